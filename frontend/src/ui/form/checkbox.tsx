import { useId, type ComponentProps, type ReactNode } from 'react';

export function Checkbox({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className="flex min-h-11 items-start gap-3 py-2.5 text-note leading-[1.6]">
      <input
        {...rest}
        id={id}
        type="checkbox"
        className="relative mt-[calc(0.5lh-10px)] size-5 shrink-0 rounded-sm accent-ink"
      />
      {/* Reaches around the box, as a touch target of the whole line. */}
      <label htmlFor={id} className="-my-2.5 -ms-8 py-2.5 ps-8">
        {label}
      </label>
    </div>
  );
}
