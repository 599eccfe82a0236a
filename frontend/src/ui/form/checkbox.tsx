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
        className="mt-[calc(0.5lh-10px)] size-5 shrink-0 rounded-sm accent-ink"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
