import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The withdrawals that customers declared. */
export const adminWithdrawals = {
  title: 'Withdrawals',
  allOrders: 'All orders',
  open: (count: number) => plural(count, { one: '# open withdrawal', other: '# open withdrawals' }),
  failed: 'The withdrawals could not be loaded.',
  empty: 'No withdrawal is open.',
  order: (number: string) => `Order ${number}`,
  unknownOrder: (number: string) => `No order of theirs has the number ${number}`,
  wholeOrder: 'the whole order',
  books: (count: number) => plural(count, { one: '# of its books', other: '# of its books' }),
  /** Follows the time. */
  notSignedIn: ', not signed in',
  markDone: 'Mark as done',
  isDone: (number: string) => `The withdrawal for ${number} is done.`,
  /** Shown on the order's page, which opens then. */
  orderFollows: 'This is its order, where you enter the books that came back.',
  notMarked: 'It could not be marked. Please try again.',
  shown: (shown: number, all: number) => `${shown} of ${all}; those of an order come first.`,
};
