import { useId, type ComponentProps } from 'react';

/** An option in a `fieldset`; all options share a name. */
export function Radio({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        {...rest}
        id={id}
        type="radio"
        className="relative mt-0.5 size-5 shrink-0 accent-ink"
      />
      {/* Reaches around the button, as a touch target of the whole line. */}
      <label
        htmlFor={id}
        className="-my-2 -ms-8 min-h-11 min-w-0 py-2 ps-8 leading-6 break-words whitespace-pre-line"
      >
        {label}
      </label>
    </div>
  );
}
