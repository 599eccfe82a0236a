import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import { canBecome } from '@storyloom/backend/contract/order/order-status';
import type { OrderActions } from '@/admin/orders/use-order-step';
import { SmallButton } from '@/ui/controls/button';
import { words } from '@/words/admin';
import { SelectOrderBooks } from './select-order-books';

/**
 * Sends a part of an order of which not all books were in stock: those that have arrived in one
 * click, or the ticked ones. Nothing for an order that is sent as a whole.
 */
export function SendPart({ actions }: { actions: OrderActions }) {
  const { order, sendBooks, isLoading } = actions;
  const unsent = order.items.filter(({ sentAt, returnedAt }) => !sentAt && !returnedAt);
  const arrivedIds = unsent.filter((item) => !isAwaitedItem(item)).map(({ bookId }) => bookId);
  const isSentInParts = order.items.some(
    ({ supply = 'stock', sentAt }) => supply !== 'stock' || sentAt,
  );
  const canSend = canBecome(order.status, 'shipped', 'admin') && !order.pickup;
  if (!canSend || !isSentInParts || unsent.length < 2) return null;
  const { choose, which, allOfIt, restStays, sendNone, send } = words.partialDelivery;
  return (
    <SelectOrderBooks
      items={unsent}
      initial={arrivedIds}
      texts={{ open: choose, legend: which, all: allOfIt, some: restStays, none: sendNone, send }}
      isBusy={isLoading}
      onSend={sendBooks}
    >
      {arrivedIds.length > 0 && arrivedIds.length < unsent.length && (
        <SmallButton isBusy={isLoading} onClick={() => void sendBooks(arrivedIds)}>
          {words.awaitedBooks.sendHere(arrivedIds.length)}
        </SmallButton>
      )}
    </SelectOrderBooks>
  );
}
