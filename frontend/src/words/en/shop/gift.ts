/** An order that is a gift, for customers and the owner. */
export const gift = {
  isGift: 'It is a gift',
  cardText: 'Text for a card',
  cardHint: 'We print it on a card of its own. 300 characters at most.',
  wrapFor: (fee: string) => `Wrap it as a gift (${fee})`,
  wrapFree: 'Wrap it as a gift (free)',
  wrapping: 'Gift wrapping',
  wrappingFee: (fee: string) => `Gift wrapping: ${fee}`,
  free: 'free',
  title: 'Gift',
  isPlain: 'The packing slip shows no prices.',
  isWrapped: 'With gift wrapping. The packing slip shows no prices.',
  notOffered: 'The shop does not take gift orders any more. Please look over your order.',
  printCard: 'Print card',
  /** The fees, next to the revenue of the books. */
  besideSales: (amount: string) => `plus gift wrapping ${amount}`,
  beside: (amount: string) => `Plus gift wrapping: ${amount}.`,
};
