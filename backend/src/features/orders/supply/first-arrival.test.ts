import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { bookCollection, BookModel } from '../../../models/books/book.model.ts';
import { auditEntrySchema } from '../../../contract/admin/audit-entry.ts';
import { publicBookSchema } from '../../../contract/book/book.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { supplyCalls } from '../../../testing/orders/arrivals.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
});

type Made = Awaited<ReturnType<typeof makeBook>>;
const order = async (book: Made) =>
  orderSchema.parse(
    (
      await api
        .post('/api/orders/')
        .set(reader)
        .send(orderFor([book]))
        .expect(201)
    ).body,
  );
const get = async (path: string) =>
  (await api.get(path).set(signInAdmin()).expect(200)).body as unknown;
const stockOf = async ({ id }: Made) => publicBookSchema.parse(await get(`/api/books/${id}`)).stock;
const { toOrder, arrive, undo } = supplyCalls(() => api);

it('counts a book from its first arrival on, and no more when that is undone', async () => {
  const book = await makeBook({ supply: 'orderIn' });
  const first = await order(book);
  expect(await stockOf(book)).toBeUndefined();
  await arrive({ bookId: book.id, copies: 1 }).expect(200);
  expect(await stockOf(book)).toBe(0);
  await undo().expect(200);
  expect(await stockOf(book)).toBeUndefined();
  expect(await toOrder()).toMatchObject([{ copies: 1, orders: [first.number] }]);
  await arrive({ bookId: book.id, copies: 3 }, 'more').expect(200);
  expect(await stockOf(book)).toBe(2);
  await undo('more').expect(200);
  expect(await stockOf(book)).toBeUndefined();
  const entries = z
    .array(auditEntrySchema)
    .parse(await get(`/api/audit-log/?of=book&id=${book.id}`));
  const changes = entries.map(({ before, after }) => [before?.['stock'], after?.['stock']]);
  expect(changes.toReversed()).toEqual([
    [undefined, 0],
    [0, undefined],
    [undefined, 0],
    [0, 2],
    [2, 0],
    [0, undefined],
  ]);
});

it('goes on counting when the first arrival is undone after a second one', async () => {
  const book = await makeBook({ supply: 'orderIn' });
  const [first, second] = [await order(book), await order(book)];
  await arrive({ bookId: book.id, copies: 1 }, 'one').expect(200);
  await arrive({ bookId: book.id, copies: 1 }, 'two').expect(200);
  await undo('one').expect(200);
  expect(await toOrder()).toMatchObject([{ copies: 1, orders: [first.number] }]);
  const cancelled = { status: 'cancelled' };
  const path = `/api/orders/${second._id}/status`;
  await api.patch(path).set(signInAdmin()).send(cancelled).expect(200);
  expect(await stockOf(book)).toBe(1);
});

it('takes an arrival by ISBN while the owner replaces the book', async () => {
  const isbn = '9780306406157';
  const before = await makeBook({ isbn, isbnKey: isbn, stock: 0 });
  const find = bookCollection.find.bind(bookCollection);
  let after: Made | undefined;
  const replace = async () => {
    await BookModel.updateOne({ _id: before._id }, { deletedAt: new Date(), isbnKey: before.id });
    after = await makeBook({ isbn, isbnKey: isbn, stock: 0 });
  };
  vi.spyOn(bookCollection, 'find').mockImplementation((filter, options) => {
    const cursor = find(filter, options);
    if (!('isbn' in filter) || after) return cursor;
    const toArray = cursor.toArray.bind(cursor);
    cursor.toArray = async () => {
      const found = await toArray();
      await replace();
      return found;
    };
    return cursor;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await arrive({ isbn, copies: 2 }).expect(200);
  expect(await stockOf(after!)).toBe(2);
});

it('leaves the stock that was counted since, when an arrival of an uncounted book is undone', async () => {
  const book = await makeBook();
  const { body } = await arrive({ bookId: book.id, copies: 5 }).expect(200);
  expect(body).toMatchObject({ given: [], left: 5 });
  await api.put(`/api/books/edit/${book.id}`).set(signInAdmin()).send({ stock: 7 }).expect(200);
  await undo().expect(200);
  expect(await stockOf(book)).toBe(7);
});

it('is no scan at the counter in the history of the book', async () => {
  const [counted, uncounted] = [
    await makeBook({ stock: 1 }),
    await makeBook({ supply: 'orderIn' }),
  ];
  for (const { id } of [counted, uncounted]) {
    await arrive({ bookId: id, copies: 2 }, id).expect(200);
    await undo(id).expect(200);
    const entries = z.array(auditEntrySchema).parse(await get(`/api/audit-log/?of=book&id=${id}`));
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.filter(({ via }) => via)).toEqual([]);
  }
});
