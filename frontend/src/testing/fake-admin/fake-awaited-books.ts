import {
  arrivalSchema,
  arrivedSchema,
  supplyRowSchema,
  type Arrived,
  type SupplyRow,
} from '@storyloom/backend/contract/order/awaited-books';
import { undoByKeySchema } from '@storyloom/backend/contract/order/counter';
import { http, type HttpHandler } from 'msw';
import { z } from 'zod';
import { adminHandler, csv, recordCall } from './fake-admin';
import { api, fakeShop, refuse, response } from '../fake-api';

const arrivals = new Map<string, Arrived>();

/** What open orders wait for, and what comes in. */
export const awaitedBooksHandlers: HttpHandler[] = [
  http.get(api('/supply/'), ({ request }) =>
    adminHandler(request, () => response(z.array(supplyRowSchema), rowsOf())),
  ),
  http.get(api('/supply.csv'), ({ request }) =>
    adminHandler(request, () => {
      recordCall(request, null);
      return csv('publisher,isbn\r\n');
    }),
  ),
  http.post(api('/supply/arrivals'), ({ request }) =>
    adminHandler(request, async () => {
      const arrival = arrivalSchema.parse(await request.json());
      recordCall(request, arrival);
      const { isbn, bookId, copies } = arrival;
      const book = fakeShop.books.find((each) => each._id === bookId || each.isbn === isbn);
      if (!book) return refuse('record_not_found');
      const given = waitingFor(book._id).slice(0, copies);
      for (const { item } of given) item.arrivedAt = new Date().toISOString();
      const arrived = {
        book,
        given: given.map(({ orderId, number }) => ({ orderId, number, copies: 1 })),
        left: copies - given.length,
      };
      arrivals.set(request.headers.get('Idempotency-Key') ?? '', arrived);
      return response(arrivedSchema, arrived);
    }),
  ),
  http.post(api('/supply/arrivals/undo'), ({ request }) =>
    adminHandler(request, async () => {
      const { key } = undoByKeySchema.parse(await request.json());
      const arrived = arrivals.get(key);
      if (!arrived) return refuse('record_not_found');
      for (const order of fakeShop.orders) for (const item of order.items) delete item.arrivedAt;
      return response(arrivedSchema, arrived);
    }),
  ),
];

function waitingFor(bookId: string) {
  return fakeShop.orders.flatMap(({ _id: orderId, number, items }) =>
    items
      .filter((item) => item.bookId === bookId && item.promisedBy && !item.arrivedAt)
      .map((item) => ({ orderId, number, item })),
  );
}

function rowsOf(): SupplyRow[] {
  return fakeShop.books.flatMap((book) => {
    const waiting = waitingFor(book._id);
    if (waiting.length === 0) return [];
    const days = waiting.map(({ item }) => item.promisedBy ?? '');
    const overdue = days.filter((day) => day < '2026-01-01').length;
    const orders = waiting.map(({ number }) => number);
    const { publisher = '' } = book;
    return { book, publisher, copies: orders.length, orders, promisedBy: days[0], overdue };
  });
}
