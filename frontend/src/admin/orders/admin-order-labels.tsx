import { isOverdueItem } from '@storyloom/backend/contract/order/item-state';
import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { daysOfZone } from '@storyloom/backend/contract/shop/days-of-zone';
import { Fragment, useState, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/admin/ui/badge';
import { formatDateTime, formatPrice, shopMoney } from '@/ui/text/formats';
import { statusLabel } from '@/shop-facts/order/status-labels';
import { words } from '@/words/admin';

const tones: Record<OrderStatus, BadgeTone> = {
  placed: 'new',
  confirmed: 'open',
  ready: 'moving',
  shipped: 'moving',
  delivered: 'done',
  cancelled: 'ended',
  returned: 'ended',
};

export function StatusBadge({ order }: { order: Pick<Order, 'status' | 'pickup'> }) {
  return <Badge tone={tones[order.status]}>{statusLabel(order.status, order)}</Badge>;
}

/** Marks an order that the owner entered by phone, or that is collected in the shop. */
export function SourceBadge({ source, pickup }: Pick<Order, 'source' | 'pickup'>) {
  return (
    <>
      {source && <Badge tone="plain">{words.adminOrders.sources[source]}</Badge>}
      {pickup && <Badge tone="plain">{words.adminOrders.pickup}</Badge>}
    </>
  );
}

/** Marks an open order with an awaited book whose promised day has passed. */
export function OverdueNote({ items, status }: Pick<Order, 'items' | 'status'>) {
  const [today] = useState(() => daysOfZone(shopMoney().timeZone)(Date.now()));
  const isOverdue = items.some((item) => isOverdueItem(item, today));
  if (!orderStates[status].isOpen || !isOverdue) return null;
  return <span className="block text-sm font-semibold text-red">{words.awaitedBooks.overdue}</span>;
}

/** The times at which the customer withdrew from the order, or from one of its books. */
export function WithdrawalNotes({ withdrawals = [] }: Pick<Order, 'withdrawals'>) {
  return withdrawals.map(({ receivedAt, isSignedIn }) => (
    <span key={receivedAt} className="block text-sm font-semibold">
      {isSignedIn
        ? words.adminOrder.withdrawalReceived(formatDateTime(receivedAt))
        : words.adminOrder.withdrawalNotSignedIn(formatDateTime(receivedAt))}
    </span>
  ));
}

/** The total in a list: without returned books, or the original one if all came back. */
export function OrderTotal({ order }: { order: Order }) {
  if (order.atTill) return <span>{words.adminOrders.atTill}</span>;
  return (
    <>
      <span>{formatPrice(order.left ?? order.totalPrice, order.currency)}</span>
      {order.status === 'returned' && (
        <span className="block text-sm font-normal text-ink-soft">
          {words.adminOrders.allCameBack}
        </span>
      )}
    </>
  );
}

/** A charge of an order, in a row below its books. */
export function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex justify-between gap-4 border-t border-line py-3">
      <span>{name}</span>
      <span className="shrink-0 tabular-nums">{children}</span>
    </p>
  );
}

/** Whether an order is shipped, even free of charge. */
export const hasShipping = ({ source, pickup }: Order) => source !== 'counter' && !pickup;

type Edition = Pick<OrderItem, 'author' | 'isbn' | 'condition' | 'conditionNote'>;

/**
 * Author, ISBN and condition, each in its own text direction, to tell editions and copies apart.
 */
export function EditionNote({ item }: { item: Edition }) {
  const { author, isbn, condition, conditionNote } = item;
  const used = condition && words.used.used[condition];
  const parts = [author, isbn && words.adminOrders.isbn(isbn), used, conditionNote].filter(Boolean);
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <span>{' · '}</span>}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
