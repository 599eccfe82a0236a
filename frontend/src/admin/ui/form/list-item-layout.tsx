import { useRef, type ReactNode, type Ref } from 'react';
import { FiArrowDown, FiArrowUp, FiTrash2 } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { words } from '@/words/admin';

interface ListItemLayoutProps {
  /** "Note 2", for the buttons' names. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** An entry of a list with buttons to move and remove it. */
export function ListItemLayout(props: ListItemLayoutProps) {
  const { name, index, count, onMove, onRemove, removeRef, children } = props;
  const upButton = useRef<HTMLButtonElement>(null);
  const downButton = useRef<HTMLButtonElement>(null);
  const move = (to: number, button: typeof upButton) => {
    if (to < 0 || to >= count) return;
    onMove(index, to);
    // React inserts the entry again at its new position, which drops the focus.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <li className="min-w-0 rounded-md border border-line p-4">
      <div role="group" aria-label={name}>
        <div className="mb-3 flex items-center justify-between gap-2">
          <p
            dir="auto"
            className="min-w-0 flex-1 text-sm font-semibold [overflow-wrap:anywhere] text-ink-soft"
          >
            {name}
          </p>
          <div className="-my-2 -me-2 flex shrink-0">
            <IconButton
              ref={upButton}
              label={words.adminUi.listItem.moveUp(name)}
              aria-disabled={index === 0 || undefined}
              onClick={() => move(index - 1, upButton)}
            >
              <FiArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              ref={downButton}
              label={words.adminUi.listItem.moveDown(name)}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => move(index + 1, downButton)}
            >
              <FiArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton
              ref={removeRef}
              label={words.adminUi.listItem.remove(name)}
              className="text-red"
              onClick={ignoreDoubleClick(onRemove)}
            >
              <FiTrash2 aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <div className="space-y-4">{children}</div>
      </div>
    </li>
  );
}
