import type { Order } from '@storyloom/backend/contract/order/order';
import { OrderThread } from '@/shop-facts/order/order-thread';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';

/** What its customer and the shop have written about an order; opening it makes it seen. */
export function OrderMessages({ order: { _id, name } }: { order: Order }) {
  return (
    <Panel title={words.messages.title}>
      <OrderThread thread={{ id: _id, reader: 'admin' }} customerName={name} />
    </Panel>
  );
}
