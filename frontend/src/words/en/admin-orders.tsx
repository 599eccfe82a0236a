import type { Order, OrderSource } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

type Pickup = Pick<Order, 'pickup'>;
type Named = Pick<Order, 'number' | 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  ready: 'Mark as ready',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'Mark as collected' : steps[status];

/** Within a sentence. */
const states: Record<OrderStatus, string> = {
  placed: 'placed',
  confirmed: 'confirmed',
  ready: 'ready to collect',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'returned',
};

const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'collected' : states[status];

const sources: Record<OrderSource, string> = { phone: 'By phone', counter: 'Counter' };

/** What a correction can change, by its path in the order. */
const correctedFields: Record<string, string> = {
  name: 'name',
  phone: 'phone',
  'address.street': 'address.street',
  'address.city': 'address.city',
  'address.state': 'address.state',
  'address.zipcode': 'address.zipcode',
  'address.country': 'address.country',
};

/** What stands at the sum of an order. */
const sumWith = (sum: string) => ({
  counter: `${sum}, paid at the counter`,
  pickup: `${sum}, cash on collection`,
  delivery: `${sum}, cash on delivery`,
});

/** The orders, as the owner works on them. */
export const adminOrders = {
  title: 'Orders',
  all: 'All orders',
  bookRequests: 'Book requests',
  newByPhone: 'New order by telephone',
  /** On its button; a phone leaves the rest out. */
  newByPhoneShort: (
    short: (text: string) => ReactElement,
    more: (text: string) => ReactElement,
  ) => (
    <>
      {short('New order')}
      {more('by telephone')}
    </>
  ),

  step,
  stepOfOrder: (status: OrderStatus, order: Named) =>
    `${step(status, order)}: order ${order.number}`,
  sources,
  pickup: 'Pickup',
  allCameBack: 'all came back',
  isbn: (isbn: string) => `ISBN ${isbn}`,

  // The list
  failed: 'The orders could not be loaded.',
  noMatch: 'No order matches. Try fewer filters.',
  empty: 'No orders yet. The first one will appear here by itself.',
  columns: {
    order: 'Order',
    date: 'Date',
    customer: 'Customer',
    books: 'Books',
    total: 'Total',
    status: 'Status',
    nextStep: 'Next step',
  },
  found: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  foundWithSum: (count: number, sum: string) =>
    plural(count, { one: `# order, ${sum} together`, other: `# orders, ${sum} together` }),
  foundMoreThan: (count: number) =>
    plural(count, {
      one: 'More than # orders match. Search for more of the name or number.',
      other: 'More than # orders match. Search for more of the name or number.',
    }),
  books: (count: number) => plural(count, { one: '# book', other: '# books' }),
  tick: (number: number) => `Tick order ${number}`,
  tickAll: 'Tick all shown',
  printSlips: (count: number) =>
    count === 1
      ? 'Print packing slip'
      : plural(count, { one: 'Print # packing slip', other: 'Print # packing slips' }),
  status: 'Status',
  everyStatus: 'All',
  ofOneBook: 'Orders of one book.',
  showAll: 'Show all orders',
  filters: 'Filters',
  from: 'From',
  to: 'To',
  sort: 'Sort',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  search: 'Name, phone, number, place or book',
  searchKeys:
    '/ leads here, ↓ and ↑ from order to order, Enter opens one, Ctrl+Z presses the Undo of a step.',
  exportCsv: 'Export CSV',
  exportLines: 'Export a line per book',
  bell: (count: number) => plural(count, { one: '# new order', other: '# new orders' }),
  newOrders: 'New orders',
  noneNew: 'All orders are confirmed.',
  allNew: 'All new orders',
  numberAndName: (number: number, name: ReactElement) => (
    <>
      <span>{`${number}, `}</span>
      {name}
    </>
  ),

  // One order
  order: (number: number) => `Order ${number}`,
  undoKey: '. Ctrl+Z presses the Undo of a step.',
  printSlip: 'Print packing slip',
  printReceipt: 'Print receipt',
  receiptFailed: 'The receipt could not be printed. Please try again.',
  printedPage: 'Printed page',
  allChanges: 'All changes',
  history: 'History',
  by: (by: string) => ` by ${by}`,
  id: (id: string) => `Order id ${id}`,
  corrected: (paths: string[]) =>
    `Corrected: ${paths.map((path) => correctedFields[path] ?? path).join(', ')}`,
  cameBack: (titles: string[]) => `Returned: ${titles.join(', ')}`,
  cameNotBack: (titles: string[]) => `Not returned after all: ${titles.join(', ')}`,
  undoneTo: (status: OrderStatus, order: Pickup) => `Undone to ${stateOf(status, order)}`,

  items: (count: number) => plural(count, { one: 'Items (#)', other: 'Items (#)' }),
  shipping: 'Shipping',
  ordered: 'Ordered',
  total: sumWith('Total'),
  left: sumWith('Left'),
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

  // Steps
  isNow: (status: OrderStatus, order: Named) =>
    `Order ${order.number} is now ${stateOf(status, order)}.`,
  isAgain: (status: OrderStatus, order: Named) =>
    `Order ${order.number} is ${stateOf(status, order)} again.`,
  booksCameBack: (count: number, number: number) =>
    plural(count, {
      one: `# book of order ${number} came back.`,
      other: `# books of order ${number} came back.`,
    }),
  booksCameNotBack: (count: number, number: number) =>
    plural(count, {
      one: `# book of order ${number} did not come back after all.`,
      other: `# books of order ${number} did not come back after all.`,
    }),
  uncertain: (number: number) =>
    `It is not certain whether order ${number} was changed. Please look at it before you try again.`,
  askReturned: (number: number) => `Did order ${number} come back?`,
  askCancel: (number: number) => `Cancel order ${number}?`,
  askEndText: (status: OrderStatus, order: Pickup) =>
    `Its books go back into stock, and the customer sees it as ${stateOf(status, order)}.`,
  leaveAsIs: 'Leave as it is',
  keep: 'Keep order',
  movedMeanwhile: 'Somebody else moved this order meanwhile.',
  notChanged: 'The order could not be changed. Please try again.',
  isBeingMoved: 'Somebody else is moving this order. Please try again in a moment.',
  soldMeanwhile: (status: OrderStatus, order: Named) =>
    `A book of order ${order.number} was sold meanwhile, so the order stays ${stateOf(status, order)}.`,
  undoTooLate:
    'Too late: that step was more than ten seconds ago, or somebody else moved the order.',
  notUndone: 'The step could not be undone. Please look at the order.',

  // By telephone
  bookPanel: 'Books',
  collectedBy: 'To be collected by',
  isCollected: 'Collected in the shop',
  email: 'Email',
  emailHint: 'Only if the customer wants emails about the order.',
  place: 'Place order',
  isPlaced: (number: number) => `Order ${number} is placed.`,
  tooManyBooks: (most: number) =>
    plural(most, {
      one: 'Take out some books; at most # is possible',
      other: 'Take out some books; at most # are possible',
    }),
  noBook: 'Add at least one book',
  notToBeHad: 'Not to be had any more',
  remove: (title: string) => `Remove ${title}`,
  soldOut: 'A book has just sold out; it is marked above.',
  unavailable: 'A book is not sold any more; it is marked above.',
  earlierTry:
    'An earlier try seems to have reached the shop with other details. Please look at the orders first.',
  lookOver: 'Please look over the details and try again.',
  notConfirmed: 'The shop has not confirmed it. Trying again never orders twice.',

  // The packing slip
  slip: {
    title: 'Packing slip',
    doNotSend: (status: OrderStatus) =>
      `This order is ${states[status]}. Do not send it; nothing is to be collected.`,
    books: (number: number) => `Books of order ${number}`,
    quantity: 'Quantity',
    price: 'Price',
    shipping: 'Shipping',
    payOnCollection: 'To pay on collection',
    collectOnDelivery: 'To collect on delivery',
    thanks: 'Thank you for your order.',
    taxes: 'Taxes',
  },
};
