import type { ReportGroup } from '@storyloom/backend/contract/admin/sales-report';
import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

const groups: Record<ReportGroup, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  category: 'Category',
  book: 'Book',
};

const rowsBy: Record<ReportGroup, string> = {
  day: 'By day',
  week: 'By week',
  month: 'By month',
  category: 'By category',
  book: 'By book',
};

const salesBy: Record<ReportGroup, string> = {
  day: 'Sales by day',
  week: 'Sales by week',
  month: 'Sales by month',
  category: 'Sales by category',
  book: 'Sales by book',
};

const cancelledOrders = (count: number) =>
  plural(count, { one: '# order cancelled', other: '# orders cancelled' });
const returnedOrders = (count: number) =>
  plural(count, { one: '# order returned', other: '# orders returned' });

/** Sales by day, month, category or book. */
export const reports = {
  title: 'Sales',
  days: (from: string, to: string) => `${from} to ${to}`,
  failed: 'The report could not be made.',
  otherDays: 'Please choose other days.',
  /** The subject of the sentence about a broken rule. */
  lastDay: 'The last day',
  period: 'Period',
  periods: {
    today: 'Today',
    week: 'This week',
    month: 'This month',
    'last-month': 'Last month',
    year: 'This year',
    own: 'Other days',
  },
  from: 'From',
  to: 'To',
  rows: 'Rows',
  groups,
  rowsBy,
  salesBy,
  exportCsv: 'Export CSV',
  print: 'Print',
  week: (week: number, firstDay: string) => `Week ${week}, from ${firstDay}`,

  revenue: 'Revenue',
  revenueIn: (currency: string) => `Revenue (${currency})`,
  orders: 'Orders',
  books: 'Books',
  shipping: 'Shipping',
  total: 'Total',
  overCounter: (books: number, amount: string) =>
    plural(books, {
      one: `Of it over the counter: # book, ${amount}.`,
      other: `Of it over the counter: # books, ${amount}.`,
    }),
  overCounterAtTill: (copies: string) => `Of it at your till (copies): ${copies}.`,
  shippingBeside: (amount: string) => `Plus shipping: ${amount}.`,
  notInIt: (cancelled: number, returned: number) =>
    `Not in it: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}.`,
  notInItNorOtherCurrency: (cancelled: number, returned: number, otherCurrency: number) => {
    const others = plural(otherCurrency, {
      one: '# order in another currency',
      other: '# orders in another currency',
    });
    return `Not in it: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}, ${others}.`;
  },
  empty: 'Nothing was sold in these days.',
  showAllRows: (rows: string) => `Show all ${rows} rows`,
};
