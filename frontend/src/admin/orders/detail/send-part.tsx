import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { canBecome } from '@storyloom/backend/contract/order/order-status';
import { useOrderStep } from '@/admin/orders/use-order-step';
import { SmallButton } from '@/ui/controls/button';
import { words } from '@/words/admin';

/** Sends what is there of an order that waits for other books; nothing when it waits for none. */
export function SendPart({ order }: { order: Order }) {
  const { sendBooks, isLoading } = useOrderStep(order);
  const open = order.items.filter(({ sentAt, returnedAt }) => !sentAt && !returnedAt);
  const here = open.filter((item) => !isAwaited(item)).map(({ bookId }) => bookId);
  const canSend = canBecome(order.status, 'shipped', 'admin') && !order.pickup;
  if (!canSend || here.length === 0 || here.length === open.length) return null;
  return (
    <div className="mt-5">
      <SmallButton isBusy={isLoading} onClick={() => void sendBooks(here)}>
        {words.adminSupply.sendHere(here.length)}
      </SmallButton>
    </div>
  );
}

function isAwaited({ supply, arrivedAt }: OrderItem): boolean {
  return supply !== undefined && supply !== 'stock' && !arrivedAt;
}
