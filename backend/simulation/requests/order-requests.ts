import type { SentRequest } from '../sent-request.ts';
import type { Command } from '../commands.ts';
import { at, lastChangedOrders, nextStatusOf } from '../known-orders.ts';
import { isbn } from '../shop-features.ts';
import { emailOf, type RequestBuilder, type Requests } from './request-builder.ts';

const address = { city: 'Bern', country: 'Switzerland', state: '-', zipcode: '3000' };
const repeatable = new Set<Command['kind']>([
  'place',
  'order by phone',
  'scan',
  'arrival',
  'message',
  'create a book',
  'import',
] as const);

type OrderKind =
  | 'place'
  | 'order by phone'
  | 'send again'
  | 'status'
  | 'next step'
  | 'cancel'
  | 'undo'
  | 'scan'
  | 'undo a scan'
  | 'withdraw';

export const orderRequests = {
  place(command, asker) {
    const { charges } = asker.known;
    const isGift = charges.wrapCents !== undefined && command.wrap !== undefined;
    const body = {
      name: 'Rita Reader',
      email: emailOf(command.customer),
      address,
      phone: `0${1_000_000 + command.customer}`,
      productIds: command.books.map((book) => asker.bookId(book)),
      totalPrice: (totalCentsOf(command, asker) / 100).toFixed(2),
      ...(isGift && { gift: { wrap: command.wrap, text: 'Happy birthday' } }),
    };
    const asked = asker.asCustomer(command.customer, 'POST', '/api/orders/', body);
    const request = { ...asked.request, address: `192.0.2.${command.customer + 1}` };
    return asker.withKey({ ...asked, request });
  },
  'order by phone'({ book }, asker) {
    const { mark } = asker;
    const body = {
      name: 'Paul Phone',
      phone: `0${2_000_000 + mark}`,
      address,
      productIds: [asker.bookId(book)],
      email: mark % 2 === 0 ? `caller-${mark}@example.com` : '',
    };
    return asker.withKey(asker.asAdmin('POST', '/api/orders/by-phone', body));
  },
  'send again'({ nth }, { known: { asked, adminHeaders } }) {
    const keyed = asked.filter(({ key, kind }) => key !== undefined && repeatable.has(kind));
    const earlier = at(keyed, nth);
    if (!earlier) return undefined;
    // By the same admin, since keys are per caller.
    const headersOfAdmin = earlier.admin === undefined ? {} : adminHeaders(earlier.admin);
    const headers = { ...earlier.request.headers, ...headersOfAdmin };
    const { response: _response, answeredAt: _answeredAt, ...same } = earlier;
    return { ...same, request: { ...earlier.request, headers } };
  },
  status: ({ nth, status }, asker) => askForStatus(nth, () => status, asker),
  'next step': ({ nth }, asker) =>
    askForStatus(nth, (order) => nextStatusOf(order, asker.known.asked), asker),
  cancel: ({ nth }, asker) =>
    asker.aboutOrder(nth, ({ _id, customer }) =>
      asker.asCustomer(customer ?? 0, 'POST', `/api/orders/${_id}/cancel`),
    ),
  undo({ nth }, asker) {
    const id = at(lastChangedOrders(asker.known.asked), nth);
    return id === undefined
      ? undefined
      : asker.asAdmin('PATCH', `/api/orders/${id}/status`, { undo: true });
  },
  scan({ book, mode, isByIsbn }, asker) {
    const body = { mode, ...(isByIsbn ? { isbn } : { bookId: asker.bookId(book) }) };
    return asker.withKey(asker.asAdmin('POST', '/api/counter', body));
  },
  'undo a scan'({ nth }, asker) {
    const scans = asker.known.asked.filter(({ kind }) => kind === 'scan');
    const scan = at(scans, nth);
    return scan && asker.asAdmin('POST', '/api/counter/undo', { key: scan.key });
  },
  withdraw: ({ nth, item }, asker) =>
    asker.aboutOrder(nth, ({ _id, number, email, customer, items }) => {
      const body = {
        name: 'Rita Reader',
        email: email || emailOf(0),
        number: String(number),
        confirm: true,
        ...(item !== undefined && { items: [at(items, item)!.bookId] }),
      };
      return { ...asker.asCustomer(customer ?? 0, 'POST', '/api/withdrawals/', body), mark: _id };
    }),
} satisfies Requests<OrderKind>;

function totalCentsOf(
  { books, wrap }: Extract<Command, { kind: 'place' }>,
  { known }: RequestBuilder,
): number {
  const { shippingCents, wrapCents = 0 } = known.charges;
  const booksCents = books.reduce((sum, book) => sum + known.books[book]!.priceCents, 0);
  return booksCents + shippingCents + (wrap ? wrapCents : 0);
}

function askForStatus(
  nth: number,
  statusFor: (order: Parameters<typeof nextStatusOf>[0]) => string,
  asker: RequestBuilder,
): SentRequest | undefined {
  return asker.aboutOrder(nth, (order) =>
    asker.asAdmin('PATCH', `/api/orders/${order._id}/status`, { status: statusFor(order) }),
  );
}
