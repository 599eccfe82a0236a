import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';

export const statusWords: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  ready: 'Ready to collect',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};
