import type { orderButton as english } from '@/words/en/shop/order-button';

/** The texts of the order button. */
export const orderButton: typeof english = {
  default: 'Passer la commande',
  obligation: 'Commande avec obligation de paiement',
};
