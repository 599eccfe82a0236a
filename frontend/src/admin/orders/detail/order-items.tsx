import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { canBecome } from '@storyloom/backend/contract/order/order-status';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { editionOf, hasShipping } from '@/admin/orders/admin-order-labels';
import { useOrderStep } from '@/admin/orders/use-order-step';
import { isRecord } from '@/browser/storage';
import { paths } from '@/config/paths';
import { Button, SmallButton } from '@/ui/controls/button';
import { Checkbox } from '@/ui/form/more-fields';
import { Panel } from '@/ui/panel';
import { Cover } from '@/ui/pictures/cover';
import { shippingLabel } from '@/ui/settings/use-shipping';
import { formatDateTime, formatPrice } from '@/ui/text/formats';
import { OrderedNote } from '@/ui/text/supply-note';
import { leftOf } from '@/ui/text/price';
import { VatTable } from '@/ui/text/vat-table';
import { SendPart } from './send-part';
import { words } from '@/words/admin';

export function OrderItems({ order }: { order: Order }) {
  const left = leftOf(order);
  const sumOf = left === undefined ? words.adminOrder.total : words.adminOrder.left;
  const handover = order.pickup ? 'pickup' : 'delivery';
  const isCounter = order.source === 'counter';
  const canReturn = canBecome(order.status, 'returned', 'admin') && !isCounter;
  return (
    <Panel title={words.adminOrder.items(order.items.length)}>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <Item key={item.bookId} item={item} order={order} />
        ))}
      </ul>
      {hasShipping(order) && (
        <Amount name={words.adminOrder.shipping}>
          {shippingLabel(order.shipping, order.currency)}
        </Amount>
      )}
      {order.gift?.fee !== undefined && (
        <Amount name={words.gift.wrapping}>{formatPrice(order.gift.fee, order.currency)}</Amount>
      )}
      {left !== undefined && (
        <Amount name={words.adminOrder.ordered}>
          {formatPrice(order.totalPrice, order.currency)}
        </Amount>
      )}
      <p className="mt-2 flex justify-between border-t border-line-strong pt-4 text-lg font-semibold">
        <span>
          {order.atTill ? words.adminOrder.soldAtTill : sumOf[isCounter ? 'counter' : handover]}
        </span>
        {!order.atTill && (
          <span className="tabular-nums">
            {formatPrice(left ?? order.totalPrice, order.currency)}
          </span>
        )}
      </p>
      <VatTable sums={order.vat} currency={order.currency} />
      <SendPart order={order} />
      {canReturn && <ReturnBooks order={order} />}
    </Panel>
  );
}

function Item({ item, order }: { item: OrderItem; order: Order }) {
  const { bookId, title, price, returnedAt } = item;
  const { currency, withdrawals = [] } = order;
  const ofBook = withdrawals.filter(({ items }) => items?.includes(bookId) ?? true);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Cover book={item} sizes="40px" className="w-10 shrink-0" />
      <p className="min-w-0 flex-1 basis-[7rem] break-words">
        <Link
          to={paths.book(bookId)}
          className={`hover:underline ${returnedAt ? 'line-through' : ''}`}
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="block text-sm text-ink-faint">{editionOf(item)}</span>
        {ofBook.map(({ receivedAt, isSignedIn }) => (
          <span key={receivedAt} className="block text-sm text-ink-soft">
            {isSignedIn
              ? words.adminOrder.withdrawalReceived(formatDateTime(receivedAt))
              : words.adminOrder.withdrawalNotSignedIn(formatDateTime(receivedAt))}
          </span>
        ))}
        {!returnedAt && <OrderedNote item={item} />}
        {returnedAt && (
          <span className="block text-sm text-ink-soft">
            {words.adminOrder.returnedAt(formatDateTime(returnedAt))}
          </span>
        )}
      </p>
      {!order.atTill && (
        <span className={`tabular-nums ${returnedAt ? 'line-through' : ''}`}>
          {formatPrice(price, currency)}
        </span>
      )}
    </li>
  );
}

function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex justify-between border-t border-line py-3">
      <span>{name}</span>
      <span className="tabular-nums">{children}</span>
    </p>
  );
}

/** Notes single books of an order that came back, by ticking them. */
function ReturnBooks({ order }: { order: Order }) {
  const { state } = useLocation() as Location<unknown>;
  const [isOpen, setIsOpen] = useState(isRecord(state) && 'isReturning' in state);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    opener.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className="mt-5">
      <SmallButton ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.adminOrder.returnBooks}
      </SmallButton>
      {isOpen && <ReturnForm order={order} onDone={close} />}
    </div>
  );
}

function ReturnForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { returnBooks, isLoading } = useOrderStep(order);
  const { withdrawals = [], productIds } = order;
  // What the customer declared to send back is what most likely came.
  const [ticked, setTicked] = useState(withdrawals.flatMap(({ items }) => items ?? productIds));
  const out = order.items.filter(({ returnedAt }) => !returnedAt);
  const chosen = out.filter(({ bookId }) => ticked.includes(bookId)).map(({ bookId }) => bookId);
  const tick = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]);
  const send = async () => {
    if (await returnBooks(chosen)) onDone();
  };
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{words.adminOrder.whichBooks}</legend>
      {out.map(({ bookId, title }) => (
        <Checkbox
          key={bookId}
          label={title}
          checked={ticked.includes(bookId)}
          onChange={() => tick(bookId)}
        />
      ))}
      <p className="mb-3 text-sm text-ink-soft">
        {chosen.length === out.length ? words.adminOrder.allOfIt : words.adminOrder.restStays}
      </p>
      <Button
        size="small"
        isBusy={isLoading}
        disabled={chosen.length === 0}
        onClick={() => void send()}
      >
        {chosen.length === 0
          ? words.adminOrder.return
          : words.adminOrder.returnCount(chosen.length)}
      </Button>
    </fieldset>
  );
}
