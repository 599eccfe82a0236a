import type { packingSlip as english } from '@/words/en/admin/orders/packing-slip';

/** The printed packing slip. */
export const packingSlip: typeof english = {
  title: 'Bon de livraison',
  books: (number: number) => `Livres de la commande n° ${number}`,
  quantity: 'Quantité',
  price: 'Prix',
  shipping: 'Livraison',
  payOnCollection: 'À payer au retrait',
  collectOnDelivery: 'À encaisser à la livraison',
  thanks: 'Merci pour votre commande.',
  taxes: 'Taxes',
  collectedBy: 'À retirer par',
};
