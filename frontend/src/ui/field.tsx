import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

const inputLook =
  'block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-faint hover:border-ink aria-invalid:border-red disabled:bg-sunken disabled:text-ink-soft disabled:border-line';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value; announced with the field. */
  error?: string | undefined;
  hint?: ReactNode;
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  error,
  hint,
  isLabelHidden,
  className = '',
  ref,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const notes = [rest['aria-describedby'], error && `${id}-error`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </label>
      <input
        {...rest}
        id={id}
        ref={ref}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={notes || undefined}
        className={inputLook}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
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

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, ref, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        {...rest}
        id={id}
        ref={ref}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 rounded-sm accent-ink"
      />
      <label htmlFor={id} className="text-[0.9375rem] leading-6">
        {label}
      </label>
    </div>
  );
}

export const selectLook =
  'min-h-11 rounded-md border border-line-strong bg-surface py-2 pl-3 pr-8 text-base text-ink hover:border-ink';
