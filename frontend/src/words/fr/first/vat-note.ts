import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** Next to the price of a book. */
  ofBook: (rate) => `TVA de ${rate} comprise`,
  ofBookPlusShipping: (rate, costs) => `TVA de ${rate} comprise, frais de port en sus (${costs})`,
  freeFrom: (fee, from) => `${fee}, gratuits dès ${from}`,
  lessFrom: (fee, from, less) => `${fee}, ${less} dès ${from}`,
  /** In the footer. */
  ofAll: 'Tous les prix sont TTC.',
  ofAllPlusShipping: 'Tous les prix sont TTC, frais de port en sus.',
};
