import type { Order } from '@storyloom/backend/contract/order/order';

/** Whether these declarations are about all books that the customer has or still gets. */
export function isWithdrawn({ items, withdrawals = [] }: Pick<Order, 'items' | 'withdrawals'>) {
  return items.every(
    ({ bookId, returnedAt }) =>
      returnedAt ?? withdrawals.some((declared) => declared.items?.includes(bookId) ?? true),
  );
}
