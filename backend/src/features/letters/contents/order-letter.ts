import { addressLines } from '../../../contract/order/address-lines.ts';
import type { LetterKind } from '../../../contract/shop/letter.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../orders/order.model.ts';
import { inOwnWords } from './own-words.ts';
import { amountOf, countOf, type Content, type Part, type Sender } from './letter-content.ts';

type OrderLetterKind = Exclude<
  Extract<LetterKind, `order-${string}` | 'new-order'>,
  'order-books-returned'
>;

export function isOrderLetter(kind: LetterKind): kind is OrderLetterKind {
  return kind === 'new-order' || kind in said;
}

/**
 * What a customer reads about each step; the owner's letter stands below. Nothing that somebody wrote
 * into an order stands in a subject or heading: the address may be a stranger's.
 */
const said: Record<
  Exclude<OrderLetterKind, 'new-order'>,
  (order: { number: string; name: string; total: string; isPickup: boolean }) => {
    subject: string;
    heading: string;
    text: string;
  }
> = {
  'order-received': ({ number, isPickup }) => ({
    subject: `We have your order ${number}`,
    heading: 'Thank you for your order',
    text: `Your order ${number} has reached us. We look through it and write to you again as soon as it is confirmed. You pay in cash when ${isPickup ? 'you collect it' : 'the parcel arrives'}.`,
  }),
  'order-confirmed': ({ number, name, isPickup }) => ({
    subject: `Your order ${number} is confirmed`,
    heading: 'Your books are set aside',
    text: `Good news, ${name}: your order ${number} is confirmed and is being packed. You hear from us once more when it ${isPickup ? 'can be collected' : 'leaves the shop'}.`,
  }),
  'order-ready': ({ number, total }) => ({
    subject: `Your order ${number} can be collected`,
    heading: 'Your books are waiting for you',
    text: `Your order ${number} is ready in our shop. Please bring ${total} in cash when you collect it.`,
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
  'order-returned': ({ number, isPickup }) => ({
    subject: `Your order ${number} came back to us`,
    heading: isPickup ? 'Your books are back on the shelf' : 'Your parcel came back to us',
    text: `${isPickup ? 'The books of' : 'The parcel with'} your order ${number} ${isPickup ? 'are' : 'is'} with us again, so there is nothing to pay. If you still want the books, please write to us or order them once more.`,
  }),
};

const isStillComing: readonly OrderLetterKind[] = [
  'order-received',
  'order-confirmed',
  'order-ready',
  'order-shipped',
];

/** What is written about an order; `kind` says to whom. */
export function orderContent(kind: OrderLetterKind, order: StoredOrder, sender: Sender): Content {
  if (kind === 'new-order') return newOrderContent(order, sender);
  const number = `#${order.number}`;
  const total = amountOf(order.totalCents, order, sender);
  const { subject, heading, text } = said[kind]({
    number,
    name: order.name,
    total,
    isPickup: Boolean(order.pickup),
  });
  const ordered = books(order, sender);
  // Who ordered by telephone has no page of orders.
  const link = order.uid
    ? button('See your orders', sender.shopUrl + sitePages.orders.path)
    : undefined;
  const delivered: Content = {
    subject,
    heading,
    parts: [
      { kind: 'paragraph', text },
      ordered,
      ...(isStillComing.includes(kind) ? [facts(whereTo(order, sender))] : []),
      ...(link ? [link] : []),
    ],
    reason: `You get this letter because of your order ${number} at ${sender.name}.`,
  };
  const titles = order.items.map(({ title }) => title).join(', ');
  const where = whereTo(order, sender).map(([, value]) => value);
  return inOwnWords(kind, delivered, sender, {
    words: {
      ...{ name: order.name, number, total, books: titles },
      address: where.filter(Boolean).join('\n'),
      link: link?.href ?? sender.shopUrl,
    },
    // In signs, where the words around are not ours.
    blocks: { books: books(order, sender, { shipping: '+', total: '=' }), link },
  });
}

function newOrderContent(order: StoredOrder, sender: Sender): Content {
  const number = `#${order.number}`;
  const total = amountOf(order.totalCents, order, sender);
  return {
    subject: `New order ${number}: ${countOf(order.items.length, 'book', sender)}, ${total}`,
    heading: `New order ${number}`,
    parts: [
      books(order, sender),
      facts([
        order.pickup
          ? ['To be collected by', order.name]
          : ['Delivery to', addressLines(order).join('\n')],
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

/** What tells the book from others, and its editions from each other. */
export function bookName({ title, author, isbn }: StoredOrder['items'][number]): string {
  return [title, author, isbn && `ISBN ${isbn}`].filter(Boolean).join(', ');
}

export function books(
  order: StoredOrder,
  sender: Sender,
  names = { shipping: 'Shipping', total: 'Total' },
): Part {
  const rows = order.items.map((item) => ({
    name: bookName(item),
    amount: amountOf(item.priceCents, order, sender),
  }));
  const { shippingCents, totalCents } = order;
  if (shippingCents) {
    rows.push({ name: names.shipping, amount: amountOf(shippingCents, order, sender) });
  }
  return {
    ...{ kind: 'amounts', rows, totalName: names.total },
    total: amountOf(totalCents, order, sender),
  };
}

function whereTo(order: StoredOrder, { contact, pickupHours }: Sender): [string, string][] {
  if (!order.pickup) return [['Delivery to', addressLines(order).join('\n')]];
  return [
    ['Where to collect it', contact.address],
    ['When', pickupHours || contact.hours],
  ];
}

function facts(rows: [string, string][]): Part {
  const filled = rows.filter(([, value]) => value);
  return { kind: 'facts', rows: filled.map(([name, value]) => ({ name, value })) };
}

export function button(text: string, href: string): Extract<Part, { kind: 'button' }> {
  return { kind: 'button', text, href };
}
