import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { salesReportSchema } from '../../../contract/admin/sales-report.ts';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { counterResultSchema, type CounterScanInput } from '../../../contract/order/counter.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { queuedKinds } from '../../../testing/orders/queued-emails.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bookCollection, BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const isbn = '9780306406157';
let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

let keys = 0;
const newKey = () => `scan-${(keys += 1)}`;
const send = (scan: CounterScanInput, key = newKey()) =>
  api.post('/api/counter').set(signInAdmin()).set('Idempotency-Key', key).send(scan);
const sendUndo = (key: string) => api.post('/api/counter/undo').set(signInAdmin()).send({ key });
const scanned = async (scan: CounterScanInput, key = newKey()) =>
  counterResultSchema.parse((await send(scan, key).expect(200)).body);
const undone = async (key: string) =>
  counterResultSchema.parse((await sendUndo(key).expect(200)).body);
const ask = async (path: string) => (await api.get(path).set(signInAdmin()).expect(200)).body;
const codeOf = ({ body }: { body: unknown }) => apiErrorSchema.parse(body).error.code;

it('sells a copy without a customer, delivered at once', async () => {
  const book = await makeBook({ stock: 3, isbn });
  const { order, ...sold } = await scanned({ mode: 'sell', isbn: '978-0-306-40615-7' });
  expect(sold.book).toMatchObject({ _id: book.id, stock: 2 });
  expect(order).toMatchObject({
    source: 'counter',
    status: 'delivered',
    name: '',
    phone: '',
    email: '',
    totalPrice: 10.5,
    history: [{ status: 'delivered', by: 'owner' }],
  });
  expect(await ask('/api/customers/')).toEqual([]);
  expect(await ask('/api/orders/?q=1001')).toMatchObject([{ _id: order?._id }]);
  await api.get(`/api/customers/${order?._id}`).set(signInAdmin()).expect(404);
  await api
    .get('/api/orders/export.csv')
    .set(signInAdmin())
    .expect(200, /^1001,.*,delivered,/m);
  await undone(`scan-${keys}`);
  // No email: the customer is not known.
  expect(await queuedKinds('order')).toEqual(['order-cancelled']);
});

it('has a line of its own in figures and report, and counts in their sums', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // the day does not end in between
  onTestFinished(() => void vi.useRealTimers());
  const book = await makeBook({ newPriceCents: 1234 });
  const [first] = [newKey()];
  await scanned({ mode: 'sell', bookId: book.id }, first);
  await scanned({ mode: 'sell', bookId: book.id });
  const phone = { ...orderFor([book]), totalPrice: undefined };
  await api.post('/api/orders/by-phone').set(signInAdmin()).send(phone).expect(201);
  const today = new Date().toISOString().slice(0, 10);
  const figures = async () => {
    const stats = adminStatsSchema.parse(await ask('/api/admin'));
    const { total, counter } = salesReportSchema.parse(
      await ask(`/api/reports/sales?from=${today}&to=${today}`),
    );
    const { counterOrders, counterSales, totalSales, customersByAverageOrder } = stats;
    return { counterOrders, counterSales, totalSales, customersByAverageOrder, total, counter };
  };
  expect(await figures()).toMatchObject({
    counterOrders: 2,
    counterSales: 24.68,
    totalSales: 37.02,
    customersByAverageOrder: [{ orders: 1 }],
    total: { orders: 3, books: 3, revenue: 37.02 },
    counter: { orders: 2, books: 2, revenue: 24.68 },
  });
  await undone(first);
  expect(await figures()).toMatchObject({
    counterOrders: 1,
    counterSales: 12.34,
    totalSales: 24.68,
    counter: { orders: 1, books: 1, revenue: 12.34 },
  });
});

it.each(['sell', 'receive', 'return'] as const)(
  'does a scan once that is sent twice, one after the other or at the same time: %s',
  async (mode) => {
    const book = await makeBook({ stock: 5, isbn });
    for (let i = 0; i < 3; i += 1) await scanned({ mode: 'sell', isbn });
    const key = newKey();
    await Promise.all([1, 2, 3, 4].map(() => send({ mode, isbn }, key).expect(200)));
    const again = await send({ mode, isbn }, key).expect(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const stock = { sell: 1, receive: 3, return: 3 }[mode];
    expect((await BookModel.findById(book.id).lean())?.stock).toBe(stock);
    const other = { mode: mode === 'sell' ? ('receive' as const) : ('sell' as const), isbn };
    expect(codeOf(await send(other, key).expect(422))).toBe('idempotency_key_reused');
  },
);

it('refuses an order under the key of a scan', async () => {
  const book = await makeBook({ stock: 5 });
  const key = newKey();
  await scanned({ mode: 'receive', bookId: book.id }, key);
  const order = { ...orderFor([book]), totalPrice: undefined };
  const response = await api
    .post('/api/orders/by-phone')
    .set({ ...signInAdmin(), 'Idempotency-Key': key })
    .send(order)
    .expect(422);
  expect(codeOf(response)).toBe('idempotency_key_reused');
});

it('receives a copy, tells who did it, and takes that back once', async () => {
  const { id } = await makeBook({ stock: 0, isbn, draft: true });
  const key = newKey();
  expect((await scanned({ mode: 'receive', isbn }, key)).book.stock).toBe(1);
  const auditLog = await ask(`/api/audit-log/?of=book&id=${id}`);
  expect(auditLog).toMatchObject([{ via: 'counter', before: { stock: 0 }, after: { stock: 1 } }]);
  expect((await undone(key)).book.stock).toBe(0);
  expect((await undone(key)).book.stock).toBe(0);
  expect((await scanned({ mode: 'receive', isbn }, key)).book.stock).toBe(0);
});

it('leaves a book without counted stock alone', async () => {
  const { id: bookId } = await makeBook();
  expect((await scanned({ mode: 'receive', bookId })).book.stock).toBeUndefined();
});

it('does not take a copy back that was received and sold', async () => {
  const { id: bookId } = await makeBook({ stock: 0 });
  const key = newKey();
  await scanned({ mode: 'receive', bookId }, key);
  await scanned({ mode: 'sell', bookId });
  expect(codeOf(await sendUndo(key).expect(409))).toBe('insufficient_stock');
});

it('takes the latest sale of a book back, and that too can be undone', async () => {
  const { id: bookId } = await makeBook({ stock: 2 });
  const [, latest] = [
    await scanned({ mode: 'sell', bookId }),
    await scanned({ mode: 'sell', bookId }),
  ];
  const key = newKey();
  const back = await scanned({ mode: 'return', bookId }, key);
  expect(back.order).toMatchObject({ _id: latest.order?._id, status: 'returned' });
  expect(back.book.stock).toBe(1);
  for (const _again of [1, 2]) {
    const { book, order } = await undone(key);
    expect([book.stock, order?.status]).toEqual([0, 'delivered']);
  }
  await scanned({ mode: 'return', bookId });
  await scanned({ mode: 'return', bookId });
  const refused = codeOf(await send({ mode: 'return', bookId }).expect(409));
  expect(refused).toBe('invalid_transition');
  const described = await api.get('/api/openapi.json').expect(200);
  expect(described.body).toHaveProperty(
    ['paths', '/api/counter', 'post', 'responses', '409', 'description'],
    expect.stringContaining(refused),
  );
  expect((await BookModel.findById(bookId).lean())?.stock).toBe(2);
});

it('gives the copy of a sale back that is undone, once', async () => {
  const { id: bookId } = await makeBook({ stock: 1 });
  const key = newKey();
  await scanned({ mode: 'sell', bookId }, key);
  expect(codeOf(await send({ mode: 'sell', bookId }).expect(409))).toBe('insufficient_stock');
  for (const _again of [1, 2]) {
    const { book, order } = await undone(key);
    expect([book.stock, order?.status]).toEqual([1, 'cancelled']);
  }
});

it('says of a scan that it cannot do why', async () => {
  const draft = await makeBook({ draft: true });
  const deleted = await makeBook({ deletedAt: new Date() });
  const sell = (scan: object) => send({ mode: 'sell', ...scan });
  expect(codeOf(await sell({ isbn }).expect(404))).toBe('record_not_found');
  expect(codeOf(await sell({ bookId: deleted.id }).expect(404))).toBe('record_not_found');
  expect(codeOf(await sell({ bookId: draft.id }).expect(409))).toBe('book_unavailable');
  expect(codeOf(await sendUndo('never').expect(404))).toBe('record_not_found');
  for (const wrong of [{ isbn: '9780306406158' }, {}, { isbn, bookId: draft.id }]) {
    const { error } = apiErrorSchema.parse((await sell(wrong).expect(400)).body);
    expect(error.fields).toHaveProperty('isbn');
  }
});

it('receives a copy of the book that has the scanned ISBN by then, not of the one that had it', async () => {
  const [corrected, book] = [await makeBook({ stock: 3, isbn }), await makeBook({ stock: 5 })];
  const find = bookCollection.find.bind(bookCollection);
  vi.spyOn(bookCollection, 'find').mockImplementationOnce((...given) => {
    const cursor = find(...given);
    const toArray = cursor.toArray.bind(cursor);
    cursor.toArray = async () => {
      const found = await toArray();
      await BookModel.updateOne(
        { _id: corrected.id },
        { $unset: { isbn: 1 }, isbnKey: corrected.id },
      );
      await BookModel.updateOne({ _id: book.id }, { isbn, isbnKey: isbn });
      return found;
    };
    return cursor;
  });
  expect((await scanned({ mode: 'receive', isbn })).book).toMatchObject({ _id: book.id, stock: 6 });
  expect((await BookModel.findById(corrected.id).lean())?.stock).toBe(3);
});
