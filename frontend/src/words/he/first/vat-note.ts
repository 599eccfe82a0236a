import type { vatNote as english } from '@/words/en/first/vat-note';

/** The VAT note next to prices. */
export const vatNote: typeof english = {
  /** Next to the price of a book. */
  ofBook: (rate) => `כולל ${rate} מע״מ`,
  ofBookPlusShipping: (rate, costs) => `כולל ${rate} מע״מ, לא כולל משלוח (${costs})`,
  freeFrom: (fee, from) => `${fee}, חינם מ־${from}`,
  lessFrom: (fee, from, less) => `${fee}, ${less} מ־${from}`,
  /** In the footer. */
  ofAll: 'כל המחירים כוללים מע״מ.',
  ofAllPlusShipping: 'כל המחירים כוללים מע״מ ואינם כוללים משלוח.',
};
