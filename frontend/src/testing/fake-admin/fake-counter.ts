import {
  counterResultSchema,
  counterScanSchema,
  undoByKeySchema,
  type CounterResult,
  type CounterScan,
} from '@storyloom/backend/contract/order/counter';
import { http, type HttpHandler } from 'msw';
import { makeOrder } from '../factories';
import { fakeAdmin, adminHandler, recordCall } from './fake-admin';
import { response, api, fakeShop, refuse } from '../fake-api';

/** What is sold over the counter: each key once. */
export const counterHandlers: HttpHandler[] = [
  http.post(api('/counter'), ({ request }) =>
    adminHandler(request, async () => {
      const scan = counterScanSchema.parse(await request.json());
      const key = request.headers.get('Idempotency-Key') ?? '';
      recordCall(request, { ...scan, key });
      const done = fakeAdmin.scans.get(key) ?? doScan(scan);
      if (typeof done === 'string') return refuse(done);
      fakeAdmin.scans.set(key, done);
      return response(counterResultSchema, done);
    }),
  ),
  http.post(api('/counter/undo'), ({ request }) =>
    adminHandler(request, async () => {
      const { key } = undoByKeySchema.parse(await request.json());
      recordCall(request, { key });
      const done = fakeAdmin.scans.get(key);
      if (!done) return refuse('record_not_found');
      done.book.stock = (done.book.stock ?? 0) + 1;
      return response(counterResultSchema, done);
    }),
  ),
];

function doScan({
  mode,
  isbn,
  bookId,
}: CounterScan): CounterResult | 'record_not_found' | 'insufficient_stock' | 'several_copies' {
  const [book, ...others] = fakeShop.books.filter(
    (each) => each._id === bookId || each.isbn === isbn,
  );
  if (others.length > 0) return 'several_copies';
  if (!book) return 'record_not_found';
  if (mode === 'sell' && book.stock === 0) return 'insufficient_stock';
  book.stock = (book.stock ?? 9) + (mode === 'sell' ? -1 : 1);
  const isStockOnly = fakeShop.settings.counter.mode === 'stock';
  if (mode === 'receive' || isStockOnly) return { book };
  const order = makeOrder({ source: 'counter', status: 'delivered', totalPrice: book.newPrice });
  return { book, order };
}
