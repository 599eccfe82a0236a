import type { ComponentProps } from 'react';

export const chipClassName =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-note font-medium';
export const openChipClassName = 'border-line-strong hover:bg-sunken';

/** A filter that is on or off. */
export function Chip({
  isChosen,
  className = '',
  ...rest
}: ComponentProps<'button'> & { isChosen: boolean }) {
  const state = isChosen ? 'border-accent bg-accent text-on-accent' : openChipClassName;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      {...rest}
      className={`${chipClassName} ${state} ${className}`}
    />
  );
}
