import { useRef, type ReactNode } from 'react';
import { FiArrowDown, FiArrowUp, FiTrash2 } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import { whenMeant } from '@/ui/meant';

interface ListItemFrameProps {
  /** "Note 2", for the buttons' names. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list that the owner orders. */
export function ListItemFrame({ name, index, count, ...rest }: ListItemFrameProps) {
  const frame = useRef<HTMLLIElement>(null);
  const move = (to: number, button: 'up' | 'down') => {
    if (to < 0 || to >= count) return;
    rest.onMove(to);
    // The entry takes its place in the page anew, which the keyboard must not lose.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus(),
    );
  };
  return (
    <li ref={frame} className="min-w-0 rounded-md border border-line p-4">
      <div role="group" aria-label={name}>
        <div className="mb-3 flex items-center justify-between gap-2">
          <p className="min-w-0 truncate text-sm font-semibold text-ink-soft">{name}</p>
          <div className="-my-2 -mr-2 flex shrink-0">
            <IconButton
              data-move="up"
              label={`Move ${name} up`}
              aria-disabled={index === 0 || undefined}
              onClick={() => move(index - 1, 'up')}
            >
              <FiArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              data-move="down"
              label={`Move ${name} down`}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => move(index + 1, 'down')}
            >
              <FiArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Remove ${name}`}
              className="text-red"
              onClick={whenMeant(rest.onRemove)}
            >
              <FiTrash2 aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <div className="space-y-4">{rest.children}</div>
      </div>
    </li>
  );
}
