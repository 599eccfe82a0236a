import { addressLines } from '../../../contract/order/address-lines.ts';
import type { EmailKind } from '../../../contract/shop/email.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import { customerEmail, isOwn } from './customer-email.ts';
import {
  amountOf,
  button,
  pluralize,
  facts,
  withoutLinks,
  type Content,
  type Part,
  type Sender,
} from './email-content.ts';

type OrderEmailKind = Extract<EmailKind, `order-${string}` | 'new-order'>;
export type OrderedBook = StoredOrder['items'][number];

export function isOrderEmail(kind: EmailKind): kind is OrderEmailKind {
  return kind === 'new-order' || kind.startsWith('order-');
}

/** The books that came back with the step of that moment, when others of the order stayed. */
export function booksBackAt({ history, items }: StoredOrder, at: Date): OrderedBook[] {
  const step = history.find((each) => each.at.getTime() === at.getTime());
  return items.filter(({ bookId }) => step?.returned?.some((id) => id.equals(bookId)));
}

/** What is written about an order, and of which books of it; `kind` says to whom. */
export function orderContent(
  kind: OrderEmailKind,
  order: StoredOrder,
  sender: Sender,
  back: OrderedBook[] = [],
): Content {
  if (kind === 'new-order') return newOrderContent(order, sender);
  const isPart = kind === 'order-books-returned';
  const left = isPart ? leftOf(order) : order;
  const number = `#${order.number}`;
  const total = amountOf(left.totalCents, order, sender);
  // In signs, where the words around are not ours.
  const names = isOwn(kind, sender)
    ? { back: '-', shipping: '+', total: '=' }
    : { back: 'Returned', shipping: 'Shipping', total: 'Total' };
  const cameBack = back.map((item): [string, string] => [names.back, bookName(item)]);
  const list = books(left, sender, names);
  const where = whereTo(order, sender);
  // Who ordered by telephone has no page of orders.
  const link = order.uid
    ? button('See your orders', sender.shopUrl + sitePages.orders.path)
    : undefined;
  return customerEmail(kind, sender, {
    words: {
      name: withoutLinks(order.name),
      number,
      total,
      books: titlesOf(isPart ? back : order.items),
      left: titlesOf(left.items),
      address: where.flatMap(([, value]) => value || []).join('\n'),
      link: link?.href ?? sender.shopUrl,
    },
    blocks: {
      ...(isPart ? { books: facts(cameBack), left: list } : { books: list }),
      ...(!isOwn(kind, sender) && { address: facts(where) }),
      link,
    },
    reason: `You get this email because of your order ${number} at ${sender.name}.`,
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
  const page = sitePages.adminOrder.path.replace(':id', order._id.toHexString());
  return {
    subject: `New order ${number}: ${pluralize(order.items.length, 'book', sender)}, ${total}`,
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
      button('Open the order', sender.shopUrl + page),
    ],
    reason:
      'You get this email because you are the owner of the shop. Under Settings you can have one email a day instead.',
  };
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
    kind: 'amounts',
    rows,
    totalName: names.total,
    total: amountOf(totalCents, order, sender),
  };
}

function whereTo(order: StoredOrder, { contact, pickupHours }: Sender): [string, string][] {
  if (!order.pickup) return [['Delivery to', withoutLinks(addressLines(order).join('\n'))]];
  return [
    ['Where to collect it', contact.address],
    ['When', pickupHours || contact.hours],
  ];
}
