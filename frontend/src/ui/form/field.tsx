import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** The error; announced with the field. */
  error?: string | undefined;
  hint?: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** Classes of the whole field. */
  className?: string | undefined;
}

export const inputClassName =
  'block w-full min-h-11 scroll-mt-8 text-ellipsis rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-faint hover:border-ink aria-invalid:border-red disabled:bg-sunken disabled:text-ink-soft disabled:border-line';

/** A text field of one line, for the props of `register` of react-hook-form. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  return <Field {...props} as="input" controlClassName={inputClassName} />;
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1 text-sm font-medium text-red">
      {text}
    </p>
  );
}

interface ControlProps {
  as: 'input' | 'textarea' | 'select';
  controlClassName: string;
}

/** A control with its label, hint and error, joined by ids. */
export function Field(props: FieldProps & ControlProps & ComponentProps<ControlProps['as']>) {
  const {
    as,
    controlClassName,
    label,
    error,
    hint,
    isLabelHidden,
    className = '',
    ...rest
  } = props;
  const Control = as as ElementType; // each component passes the props of its own control
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
      <Control
        // A select keeps the direction of the page, for the side of its arrow.
        dir={as === 'select' ? undefined : 'auto'}
        {...rest}
        id={id}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={notes.filter(Boolean).join(' ') || undefined}
        className={controlClassName}
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
