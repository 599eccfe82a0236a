import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { askToConfirm } from '@/ui/dialog';
import { words } from '@/words/admin';

/** Asks before a step that the owner may not want; resolves to whether to take it. */
export async function confirmStep(order: Order, status: OrderStatus): Promise<boolean> {
  if (!orderStates[status].isSale && !(await confirmEnd(order, status))) return false;
  if (statusesUnwantedAfterWithdrawal.has(status) && !(await confirmWithdrawn(order, status)))
    return false;
  return !statusesWithAllBooks.has(status) || confirmAwaited(order, status);
}

function confirmEnd(order: Order, status: OrderStatus): Promise<boolean> {
  const { askReturned, askCancel, askEndText, step, leaveAsIs, keep } = words.orderSteps;
  const isReturn = status === 'returned';
  return askToConfirm(
    {
      title: isReturn ? askReturned(order.number) : askCancel(order.number),
      text: askEndText(status, order),
      icon: 'warning',
    },
    { confirm: step(status, order), cancel: isReturn ? leaveAsIs : keep },
  );
}

/** Steps towards the customer that a withdrawal makes unwanted. */
const statusesUnwantedAfterWithdrawal: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'ready',
  'shipped',
]);

export async function confirmWithdrawn(
  order: Order,
  status: OrderStatus,
  bookIds = order.productIds,
): Promise<boolean> {
  const { withdrawals = [], productIds } = order;
  const withdrawn = withdrawals.flatMap(({ items }) => items ?? productIds);
  const titles = order.items
    .filter(({ bookId, returnedAt }) => !returnedAt && bookIds.includes(bookId))
    .filter(({ bookId }) => withdrawn.includes(bookId))
    .map(({ title }) => title);
  if (titles.length === 0) return true;
  const { askWithdrawn, askWithdrawnText, step, leaveAsIs } = words.orderSteps;
  return askToConfirm(
    { title: askWithdrawn(order.number), text: askWithdrawnText(titles), icon: 'warning' },
    { confirm: step(status, order), cancel: leaveAsIs },
  );
}

/** Statuses that need all books of the order. */
const statusesWithAllBooks: ReadonlySet<OrderStatus> = new Set(['ready', 'shipped']);

/**
 * Asks before an order goes on without books that have not arrived: the customer would wait for
 * them.
 */
async function confirmAwaited(order: Order, status: OrderStatus): Promise<boolean> {
  const titles = order.items.filter(isAwaitedItem).map(({ title }) => title);
  if (titles.length === 0) return true;
  const { askSend, askSendText } = words.partialDelivery;
  const { step, leaveAsIs } = words.orderSteps;
  return askToConfirm(
    { title: askSend(order.number), text: askSendText(titles), icon: 'warning' },
    { confirm: step(status, order), cancel: leaveAsIs },
  );
}
