import { useId, type DragEvent } from 'react';
import { FiUpload, FiX } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import { FieldError } from '@/ui/form/field';
import { FileButton } from '@/admin/ui/form/file-button';
import {
  pictureTypes,
  usePictureUpload,
  type PictureUpload,
  type UploadPath,
} from './use-picture-upload';
import { formatNumber } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

interface PicturePickerProps {
  label: string;
  upload: PictureUpload;
  /** A picture that is already stored, from a draft. */
  storedName: string;
}

/** A file field with a drop area; removing the picture empties the field. */
export function PicturePicker({ label, upload, storedName }: PicturePickerProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <UploadControls
        id={id}
        button={words.adminUi.picture.choose}
        upload={upload}
        picked={upload.picked ?? (storedName ? { ...stored, name: storedName } : null)}
        onRemove={() => upload.onUploaded('')}
        className="gap-x-4 gap-y-2 rounded-md border border-dashed border-line-strong bg-surface p-4"
      />
    </div>
  );
}

interface PictureUploadButtonProps {
  label: string;
  upload: PictureUpload;
}

/** A file button next to a field; removing the picture leaves the field unchanged. */
export function PictureUploadButton({ label, upload }: PictureUploadButtonProps) {
  return (
    <div>
      <UploadControls
        id={useId()}
        button={label}
        upload={upload}
        picked={upload.picked}
        className="gap-3"
      />
    </div>
  );
}

interface PictureButtonProps {
  label: string;
  path?: UploadPath;
  onUploaded: (name: string) => void;
}

/** A file button that uploads at once. */
export function PictureButton({ label, path, onUploaded }: PictureButtonProps) {
  return <PictureUploadButton label={label} upload={usePictureUpload(onUploaded, path)} />;
}

type Shown = Pick<NonNullable<PictureUpload['picked']>, 'name' | 'progress' | 'isStored'>;
const stored = { progress: 1, isStored: true };

interface UploadControlsProps {
  id: string;
  button: string;
  upload: PictureUpload;
  picked: Shown | null;
  onRemove?: () => void;
  className: string;
}

/** The file button with the picture's name, progress and error. */
function UploadControls(props: UploadControlsProps) {
  const { id, button, upload, picked, onRemove, className } = props;
  const { refused, input, pick } = upload;
  const removable = refused ?? picked;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void pick(event.dataTransfer.files[0]);
  };
  const remove = () => {
    upload.forget();
    if (!refused) onRemove?.();
    input.current?.focus();
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- dropping is a second way to what its button does */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        className={`flex flex-wrap items-center ${className}`}
      >
        <FileButton
          ref={input}
          id={id}
          variant="quiet"
          size="small"
          accept={pictureTypes.join(',')}
          aria-describedby={`${id}-state ${id}-error`}
          aria-invalid={refused ? true : undefined}
          onPick={(file) => void pick(file)}
        >
          <FiUpload aria-hidden="true" />
          <span>{button}</span>
        </FileButton>
        <p id={`${id}-state`} className="min-w-40 flex-1 text-sm text-ink-soft" aria-live="polite">
          {removable && (
            <span dir="auto" className="block truncate font-medium text-ink">
              {removable.name}
            </span>
          )}
          <span>{picked && !refused ? stateOf(picked) : words.adminUi.picture.allowed}</span>
        </p>
        {removable && (
          <IconButton label={words.adminUi.picture.takeAway(removable.name)} onClick={remove}>
            <FiX aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {picked && !picked.isStored && (
        <progress
          aria-label={words.adminUi.picture.upload}
          value={picked.progress}
          max={1}
          className="mt-2 h-2 w-full accent-ink"
        />
      )}
      <FieldError id={`${id}-error`} text={refused?.error} />
    </>
  );
}

function stateOf({ isStored, progress }: Shown): string {
  const { uploaded, uploading, checking } = words.adminUi.picture;
  if (isStored) return uploaded;
  return progress < 1 ? uploading(formatNumber(Math.round(progress * 100))) : checking;
}
