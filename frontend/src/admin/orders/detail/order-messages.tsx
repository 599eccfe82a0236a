import type { Order } from '@storyloom/backend/contract/order/order';
import { OrderThread } from '@/shop-facts/order/order-thread';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';

/** The messages of customer and shop; opening them marks them as read. */
export function OrderMessages({ order: { _id, name, email } }: { order: Order }) {
  return (
    <Panel title={words.messages.title}>
      <OrderThread thread={{ id: _id, reader: 'admin' }} customerName={name} isClosed={!email} />
    </Panel>
  );
}
