import type { LetterKind } from '../../contract/letter.ts';
import { sitePages } from '../../contract/site-pages.ts';
import type { StoredOrder } from '../orders/order.model.ts';
import { countOf, inDollars, type Content, type Part, type Sender } from './letter-content.ts';

type OrderLetterKind = Exclude<LetterKind, 'digest' | 'newsletter-confirm'>;

export function isOrderLetter(kind: LetterKind): kind is OrderLetterKind {
  return kind === 'new-order' || kind in said;
}

/** What a customer reads about each step; the owner's letter stands below. */
const said: Record<
  Exclude<OrderLetterKind, 'new-order'>,
  (order: { number: string; name: string; total: string }) => {
    subject: string;
    heading: string;
    text: string;
  }
> = {
  'order-received': ({ number, name }) => ({
    subject: `We have your order ${number}`,
    heading: `Thank you, ${name}`,
    text: `Your order ${number} has reached us. We look through it and write to you again as soon as it is confirmed. You pay in cash when the parcel arrives.`,
  }),
  'order-confirmed': ({ number, name }) => ({
    subject: `Your order ${number} is confirmed`,
    heading: 'Your books are set aside',
    text: `Good news, ${name}: your order ${number} is confirmed and is being packed. You hear from us once more when it leaves the shop.`,
  }),
  'order-shipped': ({ number, total }) => ({
    subject: `Your order ${number} is on its way`,
    heading: 'Your parcel is on its way',
    text: `Your order ${number} has left the shop. Please have ${total} ready in cash when it arrives.`,
  }),
  'order-cancelled': ({ number }) => ({
    subject: `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    text: `Your order ${number} is cancelled: nothing will be delivered, and there is nothing to pay. If you did not expect that, please write to us.`,
  }),
  'order-returned': ({ number }) => ({
    subject: `Your order ${number} came back to us`,
    heading: 'Your parcel came back to us',
    text: `The parcel with your order ${number} is with us again, so there is nothing to pay. If you still want the books, please write to us or order them once more.`,
  }),
};

const isStillComing: readonly OrderLetterKind[] = [
  'order-received',
  'order-confirmed',
  'order-shipped',
];

/** What is written about an order; `kind` says to whom. */
export function orderContent(kind: OrderLetterKind, order: StoredOrder, sender: Sender): Content {
  if (kind === 'new-order') return newOrderContent(order, sender);
  const number = `#${order.number}`;
  const total = inDollars(order.totalCents);
  const { subject, heading, text } = said[kind]({ number, name: order.name, total });
  return {
    subject,
    heading,
    parts: [
      { kind: 'paragraph', text },
      books(order),
      ...(isStillComing.includes(kind) ? [facts([['Delivery to', addressOf(order)]])] : []),
      // Who ordered by telephone has no page of orders.
      ...(order.uid ? [button('See your orders', sender.shopUrl + sitePages.orders.path)] : []),
    ],
    reason: `You get this letter because of your order ${number} at ${sender.name}.`,
  };
}

function newOrderContent(order: StoredOrder, sender: Sender): Content {
  const number = `#${order.number}`;
  const total = inDollars(order.totalCents);
  return {
    subject: `New order ${number}: ${countOf(order.items.length, 'book')}, ${total}`,
    heading: `New order ${number}`,
    parts: [
      books(order),
      facts([
        ['Delivery to', addressOf(order)],
        ['Phone', order.phone],
        ['E-mail', order.email],
      ]),
      button('Open the order', orderAddress(order, sender)),
    ],
    reason:
      'You get this letter because you are the owner of the shop. Under Settings you can have one letter a day instead.',
  };
}

/** The order in the owner's list. */
function orderAddress({ _id }: StoredOrder, { shopUrl }: Sender): string {
  return `${shopUrl}${sitePages.adminOrders.path}?order=${_id.toHexString()}`;
}

function books({ items, totalCents }: StoredOrder): Part {
  const rows = items.map(({ title, priceCents }) => ({
    name: title,
    amount: inDollars(priceCents),
  }));
  return { kind: 'amounts', rows, total: inDollars(totalCents) };
}

function addressOf({ name, address }: StoredOrder): string {
  const { street, zipcode, city, state, country } = address ?? {};
  return [name, street, [zipcode, city].filter(Boolean).join(' '), state, country]
    .filter((line) => line && line !== '-')
    .join('\n');
}

function facts(rows: [string, string][]): Part {
  const filled = rows.filter(([, value]) => value);
  return { kind: 'facts', rows: filled.map(([name, value]) => ({ name, value })) };
}

function button(text: string, href: string): Part {
  return { kind: 'button', text, href };
}
