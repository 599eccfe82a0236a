import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { useRef, useState } from 'react';
import { Button, SmallButton } from '@/ui/controls/button';
import type { Elements } from '@/ui/elements';
import { Checkbox } from '@/ui/form/checkbox';

interface SelectOrderBooksProps {
  items: OrderItem[];
  /** The books that are selected at first. */
  initial: string[];
  texts: {
    open: string;
    legend: string;
    all: string;
    some: string;
    none: string;
    send: (count: number) => string;
  };
  isOpenAtFirst?: boolean;
  isBusy: boolean;
  /** Resolves to whether the step was taken; if so, the selection closes. */
  onSend: (bookIds: string[]) => Promise<boolean>;
  children?: Elements;
}

/** A button that opens the order's books, to select those for one step. */
export function SelectOrderBooks({
  isOpenAtFirst = false,
  children,
  ...selection
}: SelectOrderBooksProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const send = async (bookIds: string[]) => {
    if (!(await selection.onSend(bookIds))) return;
    opener.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-2">
        {children}
        <SmallButton ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {selection.texts.open}
        </SmallButton>
      </div>
      {isOpen && <BookCheckboxes {...selection} onSend={(bookIds) => void send(bookIds)} />}
    </div>
  );
}

interface BookCheckboxesProps extends Omit<SelectOrderBooksProps, 'onSend'> {
  onSend: (bookIds: string[]) => void;
}

function BookCheckboxes({ items, initial, texts, isBusy, onSend }: BookCheckboxesProps) {
  const [checkedIds, setCheckedIds] = useState(initial);
  const selectedIds = items
    .filter(({ bookId }) => checkedIds.includes(bookId))
    .map(({ bookId }) => bookId);
  const toggle = (id: string) =>
    setCheckedIds(
      checkedIds.includes(id) ? checkedIds.filter((each) => each !== id) : [...checkedIds, id],
    );
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{texts.legend}</legend>
      {items.map(({ bookId, title }) => (
        <Checkbox
          key={bookId}
          label={title}
          checked={checkedIds.includes(bookId)}
          onChange={() => toggle(bookId)}
        />
      ))}
      <p className="mb-3 text-sm text-ink-soft">
        {selectedIds.length === items.length ? texts.all : texts.some}
      </p>
      <Button
        size="small"
        isBusy={isBusy}
        disabled={selectedIds.length === 0}
        onClick={() => onSend(selectedIds)}
      >
        {selectedIds.length === 0 ? texts.none : texts.send(selectedIds.length)}
      </Button>
    </fieldset>
  );
}
