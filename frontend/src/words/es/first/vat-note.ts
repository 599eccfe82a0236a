import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** Next to the price of a book. */
  ofBook: (rate) => `IVA del ${rate} incluido`,
  ofBookPlusShipping: (rate, costs) => `IVA del ${rate} incluido, más gastos de envío (${costs})`,
  freeFrom: (fee, from) => `${fee}, gratis desde ${from}`,
  lessFrom: (fee, from, less) => `${fee}, ${less} desde ${from}`,
  /** In the footer. */
  ofAll: 'Todos los precios incluyen el IVA.',
  ofAllPlusShipping: 'Todos los precios incluyen el IVA; los gastos de envío se suman.',
};
