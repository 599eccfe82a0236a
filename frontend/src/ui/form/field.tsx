import { useId, type AriaAttributes, type ComponentProps, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** What is wrong with the value; announced with the field. */
  error?: string | undefined;
  hint?: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** Of the whole field. */
  className?: string | undefined;
}

export const box =
  'block w-full min-h-11 scroll-mt-8 text-ellipsis rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-faint hover:border-ink aria-invalid:border-red disabled:bg-sunken disabled:text-ink-soft disabled:border-line';

/** A text field of one line. Takes what `register` of react-hook-form gives. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const render = (control: ComponentProps<'input'>) => <input {...control} className={box} />;
  return <Field {...props} render={render} />;
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1 text-sm font-medium text-red">
      {text}
    </p>
  );
}

/** What belongs around a control, joined by ids to what belongs to it, which `render` is given. */
export function Field<Own extends AriaAttributes & { id?: string | undefined }>({
  label,
  error,
  hint,
  isLabelHidden,
  className = '',
  render,
  ...rest
}: FieldProps & Own & { render: (control: Own) => ReactNode }) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const notes = [rest['aria-describedby'], error && `${id}-error`, hint && `${id}-hint`];
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </label>
      {render({
        dir: 'auto',
        ...(rest as unknown as Own),
        id,
        'aria-invalid': error ? true : rest['aria-invalid'],
        'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
