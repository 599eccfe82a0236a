import { useId, useRef, type DragEvent } from 'react';
import { FiUpload, FiX } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import { FieldError } from '@/ui/form/field';
import { FileButton } from '@/ui/controls/file-button';
import {
  coverTypes,
  usePictureUpload,
  type PictureUpload,
  type UploadPath,
} from './use-picture-upload';
import { formatNumber } from '@/ui/text/formats';
import { words } from '@/words/shop';

interface CoverPickerProps {
  label: string;
  upload: PictureUpload;
  /** Small, for use next to another field: a button instead of a drop area. */
  isCompact?: boolean;
  /** A picture that is already stored, from a draft; the big picker offers to take it away. */
  storedName?: string;
}

export function CoverPicker({ label, upload, isCompact = false, storedName }: CoverPickerProps) {
  const { problem, pick } = upload;
  const stored = storedName ? { name: storedName, progress: 1, isStored: true } : null;
  const picked = upload.picked ?? stored;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void pick(event.dataTransfer.files[0]);
  };
  const takeAway = () => {
    upload.forget();
    if (!isCompact) upload.onUploaded('');
    input.current?.focus();
  };

  return (
    <div>
      {!isCompact && (
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {label}
        </label>
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- dropping is a second way to what its button does */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        className={
          isCompact
            ? 'flex flex-wrap items-center gap-3'
            : 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-line-strong bg-surface p-4'
        }
      >
        <FileButton
          ref={input}
          id={id}
          variant="quiet"
          size="small"
          accept={coverTypes.join(',')}
          aria-describedby={`${id}-state ${id}-error`}
          aria-invalid={problem ? true : undefined}
          onPick={(file) => void pick(file)}
        >
          <FiUpload aria-hidden="true" />
          <span>{isCompact ? label : words.parts.picture.choose}</span>
        </FileButton>
        <p id={`${id}-state`} className="min-w-40 flex-1 text-sm text-ink-soft" aria-live="polite">
          {picked && (
            <span dir="auto" className="block truncate font-medium text-ink">
              {picked.name}
            </span>
          )}
          <span>{picked ? stateOf(picked) : words.parts.picture.allowed}</span>
        </p>
        {picked && (
          <IconButton label={words.parts.picture.takeAway(picked.name)} onClick={takeAway}>
            <FiX aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {picked && !picked.isStored && (
        <progress
          aria-label={words.parts.picture.upload}
          value={picked.progress}
          max={1}
          className="mt-2 h-2 w-full accent-ink"
        />
      )}
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

type Shown = Pick<NonNullable<PictureUpload['picked']>, 'progress' | 'isStored'>;

function stateOf({ isStored, progress }: Shown): string {
  const { uploaded, uploading, checking } = words.parts.picture;
  if (isStored) return uploaded;
  return progress < 1 ? uploading(formatNumber(Math.round(progress * 100))) : checking;
}

interface PictureButtonProps {
  label: string;
  path?: UploadPath;
  onUploaded: (name: string) => void;
}

/** A small picker without a preview; shows the picture's name once it is stored. */
export function PictureButton({ label, path, onUploaded }: PictureButtonProps) {
  return <CoverPicker label={label} upload={usePictureUpload(onUploaded, path)} isCompact />;
}
