import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The fields of an order that a correction can change. */
const correctedFields = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  company: 'company',
  vatNumber: 'VAT number',
};

/** The labels of the total of an order; `settled` once nothing is to be paid any more. */
const sumWith = (sum: string) => ({
  settled: sum,
  counter: `${sum}, paid at the counter`,
  pickup: `${sum}, cash on collection`,
  delivery: `${sum}, cash on delivery`,
});

/** The owner's page of an order. */
export const adminOrder = {
  order: (number: number) => `Order ${number}`,
  undoKey: '. Ctrl+Z presses the Undo of a step.',
  printSlip: 'Print packing slip',
  printReceipt: 'Print receipt',
  receiptFailed: 'The receipt could not be printed. Please try again.',
  soldAtTill: 'Sold at your till',
  printedPage: 'Printed page',
  allChanges: 'All changes',
  history: 'History',
  by: (by: string) => ` by ${by}`,
  id: (id: string) => `Order id ${id}`,
  correctedFields,
  corrected: (fields: string[]) => `Corrected: ${fields.join(', ')}`,
  cameBack: (titles: string[]) => `Returned: ${titles.join(', ')}`,
  cameNotBack: (titles: string[]) => `Not returned after all: ${titles.join(', ')}`,

  items: (count: number) => plural(count, { one: 'Items (#)', other: 'Items (#)' }),
  shipping: 'Shipping',
  ordered: 'Ordered',
  total: sumWith('Total'),
  remaining: sumWith('Left'),
  withdrawalReceived: (when: string) => `Withdrawal received ${when}`,
  withdrawalNotSignedIn: (when: string) => `Withdrawal received ${when}, not signed in`,
  returnedAt: (when: string) => `Returned ${when}`,
  returnBooks: 'Return books',
  whichBooks: 'Which books came back?',
  allOfIt: 'That is all of it: the order becomes returned, with its shipping.',
  restStays: 'They go back into stock; the rest of the order stays as it is.',
  return: 'Return',
  returnCount: (count: number) => plural(count, { one: 'Return # book', other: 'Return # books' }),

  notes: 'Notes',
  newNote: 'New note',
  noteHint: 'Only the shop sees it.',
  addNote: 'Add note',
  noteFailed: 'The note could not be saved. Please try again.',
  noteBy: (by: string) => `${by}, `,

  pickupFor: 'Pickup for',
  deliverTo: 'Deliver to',
  correct: 'Correct',
  tooLate: 'Too late to correct this order',
  tooLateText: 'It is on its way, or was cancelled. What you typed is not saved.',
  isCorrected: (number: number) => `Order ${number} is corrected.`,
  correctedTooLate: 'Too late: this order is on its way, or was cancelled.',
  notCorrected: 'The correction could not be saved. Please try again.',
  saveCorrection: 'Save correction',
  discard: 'Discard',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
};
