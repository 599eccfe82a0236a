import { useId, type ComponentProps } from 'react';
import { buttonClassNames, type Appearance } from '@/ui/controls/button';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'size' | 'onChange'>, Appearance {
  isBusy?: boolean;
  onPick: (file: File) => void;
}

/**
 * Picks a file. The browser's own control is there for keyboard and screen reader, with its label in
 * the look of a button; a button next to it would be read out as a second control.
 */
export function FileButton(props: FileButtonProps) {
  const { variant, size, isBusy = false, onPick, children, ...rest } = props;
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
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be picked again once it has been corrected.
          target.value = '';
          if (file) onPick(file);
        }}
        className="peer sr-only"
      />
      <label htmlFor={id} className={buttonClassNames({ variant, size }, labelClassName)}>
        {children}
      </label>
    </span>
  );
}
