import type { Types } from 'mongoose';
import type { EmailKind } from '../../../contract/email/email.ts';
import { isAwaitedItem } from '../../../contract/order/item-state.ts';
import type { StoredOrder, StoredOrderItem } from '../../../models/orders/order.model.ts';
import { wasDelivered } from '../../../models/orders/returned-books.ts';
import type { ApiWords } from '../../../words/words-of.ts';

export type EmailVariant = keyof ApiWords['emails']['variants'];

/** The default text that fits this order better than the kind's; `stepItems` as in `orderContent`. */
export function variantOf(
  kind: EmailKind,
  order: StoredOrder,
  stepItems: StoredOrderItem[],
): EmailVariant | undefined {
  if (kind === 'order-confirmed' && order.items.some(isAwaitedItem)) return 'confirmedWithAwaited';
  if (kind === 'order-returned' && wasDelivered(order)) return 'returnedAfterDelivery';
  if (kind === 'order-books-returned' && wasDelivered(order, stepItems[0]))
    return 'booksReturnedAfterDelivery';
  if (kind === 'order-books-sent' && isRest(order, stepItems)) return 'restSent';
  return undefined;
}

/** Whether these books were the last to be sent, after others of the order. */
function isRest({ history, items }: StoredOrder, stepItems: StoredOrderItem[]): boolean {
  const isOfStep = (id: Types.ObjectId) => stepItems.some(({ bookId }) => bookId.equals(id));
  const step = history.findLast(({ sent, undo }) => !undo && sent?.some(isOfStep));
  const hasEarlier = items.some(({ bookId, sentAt }) => sentAt && !isOfStep(bookId));
  return step?.status === 'shipped' && hasEarlier;
}
