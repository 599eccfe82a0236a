import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type Variant = 'primary' | 'dark' | 'quiet' | 'plain';
type Size = 'normal' | 'small' | 'icon';

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 font-semibold text-center transition-[background-color,border-color,transform,opacity] duration-150 active:translate-y-px forced-colors:border disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:opacity-55';

const variants: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-pressed',
  dark: 'bg-ink text-paper hover:bg-ink-soft',
  quiet: 'border border-line-strong bg-transparent text-ink hover:bg-sunken',
  plain: 'bg-transparent text-ink hover:bg-sunken',
};

const sizes: Record<Size, string> = {
  normal: 'rounded-md min-h-11 px-5 py-2.5',
  small: 'rounded-md min-h-11 px-3.5 py-2 text-sm',
  icon: 'rounded-full size-11 text-xl',
};

export interface Appearance {
  variant?: Variant;
  size?: Size;
}

export function buttonClassNames(
  { variant = 'primary', size = 'normal' }: Appearance,
  className = '',
): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

interface ButtonProps extends ComponentProps<'button'>, Appearance {
  /** Looks disabled but stays focusable, so that keyboard users keep their position. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={(event) => {
        // A double click's second click must not submit a form again: busy shows a moment after the
        // first.
        if (isBusy || (rest.type === 'submit' && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClassNames({ variant, size }, className)}
    />
  );
}

/** A secondary action next to the thing it belongs to. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button variant="quiet" size="small" {...props} />;
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Appearance) {
  return <Link {...rest} className={buttonClassNames({ variant, size }, className)} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'size'> {
  label: string;
  children: ReactNode;
}

export function IconButton({ label, variant = 'plain', children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size="icon" aria-label={label} title={label}>
      {children}
    </Button>
  );
}
