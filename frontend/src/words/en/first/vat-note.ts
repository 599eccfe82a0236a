/** The VAT note next to prices. */
export const vatNote = {
  /** Next to the price of a book. */
  ofBook: (rate: string) => `Includes ${rate} VAT`,
  ofBookPlusShipping: (rate: string, costs: string) =>
    `Includes ${rate} VAT, plus shipping (${costs})`,
  /** The shipping costs, with the sum from which they are lower or none. */
  freeFrom: (fee: string, from: string) => `${fee}, free from ${from}`,
  lessFrom: (fee: string, from: string, less: string) => `${fee}, ${less} from ${from}`,
  /** In the footer. */
  ofAll: 'All prices include VAT.',
  ofAllPlusShipping: 'All prices include VAT. Shipping is added.',
};
