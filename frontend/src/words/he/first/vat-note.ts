import type { vatNote as english } from '@/words/en/first/vat-note';

/** What a shop with VAT says beside its prices. */
export const vatNote: typeof english = {
  /** At the price of one book. */
  ofBook: (rate) => `כולל ${rate} מע״מ`,
  ofBookPlusShipping: (rate, costs) => `כולל ${rate} מע״מ, לא כולל משלוח (${costs})`,
  freeFrom: (fee, from) => `${fee}, חינם מ־${from}`,
  lessFrom: (fee, from, less) => `${fee}, ${less} מ־${from}`,
  /** At the foot of every page. */
  ofAll: 'כל המחירים כוללים מע״מ.',
  ofAllPlusShipping: 'כל המחירים כוללים מע״מ ואינם כוללים משלוח.',
};
