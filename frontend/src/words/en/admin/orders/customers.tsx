import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

/** The people who have ordered, as the owner sees them. */
export const customers = {
  title: 'Customers',
  search: 'Name, e-mail or phone',
  failed: 'The customers could not be loaded.',
  found: (count: number) => plural(count, { one: '# customer', other: '# customers' }),
  noMatch: 'Nobody matches. Try fewer letters or digits.',
  empty: 'No customers yet. They appear here after their first order.',
  columns: {
    customer: 'Customer',
    phone: 'Phone',
    orders: 'Orders',
    delivered: 'Delivered',
    lastOrder: 'Last order',
  },
  byPhone: 'By phone',
  /** `aside` shows the text next to the figure where the column has no head. */
  orderCount: (count: number, figure: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {figure}
      {aside(plural(count, { one: ' order', other: ' orders' }))}
    </>
  ),
  deliveredSum: (figure: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {figure}
      {aside(' delivered')}
    </>
  ),

  all: 'All customers',
  orders: 'Orders',
  newestOrders: (shown: string, all: string) =>
    `The newest ${shown} of ${all}. “Export data” has all of them.`,
  email: 'E-mail',
  noEmail: 'None, orders by phone',
  phone: 'Phone',
  ordersDelivered: (orders: string, delivered: string) => `${orders}, ${delivered} delivered`,
  delivered: 'Delivered',
  lastOrder: 'Last order',
  ordersOfOne: 'Orders of this customer',
  orderColumns: {
    order: 'Order',
    date: 'Date',
    books: 'Books',
    status: 'Status',
    total: 'Total',
  },

  exportData: 'Export data',
  erase: 'Erase customer',
  askErase: (name: string) => `Erase ${name}?`,
  askEraseText:
    'Name, e-mail, phone and street are taken out of all orders and emails, and the account is emptied. City, books and sums stay. This cannot be undone.',
  eraseForGood: 'Erase for good',
  keep: 'Keep customer',
  openOrder: 'Not while an order is open',
  openOrderText:
    'An order of this customer is still open. Erase the customer when it has arrived or is cancelled.',
  notErased: 'The customer could not be erased',
  notErasedText: 'Please try again.',
  wasErased: 'This customer was already erased.',
  erased: (orders: number) =>
    plural(orders, {
      one: 'The customer is erased, and the name is off # order.',
      other: 'The customer is erased, and the name is off # orders.',
    }),
};
