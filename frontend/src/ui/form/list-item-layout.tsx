import { useRef, type ReactNode } from 'react';
import { FiArrowDown, FiArrowUp, FiMenu, FiTrash2 } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';

interface ListItemLayoutProps {
  /** "Note 2", for the buttons' names. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** What is dragged is an entry, by its place, and nothing from elsewhere. */
const dragType = 'application/x-list-entry';

/** One entry of a list that the owner orders, with buttons or by dragging. */
export function ListItemLayout(props: ListItemLayoutProps) {
  const { name, index, count, onMove, onRemove, children } = props;
  const frame = useRef<HTMLLIElement>(null);
  const move = (to: number, button: 'up' | 'down') => {
    if (to < 0 || to >= count) return;
    onMove(index, to);
    // The entry takes its place in the page again, which the keyboard must not lose.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus(),
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- dragging is for the mouse; the buttons do the same
    <li
      ref={frame}
      className="min-w-0 rounded-md border border-line p-4"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(dragType);
        if (from === '') return;
        event.preventDefault();
        onMove(Number(from), index);
      }}
    >
      <div role="group" aria-label={name}>
        <div className="mb-3 flex items-center justify-between gap-2">
          <span
            draggable
            aria-hidden="true"
            title="Drag to another place"
            style={{ cursor: 'grab' }}
            className="hidden min-h-11 items-center sm:flex"
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(dragType, String(index));
              dataTransfer.effectAllowed = 'move';
              if (frame.current) dataTransfer.setDragImage(frame.current, 8, 8);
            }}
          >
            <FiMenu />
          </span>
          <p className="min-w-0 flex-1 truncate text-sm font-semibold text-ink-soft">{name}</p>
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
              data-remove
              label={`Remove ${name}`}
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
