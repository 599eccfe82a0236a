import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** An order by phone. */
export const phoneOrder = {
  title: 'New order by telephone',
  books: 'Books',
  collectedBy: 'To be collected by',
  isCollected: 'Collected in the shop',
  email: 'Email',
  emailHint: 'Only if the customer wants emails about the order.',
  place: 'Place order',
  isPlaced: (number: number) => `Order ${number} is placed.`,
  notPlaced: 'The order was not placed.',
  tooManyBooks: (most: number) =>
    plural(most, {
      one: 'Take out some books; at most # is possible',
      other: 'Take out some books; at most # are possible',
    }),
  noBook: 'Add at least one book',
  notToBeHad: 'No longer available',
  remove: (title: string) => `Remove ${title}`,
  soldOut: 'A book has just sold out; it is marked above.',
  unavailable: 'A book is not sold any more; it is marked above.',
  earlierTry:
    'An earlier try seems to have reached the shop with other details. Please look at the orders first.',
  lookOver: 'Please look over the details and try again.',
  notConfirmed: 'The shop has not confirmed it. Trying again never orders twice.',
  shipping: 'Shipping',
  totalOnCollection: 'Total, cash on collection',
  totalOnDelivery: 'Total, cash on delivery',
};
