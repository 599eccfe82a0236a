import type { OrderSource } from '@storyloom/backend/contract/order/order';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

const sources: Record<OrderSource, string> = { phone: 'By phone', counter: 'Counter' };

/** The list of orders, and texts of all pages of orders. */
export const adminOrders = {
  title: 'Orders',
  all: 'All orders',
  bookRequests: 'Book requests',
  newByPhone: 'New order by telephone',
  /** The text of its button; phones hide the rest. */
  newByPhoneShort: (
    short: (text: string) => ReactElement,
    more: (text: string) => ReactElement,
  ) => (
    <>
      {short('New order')}
      {more('by telephone')}
    </>
  ),

  sources,
  /** Replaces the total. */
  atTill: 'At your till',
  pickup: 'Pickup',
  allCameBack: 'all came back',
  isbn: (isbn: string) => `ISBN ${isbn}`,

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
  printCards: (count: number) =>
    count === 1
      ? 'Print gift card'
      : plural(count, { one: 'Print # gift card', other: 'Print # gift cards' }),
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
};
