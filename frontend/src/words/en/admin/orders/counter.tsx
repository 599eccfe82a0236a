import type { CounterMode } from '@storyloom/backend/contract/order/counter';

const modes: Record<CounterMode, string> = { sell: 'Sell', receive: 'Receive', return: 'Return' };

const done: Record<CounterMode | 'undone', string> = {
  sell: 'Sold.',
  receive: 'Received.',
  return: 'Returned.',
  undone: 'Undone.',
};

/** The outcome with the remaining stock. */
const doneOf: Record<CounterMode | 'undone', (left: string) => string> = {
  sell: (left) => `Sold, ${left} left.`,
  receive: (left) => `Received, ${left} left.`,
  return: (left) => `Returned, ${left} left.`,
  undone: (left) => `Undone, ${left} left.`,
};

/** Selling, receiving and returning copies by scanner. */
export const counter = {
  title: 'Counter',
  mode: 'What a scan does',
  modes,
  field: {
    sell: 'Sell: ISBN or title',
    receive: 'Receive: ISBN or title',
    return: 'Return: ISBN or title',
  } satisfies Record<CounterMode, string>,
  keys: 'F2 sells, F4 receives, F8 returns. Enter alone: next customer. Ctrl+Z: undo the last scan.',
  /** The subject of the sentence about a broken rule. */
  typedCode: 'It',
  /** The outcome of the scan of a book. */
  outcome: (book: string, outcome: string) => `${book}: ${outcome}`,
  modeOutcome: (mode: CounterMode, outcome: string) => `${modes[mode]}: ${outcome}`,
  thisCustomer: (amount: string) => `This customer: ${amount}`,
  nextCustomer: 'Next customer',

  none: (title: string) => `No book found for “${title}”.`,
  noResponse: 'The shop did not answer. Press Enter again.',
  found: 'Books found',
  pick: {
    sell: (title: string) => `Sell: ${title}`,
    receive: (title: string) => `Receive: ${title}`,
    return: (title: string) => `Return: ${title}`,
  } satisfies Record<CounterMode, (title: string) => string>,

  lastScans: 'Last scans',
  addBook: 'Add this book',
  order: 'Order',
  orderOf: (title: string) => `Order of ${title}`,
  undo: 'Undo',
  undoWhat: (title: string) => `Undo: ${title}`,

  notDone: 'Not done.',
  waiting: 'One moment …',
  askingAgain: 'No answer yet. Asking again …',
  done,
  doneOf,
  /** An order waited for the copy. */
  receivedFor: (number: number) => `Received, for order ${number}.`,
  /** A sale for which the till has the money, not the shop. */
  soldAtTill: 'Sold at your till.',
  soldAtTillLeft: (left: string) => `Sold at your till, ${left} left.`,
  notCounted: 'Its copies are not counted: nothing to do.',
  refusals: {
    record_not_found: 'No book of the shop has this ISBN.',
    insufficient_stock: 'None left in stock. If you hold one in your hand, receive it first.',
    book_unavailable: 'It is a draft. Publish it to sell it.',
    invalid_transition:
      'No sale of it over this counter is left to return. Receive the copy instead.',
  },
  signInEnded: 'Your sign-in has ended. Sign in and scan it again.',
  scanAgain: 'Not done. Please scan it again.',
  unreachable: 'Not done: the shop cannot be reached. Scan it again once it can.',
  cannotUndo: 'It cannot be undone any more: look at the order or the book.',
  notUndone: 'Could not be undone yet. Please try again.',
};
