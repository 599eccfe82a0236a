import { useId, type ComponentProps } from 'react';
import { buttonClassNames, type Appearance } from './button';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'size'>, Appearance {
  /** The file before is still at work: takes no other one. */
  isBusy?: boolean;
}

/**
 * Picks a file. The browser's own control is there for keyboard and screen reader, with its label in
 * the look of a button; a button beside it would be read out as a second control.
 */
export function FileButton({ variant, size, isBusy = false, children, ...rest }: FileButtonProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const labelClassName =
    'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-aria-disabled:opacity-55';
  return (
    <span className="relative inline-flex max-w-full">
      <input
        {...rest}
        id={id}
        type="file"
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        className="peer sr-only"
      />
      <label htmlFor={id} className={buttonClassNames({ variant, size }, labelClassName)}>
        {children}
      </label>
    </span>
  );
}
