import { isOverdueItem } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { daysOfZone } from '@storyloom/backend/contract/shop/days-of-zone';
import { useState } from 'react';
import { formatDateTime, shopMoney } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

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
