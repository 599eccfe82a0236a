import type { orderButton as english } from '@/words/en/shop/order-button';

/** The texts of the order button. */
export const orderButton: typeof english = {
  default: 'ביצוע הזמנה',
  obligation: 'הזמנה עם חובת תשלום',
};
