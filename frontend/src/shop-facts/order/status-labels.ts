import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { words } from '@/words/shop';

/** The status of an order; one that is collected is never delivered. */
export function statusLabel(status: OrderStatus, { pickup }: Pick<Order, 'pickup'>): string {
  return (pickup ? words.pickupStatuses : words.orderStatuses)[status];
}
