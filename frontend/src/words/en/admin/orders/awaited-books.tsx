import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

const copies = (count: number) => plural(count, { one: '# copy', other: '# copies' });

/** The books that open orders wait for, and their arrivals. */
export const awaitedBooks = {
  title: 'To order',
  allOrders: 'All orders',
  open: (count: number) => plural(count, { one: '# copy to order', other: '# copies to order' }),
  late: (count: number) =>
    plural(count, {
      one: '# copy is later than promised',
      other: '# copies are later than promised',
    }),
  /** Marks a book, or an order with such a book. */
  overdue: 'Later than promised',
  failed: 'The list could not be loaded.',
  empty: 'No order waits for a book.',
  copies,
  /** `numbers`: the numbers of orders. */
  forOrders: (numbers: string) => `For order ${numbers}`,
  noPublisher: 'Without a publisher',
  promisedBy: (day: string) => `Promised by ${day}`,
  save: 'Save as CSV',
  take: 'Arrived',
  takeOf: (count: number, title: string) => `${copies(count)} of “${title}” arrived`,
  sendHere: (count: number) =>
    plural(count, { one: 'Send the # book that is here', other: 'Send the # books that are here' }),
  sent: (count: number, number: number) =>
    plural(count, {
      one: `# book of order ${number} is sent.`,
      other: `# books of order ${number} are sent.`,
    }),
  sentUndone: (number: number) => `Not sent after all: books of order ${number}.`,
  arrivals: {
    title: 'Books that have come in',
    isbn: 'ISBN',
    hint: 'Scan it, or type it and press Enter.',
    copies: 'Copies',
    button: 'Take in',
    /** The subject of the sentence about a broken rule. */
    typed: 'The ISBN',
    given: (count: number, title: string, numbers: string) =>
      `${copies(count)} of “${title}” for order ${numbers}.`,
    toStock: (count: number, title: string) => `${copies(count)} of “${title}” for the stock.`,
    unknown: 'No book of the shop has this ISBN.',
    notTaken: 'The copies were not taken in. Please try again.',
    undone: (title: string) => `The arrival of “${title}” is undone.`,
    cannotUndo: 'It can no longer be undone: a copy has been sold or sent since.',
    /** Names the arrival next to its Undo button. */
    undoable: (title: string) => `the arrival of “${title}”`,
  },
};
