import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookSchema, type BookChange } from '../../../contract/book/book.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let customers = 0;

async function openShop(stock: number) {
  const { api } = createTestApp();
  const book = await makeBook({ stock });
  const put = (change: BookChange, ifMatch?: string) =>
    api
      .put(`/api/books/edit/${book.id}`)
      .set(signInAdmin())
      .set(ifMatch === undefined ? {} : { 'If-Match': ifMatch })
      .send(change);
  const read = async () => {
    const { body, headers } = await api.get(`/api/books/${book.id}`).expect(200);
    return { ...bookSchema.parse(body), etag: headers.etag! };
  };
  /** Another customer buys a copy; whether there was one. */
  const sell = async () => {
    customers += 1;
    const email = `reader-${customers}@example.com`;
    const order = orderFor([book], { email, phone: `079 ${100_000 + customers}` });
    const { status } = await api
      .post('/api/orders/')
      .set(await signInCustomer(email))
      .send(order);
    return status === 201;
  };
  return { put, read, sell };
}

it('a copy that is sold while its book is edited is not given back', async () => {
  const { put, read, sell } = await openShop(1);
  const seen = await read();
  expect(await sell()).toBe(true);
  await put({ description: 'Better words.' }, seen.etag).expect(412);
  const { body } = await put({ description: 'Better words.' }).expect(200);
  expect(body).toMatchObject({ description: 'Better words.', title: seen.title, stock: 0 });
  expect(await sell()).toBe(false);
});

it('the stock is set against the number that was shown', async () => {
  const { put, read, sell } = await openShop(5);
  const before = await read();
  await sell();
  await sell();
  const { body } = await put({ stock: 5, newPrice: 9, seenStock: 5 }).expect(412);
  const { error } = apiErrorSchema.parse(body);
  expect(error.code).toBe('stale_update');
  expect(bookSchema.parse(error.current)).toMatchObject({ stock: 3, newPrice: before.newPrice });
  // The stock was sold meanwhile, not set.
  expect(error.stockSetAt).toBeUndefined();
  const again = await put({ stock: 8, seenStock: 3 }, error.currentEtag).expect(200);
  expect(again.body.stock).toBe(8);
  expect(again.headers.etag).toBe((await read()).etag);
  const stale = await put({ stock: 9, seenStock: null }).expect(412);
  const { stockSetAt } = apiErrorSchema.parse(stale.body).error;
  expect(Date.parse(stockSetAt!)).toBeGreaterThan(Date.parse(before.updatedAt));
  await put({ stock: null, seenStock: 8 }).expect(200);
  await put({ stock: 4, seenStock: null }).expect(200);
  expect((await put({ stock: 2 }).expect(200)).body.stock).toBe(2);
});

it('a change of nothing changes nothing', async () => {
  const { put, read } = await openShop(2);
  const before = await read();
  const same = { seenStock: 2 };
  expect((await put(same, before.etag).expect(200)).body.updatedAt).toBe(before.updatedAt);
  await put(same, '"another"').expect(412);
  await put({ title: '' }).expect(400);
  await put({ title: null as never }).expect(400);
});

it('copies sold and copies left are together what was set, however many edit and buy', async () => {
  const { put, read, sell } = await openShop(10);
  let added = 0;
  /** As the form does it: reads, sets the stock against what it saw, and on a refusal once more. */
  const restock = async (copies: number) => {
    for (;;) {
      const seen = await read();
      const change = { stock: (seen.stock ?? 0) + copies, seenStock: seen.stock };
      const { status } = await put(change, seen.etag);
      if (status !== 412) {
        expect(status).toBe(200);
        added += copies;
        return;
      }
    }
  };
  const describe = (text: string) => put({ description: text }).expect(200);
  const work = await Promise.all(
    Array.from({ length: 30 }, async (_unused, i) => {
      if (i % 6 === 0) await restock(3);
      if (i % 5 === 0) await describe(`Words, edition ${i}`);
      return sell();
    }),
  );
  const sold = work.filter(Boolean).length;
  expect(sold + ((await read()).stock ?? 0)).toBe(10 + added);
  expect(added).toBe(15);
  expect(sold).toBeGreaterThan(9);
});
