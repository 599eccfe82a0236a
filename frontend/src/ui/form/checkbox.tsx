import type { ComponentProps, ReactNode } from 'react';

/** The whole line is the label, as a touch target. */
export function Checkbox({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5 text-note leading-[1.6]">
      <input
        {...rest}
        type="checkbox"
        className="mt-[calc(0.5lh-10px)] size-5 shrink-0 rounded-sm accent-ink"
      />
      <span>{label}</span>
    </label>
  );
}
