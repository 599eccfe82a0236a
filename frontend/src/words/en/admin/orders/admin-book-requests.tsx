import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The requests of readers, on the owner's pages. */
export const adminBookRequests = {
  title: 'Book requests',
  allOrders: 'All orders',
  failed: 'The book requests could not be loaded.',
  asked: 'Asked for',
  noneAsked: 'There are no book requests. A search without a result offers to send one.',
  waiting: 'Sold-out books',
  noneWaiting: 'Nobody waits for a book that is sold out.',
  goneBook: 'A book that is gone',
  readers: (count: number) => plural(count, { one: '# reader', other: '# readers' }),
  newest: (shown: number, all: number) => `The newest ${shown} of ${all}.`,
  /** Follows the address. */
  notVerified: ', not verified',
  bringIn: 'Bring it in',
  write: 'Write',
  answered: 'Answered',
  answeredWhat: (text: string) => `Answered: ${text}`,
  isAnswered: 'Marked as answered.',
  notKept: 'That was not kept.',
};
