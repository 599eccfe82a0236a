import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';

export const statusLabels: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  ready: 'Ready to collect',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** Of one order: who collects the books gets nothing delivered. */
export function statusLabel(status: OrderStatus, { pickup }: Pick<Order, 'pickup'>): string {
  return pickup && status === 'delivered' ? 'Collected' : statusLabels[status];
}
