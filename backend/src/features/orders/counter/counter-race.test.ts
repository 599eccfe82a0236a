import { beforeEach, expect, it, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { openTestSession, testSessionId } from '../../../testing/people/sign-in.ts';
import { startOrderProcess } from '../../../testing/orders/order-process.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { findSales } from '../../sales/report/find-sales.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { placeOrder } from '../place/place-order.ts';
import { scanBook } from './scan-book.ts';

useTestDatabase();
beforeEach(openTestSession);
vi.setConfig({ testTimeout: 60_000 }); // processes of their own are started

const by = 'owner';

it('never sells a copy twice, though scans, web orders and a process that dies want the same', async () => {
  const books = await Promise.all(
    Array.from({ length: 5 }, (_unused, i) => makeBook({ stock: 8 + i })),
  );
  const before = books.reduce((sum, { stock = 0 }) => sum + stock!, 0);
  const webOrder = (i: number) => {
    const email = `reader${i}@example.com`;
    const wanted = [books[i % 5]!, books[(i + 1) % 5]!];
    return {
      customer: { uid: `reader-${i}`, email, sessionId: testSessionId },
      order: newOrderSchema.parse(orderFor(wanted, { email, phone: `0${1_000_000 + i}` })),
      key: `web-${i}`,
      address: `address ${i}`,
    };
  };
  const scan = (mode: 'sell' | 'receive' | 'return', i: number) =>
    scanBook({ scan: { mode, bookId: books[i % 5]!.id }, key: `${mode}-${i}`, by });
  const other = await startOrderProcess();
  const dying = other.dieWhilePlacing(Array.from({ length: 20 }, (_u, i) => webOrder(100 + i)));
  const done = await Promise.allSettled(
    Array.from({ length: 60 }, (_unused, i) => [
      scan('sell', i),
      scan('sell', i).catch(() => {}), // sent twice
      placeOrder(webOrder(i)),
      ...(i % 6 === 0 ? [scan('receive', i), scan('return', i)] : []),
    ]).flat(),
  );
  await dying;
  const expected = ['insufficient_stock', 'invalid_transition'];
  const refusals = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals.filter(({ code }: { code: string }) => !expected.includes(code))).toEqual([]);
  const orders = await OrderModel.find().lean();
  const held = orders.filter(({ status }) => status === 'placed' || status === 'delivered');
  const stocks = (await BookModel.find().lean()).map(({ stock }) => stock ?? 0);
  expect(Math.min(...stocks)).toBeGreaterThanOrEqual(0);
  expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(
    before + 10 - held.flatMap(({ items }) => items).length,
  );
  const day = (of: number) => new Date(of).toISOString().slice(0, 10);
  const days = { from: day(Date.now() - 86_400_000), to: day(Date.now()) };
  const { total, counter } = await findSales({ ...days, by: 'day' });
  const cents = (some: typeof held) => some.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const atCounter = held.filter(({ source }) => source === 'counter');
  expect(Math.round(total.revenue * 100)).toBe(cents(held));
  expect(Math.round(counter.revenue * 100)).toBe(cents(atCounter));
  const scans = orders.filter(({ key }) => key);
  expect(new Set(scans.map(({ key }) => key)).size).toBe(scans.length);
});
