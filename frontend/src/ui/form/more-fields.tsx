import { useId, type ComponentProps, type ReactNode } from 'react';
import { inputClassName, Field, TextField, type FieldProps } from './field';

/** `kind`: whether the browser offers the stored password or a new one. */
export function PasswordField({
  kind,
  ...field
}: FieldProps & ComponentProps<'input'> & { kind: 'current' | 'new' }) {
  return <TextField {...field} type="password" autoComplete={`${kind}-password`} />;
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  return <Field {...props} as="textarea" controlClassName={`${inputClassName} resize-y`} />;
}

const selectClassName =
  'min-h-11 w-full rounded-md border border-line-strong bg-surface py-2 ps-3 pe-2 text-base text-ink hover:border-ink aria-invalid:border-red';

export function Select(props: FieldProps & ComponentProps<'select'>) {
  return <Field {...props} as="select" controlClassName={selectClassName} />;
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
