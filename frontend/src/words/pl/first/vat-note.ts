import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** Next to the price of a book. */
  ofBook: (rate) => `zawiera ${rate} VAT`,
  ofBookPlusShipping: (rate, costs) => `zawiera ${rate} VAT, plus koszt wysyłki (${costs})`,
  freeFrom: (fee, from) => `${fee}, gratis od ${from}`,
  lessFrom: (fee, from, less) => `${fee}, od ${from} ${less}`,
  /** In the footer. */
  ofAll: 'Wszystkie ceny zawierają VAT.',
  ofAllPlusShipping: 'Wszystkie ceny zawierają VAT; koszt wysyłki jest doliczany.',
};
