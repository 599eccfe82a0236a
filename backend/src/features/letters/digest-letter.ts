import { sitePages } from '../../contract/site-pages.ts';
import type { StoredOrder } from '../orders/order.model.ts';
import { countOf, inDollars, type Content, type Sender } from './letter-content.ts';

const dayNames = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The new orders of a day, oldest first, in one letter to the owner. */
export function digestContent(day: Date, orders: StoredOrder[], { shopUrl }: Sender): Content {
  const date = dayNames.format(day);
  const count = countOf(orders.length, 'new order');
  const totalCents = orders.reduce((sum, order) => sum + order.totalCents, 0);
  return {
    subject: `${count} on ${date}: ${inDollars(totalCents)}`,
    heading: `${count} on ${date}`,
    parts: [
      {
        kind: 'amounts',
        rows: orders.map(({ number, name, items, totalCents: cents }) => ({
          name: `#${number} ${name} (${countOf(items.length, 'book')})`,
          amount: inDollars(cents),
        })),
        total: inDollars(totalCents),
      },
      { kind: 'button', text: 'Open the orders', href: shopUrl + sitePages.adminOrders.path },
    ],
    reason:
      'You get this letter because you are the owner of the shop. Under Settings you can have a letter for each order instead.',
  };
}
