/** The VAT note next to prices. */
export const vatNote = {
  /** At the price of one book. */
  ofBook: (rate: string) => `Includes ${rate} VAT`,
  ofBookPlusShipping: (rate: string, costs: string) =>
    `Includes ${rate} VAT, plus shipping (${costs})`,
  /** What shipping costs, from a sum on nothing or less. */
  freeFrom: (fee: string, from: string) => `${fee}, free from ${from}`,
  lessFrom: (fee: string, from: string, less: string) => `${fee}, ${less} from ${from}`,
  /** At the foot of every page. */
  ofAll: 'All prices include VAT.',
  ofAllPlusShipping: 'All prices include VAT. Shipping is added.',
};
