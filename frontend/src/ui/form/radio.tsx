import type { ComponentProps } from 'react';

/** An option in a `fieldset`; all options share a name. The whole line is the label. */
export function Radio({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input {...rest} type="radio" className="mt-0.5 size-5 shrink-0 accent-ink" />
      <span className="min-w-0 leading-6 break-words whitespace-pre-line">{label}</span>
    </label>
  );
}
