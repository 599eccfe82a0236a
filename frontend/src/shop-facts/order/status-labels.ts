import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { words } from '@/words/shop';

/** Of one order: who collects the books gets nothing delivered. */
export function statusLabel(status: OrderStatus, { pickup }: Pick<Order, 'pickup'>): string {
  return (pickup ? words.pickupStatuses : words.orderStatuses)[status];
}
