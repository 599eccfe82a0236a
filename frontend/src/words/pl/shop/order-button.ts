import type { orderButton as english } from '@/words/en/shop/order-button';

/** The texts of the order button. */
export const orderButton: typeof english = {
  default: 'Złóż zamówienie',
  obligation: 'Zamówienie z obowiązkiem zapłaty',
};
