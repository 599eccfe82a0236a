import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { FiUpload, FiX } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import type { PicturePath } from '@/api/files.api';
import { FieldError } from './field';
import { FileButton } from '@/ui/controls/file-button';
import { pictureTypes } from './picture-problem';
import { usePictureUpload, type PictureUpload } from './use-picture-upload';

interface CoverPickerProps {
  label: string;
  upload: PictureUpload;
  /** Small, for the place beside another field. */
  isCompact?: boolean;
  /** A picture that is already stored, from a draft; the big picker offers to take it away. */
  storedName?: string;
}

/** Picks a picture, and tells whether it is on its way or there. */
export function CoverPicker({ label, upload, isCompact = false, storedName }: CoverPickerProps) {
  const { problem, pick } = upload;
  const stored = storedName ? { name: storedName, isStored: true } : null;
  const picked = upload.picked ?? stored;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isEmpty = !upload.picked;
  // The same file may be picked again, mended.
  useEffect(() => {
    if (isEmpty && input.current) input.current.value = '';
  }, [isEmpty, problem]);

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
      <div
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
          accept={pictureTypes.join(',')}
          aria-describedby={`${id}-state ${id}-error`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => void pick(event.target.files?.[0])}
        >
          <FiUpload aria-hidden="true" />
          {isCompact ? label : 'Choose a picture'}
        </FileButton>
        <p id={`${id}-state`} className="min-w-40 flex-1 text-sm text-ink-soft" aria-live="polite">
          {picked && <span className="block truncate font-medium text-ink">{picked.name}</span>}
          {picked?.isStored && 'Uploaded'}
          {picked && !picked.isStored && 'Uploading'}
          {!picked && 'JPEG, PNG, WebP or AVIF, up to 5 MB.'}
        </p>
        {picked && (
          <IconButton label={`Take ${picked.name} away`} onClick={takeAway}>
            <FiX aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

interface PictureButtonProps {
  label: string;
  path?: PicturePath;
  onUploaded: (name: string) => void;
  /** Whether a picture is on its way. */
  onBusy: (isBusy: boolean) => void;
}

/** A small picker that shows no picture: it stands under its name as soon as it is stored. */
export function PictureButton({ label, path, onUploaded, onBusy }: PictureButtonProps) {
  const upload = usePictureUpload(onUploaded, path);
  const { isBusy } = upload;
  const tell = useEffectEvent(onBusy);
  useEffect(() => {
    if (!isBusy) return undefined;
    tell(true);
    return () => tell(false);
  }, [isBusy]);
  return <CoverPicker label={label} upload={upload} isCompact />;
}
