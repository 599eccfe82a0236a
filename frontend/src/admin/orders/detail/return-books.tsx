import type { Order } from '@storyloom/backend/contract/order/order';
import { useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useOrderStep } from '@/admin/orders/use-order-step';
import { isRecord } from '@/browser/storage';
import { Button, SmallButton } from '@/ui/controls/button';
import { Checkbox } from '@/ui/form/more-fields';
import { countOf } from '@/ui/text/formats';

/** Notes single books of an order that came back, by ticking them. */
export function ReturnBooks({ order }: { order: Order }) {
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const [isOpen, setIsOpen] = useState(isRecord(state) && 'isReturning' in state);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className="mt-5">
      <SmallButton ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Return books
      </SmallButton>
      {isOpen && <ReturnForm order={order} onDone={close} />}
    </div>
  );
}

function ReturnForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { returnBooks, isLoading } = useOrderStep(order);
  const [ticked, setTicked] = useState(declaredBooks(order));
  const out = order.items.filter(({ returnedAt }) => !returnedAt);
  const chosen = out.filter(({ bookId }) => ticked.includes(bookId)).map(({ bookId }) => bookId);
  const tick = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]);
  const send = async () => {
    if (await returnBooks(chosen)) onDone();
  };
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">Which books came back?</legend>
      {out.map(({ bookId, title }) => (
        <Checkbox
          key={bookId}
          label={title}
          checked={ticked.includes(bookId)}
          onChange={() => tick(bookId)}
        />
      ))}
      <p className="mb-3 text-sm text-ink-soft">
        {chosen.length === out.length
          ? 'That is all of it: the order becomes returned, with its shipping.'
          : 'They go back into stock; the rest of the order stays as it is.'}
      </p>
      <Button
        size="small"
        isBusy={isLoading}
        disabled={chosen.length === 0}
        onClick={() => void send()}
      >
        {chosen.length === 0 ? 'Return' : `Return ${countOf(chosen.length, 'book')}`}
      </Button>
    </fieldset>
  );
}

/** What the customer declared to send back is what most likely came. */
function declaredBooks({ withdrawal, productIds }: Order): string[] {
  return withdrawal ? (withdrawal.items ?? productIds) : [];
}
