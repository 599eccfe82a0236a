import { knownOrders, type SentRequest } from '../sent-request.ts';
import { at, ordersWithStatus } from '../known-orders.ts';
import { dayOf } from '../shop-features.ts';
import type { RequestBuilder, Requests } from './request-builder.ts';

type TradeKind =
  'arrival' | 'undo an arrival' | 'new day' | 'send a book' | 'return a book' | 'message';

/** Ordering in, sending in parts and messages. */
export const tradeRequests = {
  arrival({ book, copies }, asker) {
    const body = { bookId: asker.bookId(book), copies };
    return asker.withKey(asker.asAdmin('POST', '/api/supply/arrivals', body));
  },
  'undo an arrival'({ nth }, asker) {
    const arrivals = asker.known.asked.filter(({ kind }) => kind === 'arrival');
    const arrival = at(arrivals, nth);
    return arrival && asker.asAdmin('POST', '/api/supply/arrivals/undo', { key: arrival.key });
  },
  'new day'({ book: nth }, asker) {
    const preorders = asker.known.books.filter(({ kind }) => kind === 'preorder');
    const book = at(preorders, nth);
    if (!book) return undefined;
    const availableFrom = dayOf(asker.mark);
    const change = asker.asAdmin('PUT', `/api/books/edit/${book.id}`, { availableFrom });
    return { ...change, mark: availableFrom };
  },
  'send a book': (command, asker) => moveItem(command, ['confirmed'], 'shipped', asker),
  'return a book': (command, asker) =>
    moveItem(command, ['shipped', 'delivered'], 'returned', asker),
  message({ nth, by }, asker) {
    const orders = knownOrders(asker.known.asked);
    const isByShop = by === 'shop';
    const order = at(
      orders.filter(({ customer }) => isByShop || customer !== undefined),
      nth,
    );
    if (!order) return undefined;
    const path = `/api/orders/${order._id}/messages`;
    const body = { text: `Message ${asker.mark}` };
    if (isByShop) return asker.withKey(asker.asAdmin('POST', path, body));
    const message = asker.asCustomer(order.customer!, 'POST', path, body);
    return asker.withKey({ ...message, mark: asker.mark });
  },
} satisfies Requests<TradeKind>;

/** Sets the status of one book of an order. */
function moveItem(
  { nth, item }: { nth: number; item: number },
  statusesBefore: string[],
  status: string,
  asker: RequestBuilder,
): SentRequest | undefined {
  const order = at(ordersWithStatus(statusesBefore, asker.known.asked), nth);
  if (!order) return undefined;
  const items = [at(order.items, item)!.bookId];
  return asker.asAdmin('PATCH', `/api/orders/${order._id}/status`, { status, items });
}
