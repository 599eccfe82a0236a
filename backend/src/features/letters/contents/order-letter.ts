import { addressLines } from '../../../contract/order/address-lines.ts';
import { deliveredLetters } from '../../../contract/shop/delivered-letters.ts';
import type { LetterKind } from '../../../contract/shop/letter.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import { fillPlaces, inOwnWords } from './own-words.ts';
import {
  amountOf,
  button,
  countOf,
  facts,
  paragraph,
  type Content,
  type Part,
  type Sender,
} from './letter-content.ts';

type OrderLetterKind = Extract<LetterKind, `order-${string}` | 'new-order'>;
export type OrderedBook = StoredOrder['items'][number];

export function isOrderLetter(kind: LetterKind): kind is OrderLetterKind {
  return kind === 'new-order' || kind in headings;
}

/** Above what a customer reads about each step. Nothing that somebody wrote into an order stands here. */
const headings: Record<Exclude<OrderLetterKind, 'new-order'>, string> = {
  'order-received': 'Thank you for your order',
  'order-confirmed': 'Your books are set aside',
  'order-ready': 'Your books are waiting for you',
  'order-shipped': 'Your parcel is on its way',
  'order-cancelled': 'Your order is cancelled',
  'order-returned': 'Your books came back to us',
  'order-books-returned': 'Your books came back to us',
};

const isStillComing: readonly OrderLetterKind[] = [
  'order-received',
  'order-confirmed',
  'order-ready',
  'order-shipped',
];

/** The books that came back with the step of that moment, when others of the order stayed. */
export function booksBackAt({ history, items }: StoredOrder, at: Date): OrderedBook[] {
  const step = history.find((each) => each.at.getTime() === at.getTime());
  return items.filter(({ bookId }) => step?.returned?.some((id) => id.equals(bookId)));
}

/** What is written about an order, and of which books of it; `kind` says to whom. */
export function orderContent(
  kind: OrderLetterKind,
  order: StoredOrder,
  sender: Sender,
  back: OrderedBook[] = [],
): Content {
  if (kind === 'new-order') return newOrderContent(order, sender);
  const isPart = kind === 'order-books-returned';
  const left = isPart ? leftOf(order) : order;
  const number = `#${order.number}`;
  const total = amountOf(left.totalCents, order, sender);
  const { subject, text } = deliveredLetters[kind];
  const [said = ''] = text.split('\n\n');
  const say = (words: string) => fillPlaces(words, { number, name: order.name, total });
  const cameBack = (name: string) =>
    facts(back.map((item): [string, string] => [name, bookName(item)]));
  // In signs, where the words around are not ours.
  const inSigns = books(left, sender, { shipping: '+', total: '=' });
  // Who ordered by telephone has no page of orders.
  const link = order.uid
    ? button('See your orders', sender.shopUrl + sitePages.orders.path)
    : undefined;
  const delivered: Content = {
    subject: say(subject),
    heading: headings[kind],
    parts: [
      paragraph(say(said)),
      ...(isPart ? [cameBack('Returned'), paragraph('This is left of your order:')] : []),
      books(left, sender),
      ...(isStillComing.includes(kind) ? [facts(whereTo(order, sender))] : []),
      ...(link ? [link] : []),
    ],
    reason: `You get this letter because of your order ${number} at ${sender.name}.`,
  };
  const where = whereTo(order, sender).map(([, value]) => value);
  return inOwnWords(kind, delivered, sender, {
    words: {
      ...{ name: order.name, number, total, books: titlesOf(isPart ? back : order.items) },
      ...{ left: titlesOf(left.items), address: where.filter(Boolean).join('\n') },
      link: link?.href ?? sender.shopUrl,
    },
    blocks: { ...(isPart ? { books: cameBack('-'), left: inSigns } : { books: inSigns }), link },
  });
}

const titlesOf = (items: OrderedBook[]) => items.map(({ title }) => title).join(', ');

/** The order without what came back. */
function leftOf(order: StoredOrder): StoredOrder {
  const items = order.items.filter(({ returnedAt }) => !returnedAt);
  return { ...order, items, totalCents: order.totalCents - (order.returnedCents ?? 0) };
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
function bookName({ title, author, isbn }: OrderedBook): string {
  return [title, author, isbn && `ISBN ${isbn}`].filter(Boolean).join(', ');
}

function books(
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
