import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** Orders with awaited books, or sent in several parcels. */
export const partialDelivery = {
  waits: (count: number) => plural(count, { one: 'Waits for # book', other: 'Waits for # books' }),
  allHere: 'All books are here',
  choose: 'Choose the books to send',
  which: 'Which books are sent now?',
  send: (count: number) => plural(count, { one: 'Send # book', other: 'Send # books' }),
  sendNone: 'Send books',
  restStays: 'The other books stay open.',
  allOfIt: 'That is all of it: the order becomes shipped.',
  askSend: (number: number) => `Not all books of order ${number} are here`,
  askSendText: (titles: string[]) => `Not noted as arrived: ${titles.join(', ')}.`,
  /** In the history of an order. */
  sent: (titles: string[]) => `Sent: ${titles.join(', ')}`,
  notSent: (titles: string[]) => `Not sent after all: ${titles.join(', ')}`,
  cancelled: (titles: string[]) => `Cancelled: ${titles.join(', ')}`,
  notCancelled: (titles: string[]) => `Not cancelled after all: ${titles.join(', ')}`,
};
