import type { orderButton as english } from '@/words/en/shop/order-button';

/** What the button that orders says. */
export const orderButton: typeof english = {
  default: 'Złóż zamówienie',
  obligation: 'Zamówienie z obowiązkiem zapłaty',
};
