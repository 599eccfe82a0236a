import { addressLines } from '../../../contract/order/address-lines.ts';
import { usedConditions } from '../../../contract/book/condition.ts';
import type { EmailKind } from '../../../contract/email/email.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder, StoredOrderItem } from '../../../models/orders/order.model.ts';
import { payableCents, returnedAtOf } from '../../../models/orders/returned-books.ts';
import { orderedSentence } from '../../../contract/words/supply.ts';
import { orderStates } from '../../../contract/order/order-status.ts';
import { isAwaitedItem } from '../../../contract/order/item-state.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { contractParts } from './contract-parts.ts';
import { vatRows } from './vat-rows.ts';
import { customerEmail, isOwn, orderNumberIn } from './customer-email.ts';
import {
  amountOf,
  button,
  facts,
  withoutLinks,
  type AmountRow,
  type Content,
  type Part,
  type Sender,
} from './email-content.ts';
import { variantOf } from './email-variant.ts';
import { giftFacts } from './gift-facts.ts';
import { threadPath } from './thread-link.ts';

type OrderEmailKind = Extract<EmailKind, `order-${string}` | 'new-order'>;

export function isOrderEmail(kind: EmailKind): kind is OrderEmailKind {
  return kind === 'new-order' || kind.startsWith('order-');
}

/** The books of the step at that moment, if it was of some only. */
export function booksOfStep({ history, items }: StoredOrder, at: Date): StoredOrderItem[] {
  const step = history.find((each) => each.at.getTime() === at.getTime());
  const named = step?.returned ?? step?.sent;
  // There is no step when the day of a preorder has changed.
  if (!step) return items.filter((item) => item.supply === 'preorder' && isAwaitedItem(item));
  return items.filter(({ bookId }) => named?.some((id) => id.equals(bookId)));
}

/** Emails about some books of an order, with the label of the books. */
const partNames = {
  'order-books-returned': 'returned',
  'order-books-sent': 'sent',
  'order-books-cancelled': 'cancelled',
  'order-day-changed': 'book',
} as const;
type PartKind = keyof typeof partNames;
const isOfPart = (kind: OrderEmailKind): kind is PartKind => kind in partNames;

/** The email of this kind about an order; `stepItems` are the books of a step of some only. */
export function orderContent(
  kind: OrderEmailKind,
  order: StoredOrder,
  sender: Sender,
  stepItems: StoredOrderItem[] = [],
): Content {
  if (kind === 'new-order') return newOrderContent(order, sender);
  const isPart = isOfPart(kind);
  const isLastReturn = kind === 'order-returned' && stepItems.length > 0;
  const whole = isLastReturn ? ofLastReturn(order, stepItems) : order;
  const remaining = isPart ? withoutReturned(order) : whole;
  const total = amountOf(remaining.totalCents, order, sender);
  const { rows, links, reasons } = wordsOf(sender.language).emails;
  const number = orderNumberIn(kind, order, sender);
  // Signs instead of words within the owner's text, which may be in another language.
  const names = isOwn(kind, sender)
    ? { ...rows, returned: '-', shipping: '+', wrapping: '+', total: '=' }
    : rows;
  const part = stepItems.map((item) =>
    // The label of sent books says already that they are sent.
    kind === 'order-books-sent' ? bookName(item, sender) : nameWithEstimate(item, order, sender),
  );
  const label = isPart ? names[partNames[kind]] : '';
  // "Book" names one, the other labels any number.
  const partRows = (kind === 'order-day-changed' ? part : [part.join('\n')]).map(
    (name): [string, string] => [label, name],
  );
  const list = books(remaining, sender, {
    ...names,
    vat: vatRows(remaining, sender, isOwn(kind, sender)),
  });
  const where = whereTo(order, sender);
  // Customers by telephone have no page of orders.
  const link = order.uid ? button(links.orders, sender.shopUrl + sitePages.orders.path) : undefined;
  const always =
    order.uid || !order.email ? [] : [button(links.write, sender.shopUrl + threadPath(order))];
  const contract = kind === 'order-received' ? contractParts(sender) : [];
  return customerEmail(kind, sender, {
    always: [...always, ...contract],
    words: {
      name: withoutLinks(order.name),
      number,
      total,
      books: titlesOf(isPart ? stepItems : remaining.items),
      left: titlesOf(remaining.items),
      address: where.flatMap(([, value]) => value || []).join('\n'),
      link: link?.href ?? sender.shopUrl,
    },
    blocks: {
      ...(isPart ? { books: facts(partRows), left: list } : { books: list }),
      ...(!isOwn(kind, sender) && { address: facts([...where, ...giftFacts(order, sender)]) }),
      link,
    },
    reason: reasons.order(number, sender.name),
    variant: variantOf(kind, order, stepItems),
  });
}

const titlesOf = (items: StoredOrderItem[]) => items.map(({ title }) => title).join(', ');

/** The order without returned books, and without its charges when all have come back. */
function withoutReturned(order: StoredOrder): StoredOrder {
  const items = order.items.filter((item) => !returnedAtOf(item, order));
  const noCharges = items.length === 0 && { shippingCents: 0, gift: undefined };
  return { ...order, items, totalCents: payableCents(order), ...noCharges };
}

/** The order as its last return settles it: these books and the charges, without the books of earlier returns. */
function ofLastReturn(order: StoredOrder, stepItems: StoredOrderItem[]): StoredOrder {
  const earlier = order.items.filter((item) => !stepItems.includes(item));
  const earlierCents = earlier.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { ...order, items: stepItems, totalCents: order.totalCents - earlierCents };
}

function newOrderContent(order: StoredOrder, sender: Sender): Content {
  const total = amountOf(order.totalCents, order, sender);
  const page = sitePages.adminOrder.path.replace(':id', order._id.toHexString());
  const { emails, vat } = wordsOf(sender.language);
  const { newOrder, reasons, rows, orderNumber } = emails;
  const number = orderNumber(order.number);
  return {
    subject: newOrder.subject(number, order.items.length, total),
    heading: newOrder.heading(number),
    parts: [
      books(order, sender, { ...rows, vat: vatRows(order, sender) }),
      facts([
        order.pickup
          ? [rows.collectedBy, order.name]
          : [rows.deliveryTo, addressLines(order).join('\n')],
        [rows.phone, order.phone],
        [rows.email, order.email],
        ...giftFacts(order, sender),
        [vat.vatNumber, order.vatNumber ?? ''],
      ]),
      button(newOrder.open, sender.shopUrl + page),
    ],
    reason: reasons.newOrder,
  };
}

/** Title, author, ISBN and condition, which identify the edition and the copy. */
function bookName(item: StoredOrderItem, sender: Sender): string {
  const { title, author, isbn } = item;
  const name = [title, author, isbn && `ISBN ${isbn}`].filter(Boolean).join(', ');
  const { used } = wordsOf(sender.language).conditions;
  const condition = usedConditions.find((each) => each === item.condition);
  return condition ? `${name} (${used[condition]})` : name;
}

/** The book with its delivery estimate, if it is still to come. */
function nameWithEstimate(item: StoredOrderItem, { status }: StoredOrder, sender: Sender): string {
  const { language, money } = sender;
  const estimate =
    orderStates[status].isOpen && !item.returnedAt
      ? orderedSentence(item, wordsOf(language).supply, money)
      : undefined;
  return [bookName(item, sender), estimate].filter(Boolean).join('. ');
}

function books(
  order: StoredOrder,
  sender: Sender,
  { vat, ...names }: { shipping: string; wrapping: string; total: string; vat: AmountRow[] },
): Part {
  const rows = order.items.map((item) => ({
    name: nameWithEstimate(item, order, sender),
    amount: amountOf(item.priceCents, order, sender),
  }));
  const { shippingCents, totalCents, gift } = order;
  if (shippingCents) {
    rows.push({ name: names.shipping, amount: amountOf(shippingCents, order, sender) });
  }
  if (gift?.feeCents) {
    rows.push({ name: names.wrapping, amount: amountOf(gift.feeCents, order, sender) });
  }
  return {
    kind: 'amounts',
    rows,
    totalName: names.total,
    total: amountOf(totalCents, order, sender),
    ...(vat.length > 0 && { included: vat }),
  };
}

function whereTo(
  order: StoredOrder,
  { contact, pickupHours, language }: Sender,
): [string, string][] {
  const { emails, vat } = wordsOf(language);
  const { rows } = emails;
  const number: [string, string] = [vat.vatNumber, order.vatNumber ?? ''];
  if (!order.pickup) {
    return [[rows.deliveryTo, withoutLinks(addressLines(order).join('\n'))], number];
  }
  return [
    [rows.collectAt, contact.address],
    [rows.collectWhen, pickupHours || contact.hours],
    number,
  ];
}
