import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
} from 'react';
import { FiUpload, FiX } from 'react-icons/fi';
import { useApiDispatch } from '@/api/dependencies';
import { IconButton } from '@/ui/controls/button';
import { FieldError } from './field';
import { FileButton } from '@/ui/controls/file-button';
import { coverProblem, coverTypes, uploadCover, type UploadPath } from './upload-cover';

interface CoverPickerProps {
  label: string;
  path?: UploadPath;
  /** Small, for the place beside another field: a button instead of a drop area. */
  isCompact?: boolean;
  /** A picture that is already stored, from a draft; the big picker offers to take it away. */
  storedName?: string;
  /** An address of the picture as soon as one is chosen, before it has arrived. */
  onPreview?: (address: string | null) => void;
  /** The name under which the shop keeps the picture; '' when the big picker lost it again. */
  onUploaded: (name: string) => void;
  /** Whether a picture is on its way. */
  onBusy: (isBusy: boolean) => void;
}

interface Picked {
  name: string;
  progress: number;
  isStored: boolean;
}

/** Picks a picture and uploads it at once, so that a bad one is refused while one still types. */
export function CoverPicker({
  label,
  path = '/covers',
  isCompact = false,
  storedName = '',
  onPreview = () => {},
  onUploaded,
  onBusy,
}: CoverPickerProps) {
  const dispatch = useApiDispatch();
  const [newlyPicked, setPicked] = useState<Picked | null>(null);
  const picked =
    newlyPicked ?? (storedName ? { name: storedName, progress: 1, isStored: true } : null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const address = useRef<string | null>(null);
  const id = useId();

  const preview = (next: string | null) => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = next;
    onPreview(next);
  };
  const leave = useEffectEvent(() => {
    running.current?.abort();
    if (address.current) URL.revokeObjectURL(address.current);
    onBusy(false);
  });
  useEffect(() => () => leave(), []);

  const clear = () => {
    running.current?.abort();
    if (input.current) input.current.value = '';
    setPicked(null);
    preview(null);
    onBusy(false);
  };

  const refuse = (text: string) => {
    clear();
    setProblem(text);
  };

  const pick = async (file: File | undefined) => {
    if (!file) return;
    running.current?.abort();
    const found = coverProblem(file);
    if (found) return refuse(found);
    const upload = new AbortController();
    running.current = upload;
    setProblem(undefined);
    setPicked({ name: file.name, progress: 0, isStored: false });
    preview(URL.createObjectURL(file));
    onBusy(true);
    const answer = await dispatch(
      uploadCover(
        file,
        path,
        (progress) => setPicked({ name: file.name, progress, isStored: false }),
        upload.signal,
      ),
    );
    if (upload.signal.aborted) return;
    if (answer.problem !== undefined) return refuse(answer.problem);
    setPicked({ name: file.name, progress: 1, isStored: true });
    onBusy(false);
    onUploaded(answer.cover.name);
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => void pick(event.target.files?.[0]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void pick(event.dataTransfer.files[0]);
  };
  const takeAway = () => {
    clear();
    if (!isCompact) onUploaded('');
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
          onChange={onChange}
        >
          <FiUpload aria-hidden="true" />
          {isCompact ? label : 'Choose a picture'}
        </FileButton>
        <p id={`${id}-state`} className="min-w-40 flex-1 text-sm text-ink-soft" aria-live="polite">
          {picked ? <PickedState {...picked} /> : 'JPEG, PNG, WebP or AVIF, up to 5 MB.'}
        </p>
        {picked && (
          <IconButton label={`Take ${picked.name} away`} onClick={takeAway}>
            <FiX aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {picked && !picked.isStored && (
        <progress
          aria-label="Upload"
          value={picked.progress}
          max={1}
          className="mt-2 h-2 w-full accent-ink"
        />
      )}
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

function stateOf({ isStored, progress }: Picked): string {
  if (isStored) return 'Uploaded';
  return progress < 1 ? `Uploading, ${Math.round(progress * 100)} %` : 'Checking the picture';
}

function PickedState(picked: Picked) {
  return (
    <>
      <span className="block truncate font-medium text-ink">{picked.name}</span>
      {stateOf(picked)}
    </>
  );
}
