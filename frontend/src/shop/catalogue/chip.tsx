import type { ComponentProps } from 'react';

export const chipClassName =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-note font-medium';
export const openChipClassName = 'border-line-strong hover:bg-sunken';

/** A filter that is on or off. */
export function Chip({
  isPressed,
  className = '',
  ...rest
}: ComponentProps<'button'> & { isPressed: boolean }) {
  const state = isPressed ? 'border-accent bg-accent text-on-accent' : openChipClassName;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      {...rest}
      className={`${chipClassName} ${state} ${className}`}
    />
  );
}
