import { useId, type ComponentProps } from 'react';
import { buttonClassNames, type Appearance } from '@/ui/controls/button';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'size' | 'onChange'>, Appearance {
  isBusy?: boolean;
  onPick: (file: File) => void;
}

/**
 * Picks a file. The label of the native control looks like a button: a button next to it would be
 * read out as a second control.
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
          // Clears the value, so that the same file can be picked again after a correction.
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
