import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** At the price of one book. */
  ofBook: (rate) => `zawiera ${rate} VAT`,
  ofBookPlusShipping: (rate, costs) => `zawiera ${rate} VAT, plus koszt wysyłki (${costs})`,
  freeFrom: (fee, from) => `${fee}, gratis od ${from}`,
  lessFrom: (fee, from, less) => `${fee}, od ${from} ${less}`,
  /** At the foot of every page. */
  ofAll: 'Wszystkie ceny zawierają VAT.',
  ofAllPlusShipping: 'Wszystkie ceny zawierają VAT; koszt wysyłki jest doliczany.',
};
