import { useId, type ComponentProps } from 'react';

/** An option in a `fieldset`; all options share a name. */
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
