import type { OrderButton } from '@storyloom/backend/contract/order/order-button';

/** What the button that orders says. */
export const orderButton: Record<OrderButton, string> = {
  default: 'Place an Order',
  obligation: 'Order with obligation to pay',
};
