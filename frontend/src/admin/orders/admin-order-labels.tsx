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

/** On an order that the owner took down, and on one that is collected in the shop. */
export function SourceBadge({ source, pickup }: Pick<Order, 'source' | 'pickup'>) {
  return (
    <>
      {source && <Badge tone="plain">{words.adminOrders.sources[source]}</Badge>}
      {pickup && <Badge tone="plain">{words.adminOrders.pickup}</Badge>}
    </>
  );
}

/** On an open order: the promised day of one of its books has passed, and the shop still has to get it. */
export function OverdueNote({ items, status }: Pick<Order, 'items' | 'status'>) {
  const [today] = useState(() => daysOfZone(shopMoney().timeZone)(Date.now()));
  const isOverdue = items.some((item) => isOverdueItem(item, today));
  if (!orderStates[status].isOpen || !isOverdue) return null;
  return <span className="block text-sm font-semibold text-red">{words.awaitedBooks.overdue}</span>;
}

/** When the customer has withdrawn from an order, or from one of its books. */
export function WithdrawalNotes({ withdrawals = [] }: Pick<Order, 'withdrawals'>) {
  return withdrawals.map(({ receivedAt, isSignedIn }) => (
    <span key={receivedAt} className="block text-sm font-semibold">
      {isSignedIn
        ? words.adminOrder.withdrawalReceived(formatDateTime(receivedAt))
        : words.adminOrder.withdrawalNotSignedIn(formatDateTime(receivedAt))}
    </span>
  ));
}

/** In a list: what is left of an order, or of one that came back as a whole what it was. */
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

/** Whether an order is sent, be it for nothing. */
export const hasShipping = ({ source, pickup }: Order) => source !== 'counter' && !pickup;

type Edition = Pick<OrderItem, 'author' | 'isbn' | 'condition' | 'conditionNote'>;

/** What tells two editions of a book apart, and its copies where they are used; each in its own direction. */
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
