import type { vatNote as english } from '@/words/en/first/vat-note';

/** What a shop with VAT says beside its prices. */
export const vatNote: typeof english = {
  /** At the price of one book. */
  ofBook: (rate) => `IVA del ${rate} incluido`,
  ofBookPlusShipping: (rate, costs) => `IVA del ${rate} incluido, más gastos de envío (${costs})`,
  freeFrom: (fee, from) => `${fee}, gratis desde ${from}`,
  lessFrom: (fee, from, less) => `${fee}, ${less} desde ${from}`,
  /** At the foot of every page. */
  ofAll: 'Todos los precios incluyen el IVA.',
  ofAllPlusShipping: 'Todos los precios incluyen el IVA; los gastos de envío se suman.',
};
