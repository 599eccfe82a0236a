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
  const [ticked, setTicked] = useState(initial);
  const chosen = items.filter(({ bookId }) => ticked.includes(bookId)).map(({ bookId }) => bookId);
  const tick = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]);
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{texts.legend}</legend>
      {items.map(({ bookId, title }) => (
        <Checkbox
          key={bookId}
          label={title}
          checked={ticked.includes(bookId)}
          onChange={() => tick(bookId)}
        />
      ))}
      <p className="mb-3 text-sm text-ink-soft">
        {chosen.length === items.length ? texts.all : texts.some}
      </p>
      <Button
        size="small"
        isBusy={isBusy}
        disabled={chosen.length === 0}
        onClick={() => onSend(chosen)}
      >
        {chosen.length === 0 ? texts.none : texts.send(chosen.length)}
      </Button>
    </fieldset>
  );
}
