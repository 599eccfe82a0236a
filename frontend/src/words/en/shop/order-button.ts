import type { OrderButton } from '@storyloom/backend/contract/order/order-button';

/** The texts of the order button. */
export const orderButton: Record<OrderButton, string> = {
  default: 'Place an Order',
  obligation: 'Order with obligation to pay',
};
