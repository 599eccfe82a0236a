import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** Next to the price of a book. */
  ofBook: (rate) => `inkl. ${rate} MwSt.`,
  ofBookPlusShipping: (rate, costs) => `inkl. ${rate} MwSt., zzgl. Versandkosten (${costs})`,
  freeFrom: (fee, from) => `${fee}, kostenlos ab ${from}`,
  lessFrom: (fee, from, less) => `${fee}, ab ${from} ${less}`,
  /** In the footer. */
  ofAll: 'Alle Preise inkl. MwSt.',
  ofAllPlusShipping: 'Alle Preise inkl. MwSt., zzgl. Versandkosten.',
};
