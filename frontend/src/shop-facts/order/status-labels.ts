import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { words } from '@/words/shop';

/** The label of an order's status; a pickup has its own labels. */
export function statusLabel(status: OrderStatus, { pickup }: Pick<Order, 'pickup'>): string {
  return (pickup ? words.pickupStatuses : words.orderStatuses)[status];
}
