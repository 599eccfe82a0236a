import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** What is wrong with the value; announced with the field. */
  error?: string | undefined;
  hint?: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** Of the whole field. */
  className?: string | undefined;
}

const box =
  'block w-full min-h-11 scroll-mt-8 text-ellipsis rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-faint hover:border-ink aria-invalid:border-red disabled:bg-sunken disabled:text-ink-soft disabled:border-line';

/** A text field of one line. Takes what `register` of react-hook-form gives. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { control, frame } = useField(props);
  return (
    <Frame {...frame}>
      <input {...control} className={box} />
    </Frame>
  );
}

/** `kind` tells the browser which one to offer: the one it keeps, or one it makes. */
export function PasswordField({
  kind,
  ...field
}: FieldProps & ComponentProps<'input'> & { kind: 'current' | 'new' }) {
  return <TextField {...field} type="password" autoComplete={`${kind}-password`} />;
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { control, frame } = useField(props);
  return (
    <Frame {...frame}>
      <textarea {...control} className={`${box} resize-y`} />
    </Frame>
  );
}

/** A list to choose one of; the children are its options. */
export function Select(props: FieldProps & ComponentProps<'select'>) {
  const { control, frame } = useField(props);
  return (
    <Frame {...frame}>
      <select
        {...control}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface py-2 pr-2 pl-3 text-base text-ink hover:border-ink aria-invalid:border-red"
      />
    </Frame>
  );
}

export function Checkbox({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5 text-note leading-[1.6]">
      <input
        {...rest}
        id={id}
        type="checkbox"
        className="mt-[calc(0.5lh-10px)] size-5 shrink-0 rounded-sm accent-ink"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** One way of several, in a `fieldset`; all of them have one name. */
export function Radio({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input {...rest} id={id} type="radio" className="mt-0.5 size-5 shrink-0 accent-ink" />
      <label htmlFor={id} className="min-w-0 leading-6 break-words whitespace-pre-line">
        {label}
      </label>
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1 text-sm font-medium text-red">
      {text}
    </p>
  );
}

/** Parts what belongs around a control from what belongs to it, and joins the two by their ids. */
function useField<Props extends FieldProps & ComponentProps<'input' | 'textarea' | 'select'>>({
  label,
  error,
  hint,
  isLabelHidden,
  className,
  ...rest
}: Props) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const notes = [rest['aria-describedby'], error && `${id}-error`, hint && `${id}-hint`];
  return {
    frame: { id, label, error, hint, isLabelHidden, className },
    control: {
      dir: 'auto',
      ...rest,
      id,
      'aria-invalid': error ? true : rest['aria-invalid'],
      'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
    },
  };
}

function Frame({
  id,
  label,
  error,
  hint,
  isLabelHidden,
  className = '',
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
