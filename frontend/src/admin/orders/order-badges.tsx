import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { Badge, type BadgeTone } from '@/admin/ui/badge';
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

/** Marks an order by phone, a counter sale, or an order that is collected in the shop. */
export function SourceBadge({ source, pickup }: Pick<Order, 'source' | 'pickup'>) {
  return (
    <>
      {source && <Badge tone="plain">{words.adminOrders.sources[source]}</Badge>}
      {pickup && <Badge tone="plain">{words.adminOrders.pickup}</Badge>}
    </>
  );
}
