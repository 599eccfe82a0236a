import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import { canBecome } from '@storyloom/backend/contract/order/order-status';
import type { OrderActions } from '@/admin/orders/use-order-step';
import { SmallButton } from '@/ui/controls/button';
import { words } from '@/words/admin';
import { SelectOrderBooks } from './select-order-books';

/**
 * Sends a part of an order of which not all books were in stock: those that are here in one click, or
 * the ticked ones. Nothing for an order that is sent as a whole.
 */
export function SendPart({ actions }: { actions: OrderActions }) {
  const { order, sendBooks, isLoading } = actions;
  const open = order.items.filter(({ sentAt, returnedAt }) => !sentAt && !returnedAt);
  const here = open.filter((item) => !isAwaitedItem(item)).map(({ bookId }) => bookId);
  const goesInParts = order.items.some(
    ({ supply = 'stock', sentAt }) => supply !== 'stock' || sentAt,
  );
  const canSend = canBecome(order.status, 'shipped', 'admin') && !order.pickup;
  if (!canSend || !goesInParts || open.length < 2) return null;
  const { choose, which, allOfIt, restStays, sendNone, send } = words.partialDelivery;
  return (
    <SelectOrderBooks
      items={open}
      initial={here}
      texts={{ open: choose, legend: which, all: allOfIt, some: restStays, none: sendNone, send }}
      isBusy={isLoading}
      onSend={sendBooks}
    >
      {here.length > 0 && here.length < open.length && (
        <SmallButton isBusy={isLoading} onClick={() => void sendBooks(here)}>
          {words.awaitedBooks.sendHere(here.length)}
        </SmallButton>
      )}
    </SelectOrderBooks>
  );
}
