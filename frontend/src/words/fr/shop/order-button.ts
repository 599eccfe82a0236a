import type { orderButton as english } from '@/words/en/shop/order-button';

/** What the button that orders says. */
export const orderButton: typeof english = {
  default: 'Passer la commande',
  obligation: 'Commande avec obligation de paiement',
};
