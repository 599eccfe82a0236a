import type { receipt as english } from '../en/receipt.ts';

/** The receipt of an order. It is no invoice, and no language may call it one. */
export const receipt: typeof english = {
  title: 'Reçu',
  /** The title of the page. */
  pageTitle: (numbers: string, shop: string) => `Reçu ${numbers} - ${shop}`,
  orders: (count: number, numbers: string) =>
    count === 1 ? `Commande n° ${numbers}` : `Commandes n° ${numbers}`,
  book: 'Livre',
  price: 'Prix',
  shipping: 'Livraison',
  free: 'gratuite',
  wrapping: 'Emballage cadeau',
  taxes: 'Taxes',
  total: 'Total',
  refund: 'Remboursement',
  returnedBook: 'Retourné',
  cancelled: 'Cette commande est annulée : il n’y a rien à payer.',
  returned: 'Cette commande est retournée : il n’y a rien à payer.',
  paidAtCounter: 'Payé en espèces au comptoir.',
  paid: { pickup: 'Payé en espèces au retrait.', delivery: 'Payé en espèces à la livraison.' },
  toBePaid: {
    pickup: 'À payer en espèces au retrait.',
    delivery: 'À payer en espèces à la livraison.',
  },
};
