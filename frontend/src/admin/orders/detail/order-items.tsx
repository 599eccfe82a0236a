import { isCancelledItem } from '@storyloom/backend/contract/order/item-state';
import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { canBecome, orderStates } from '@storyloom/backend/contract/order/order-status';
import { Link, useLocation, type Location } from 'react-router-dom';
import { Amount, hasShipping } from '@/admin/orders/order-amounts';
import { EditionNote } from '@/admin/orders/edition-note';
import { OverdueNote, WithdrawalNotes } from '@/admin/orders/order-warnings';
import type { OrderActions } from '@/admin/orders/use-order-step';
import { isRecord } from '@/browser/is-record';
import { paths } from '@/config/paths';
import { Panel } from '@/admin/ui/panel';
import { Cover } from '@/shop-facts/book/cover';
import { formatDateTime, formatPrice } from '@/shop-facts/formats/formats';
import { ArrivalNote } from '@/shop-facts/book/availability-notes';
import { remainingTotal, shippingLabel } from '@/shop-facts/order/order-sums';
import { VatTable } from '@/shop-facts/order/vat-table';
import { SelectOrderBooks } from './select-order-books';
import { SendPart } from './send-part';
import { words } from '@/words/admin';

export function ItemsPanel({ actions }: { actions: OrderActions }) {
  const { order } = actions;
  const remaining = remainingTotal(order);
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
      {remaining !== undefined && (
        <Amount name={words.adminOrder.ordered}>
          {formatPrice(order.totalPrice, order.currency)}
        </Amount>
      )}
      <p className="mt-2 flex justify-between gap-4 border-t border-line-strong pt-4 text-lg font-semibold">
        <span>{totalLabel(order)}</span>
        {!order.atTill && (
          <span className="shrink-0 tabular-nums">
            {formatPrice(remaining ?? order.totalPrice, order.currency)}
          </span>
        )}
      </p>
      <VatTable sums={order.vat} currency={order.currency} />
      <SendPart actions={actions} />
      {canReturn && <ReturnBooks actions={actions} />}
    </Panel>
  );
}

function totalLabel(order: Order): string {
  const { total, remaining, soldAtTill } = words.adminOrder;
  if (order.atTill) return soldAtTill;
  const hasReturns = remainingTotal(order) !== undefined;
  const labels = hasReturns ? remaining : total;
  if (order.source === 'counter') return labels.counter;
  // The order was paid before these books came back.
  if (hasReturns && !orderStates[order.status].isOpen) return labels.settled;
  return labels[order.pickup ? 'pickup' : 'delivery'];
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
          className={`py-2.5 hover:underline ${returnedAt ? 'line-through' : ''}`}
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="block text-sm text-ink-faint">
          <EditionNote item={item} />
        </span>
        <WithdrawalNotes withdrawals={ofBook} />
        {!returnedAt && <ArrivalNote item={item} expected={words.awaitedBooks.promisedBy} />}
        <OverdueNote items={[item]} status={order.status} />
        {returnedAt && (
          <span className="block text-sm text-ink-soft">
            {isCancelledItem(item, order)
              ? words.supply.ordered.cancelled
              : words.adminOrder.returnedAt(formatDateTime(returnedAt))}
          </span>
        )}
      </p>
      {!order.atTill && (
        <span className={`ms-auto tabular-nums ${returnedAt ? 'line-through' : ''}`}>
          {formatPrice(price, currency)}
        </span>
      )}
    </li>
  );
}

/** Lets the owner select the books of an order that were returned. */
function ReturnBooks({ actions }: { actions: OrderActions }) {
  const { state } = useLocation() as Location<unknown>;
  const { order, returnBooks, isLoading } = actions;
  const { withdrawals = [], productIds } = order;
  const { whichBooks, allOfIt, restStays, return: none, returnCount } = words.adminOrder;
  const texts = { legend: whichBooks, all: allOfIt, some: restStays, none, send: returnCount };
  return (
    <SelectOrderBooks
      items={order.items.filter(({ returnedAt }) => !returnedAt)}
      // The withdrawn books are most likely the returned ones.
      initial={withdrawals.flatMap(({ items }) => items ?? productIds)}
      texts={{ ...texts, open: words.adminOrder.returnBooks }}
      isOpenAtFirst={isRecord(state) && 'isReturning' in state}
      isBusy={isLoading}
      onSend={returnBooks}
    />
  );
}
