import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** At the price of one book. */
  ofBook: (rate) => `inkl. ${rate} MwSt.`,
  ofBookPlusShipping: (rate, costs) => `inkl. ${rate} MwSt., zzgl. Versandkosten (${costs})`,
  freeFrom: (fee, from) => `${fee}, kostenlos ab ${from}`,
  lessFrom: (fee, from, less) => `${fee}, ab ${from} ${less}`,
  /** At the foot of every page. */
  ofAll: 'Alle Preise inkl. MwSt.',
  ofAllPlusShipping: 'Alle Preise inkl. MwSt., zzgl. Versandkosten.',
};
