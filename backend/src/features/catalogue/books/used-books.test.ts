import { expect, it } from 'vitest';
import { bookSchema, publicBookSchema, type NewBookInput } from '../../../contract/book/book.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { z } from 'zod';
import { newBookBody } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const isbn = '9780141439518';

function openShop() {
  const { api, caches } = createTestApp();
  const admin = signInAdmin();
  const post = (changes: Partial<NewBookInput>) =>
    api.post('/api/books/create-book').set(admin).send(newBookBody(changes));
  const add = async (changes: Partial<NewBookInput>) =>
    bookSchema.parse((await post(changes).expect(201)).body);
  const put = (id: string, change: object) =>
    api.put(`/api/books/edit/${id}`).set(admin).send(change);
  const read = async (id: string) =>
    publicBookSchema.parse((await api.get(`/api/books/${id}`).expect(200)).body);
  return { api, admin, post, add, put, read, index: caches.index };
}

it('a new book has no condition, whichever way that is sent', async () => {
  const { add, put } = openShop();
  const plain = await add({ isbn });
  expect(Object.keys(plain)).not.toContain('condition');
  for (const condition of ['new', null] as const) {
    const created = await add({ condition, conditionNote: '' });
    expect(Object.keys(created)).not.toContain('condition');
    expect(created.stock).toBeUndefined();
  }
  const { body } = await put(plain._id, { condition: 'new' }).expect(200);
  expect(body).not.toHaveProperty('condition');
  await put(plain._id, { condition: 'mint' }).expect(400);
});

it('allows any number of used copies of an ISBN, but only one new book', async () => {
  const { post, add, put, read } = openShop();
  const asNew = await add({ title: 'New', isbn, newPrice: 20 });
  const used = await add({ isbn, condition: 'good', newPrice: 8 });
  const cheaper = await add({ isbn, condition: 'acceptable', newPrice: 5.5 });
  await post({ isbn }).expect(400);
  // As new is no way around.
  await put(used._id, { condition: 'new' }).expect(400);
  await put(used._id, { condition: null }).expect(400);
  expect((await read(asNew._id)).used).toEqual({ count: 2, from: 5.5 });
  expect((await read(used._id)).used).toEqual({ count: 1, from: 5.5 });
  expect((await read(cheaper._id)).used).toEqual({ count: 1, from: 8 });
  // The new book may become a used copy, and its ISBN is free for the next new one.
  await put(asNew._id, { condition: 'like-new' }).expect(200);
  await add({ title: 'Next', isbn });
});

it('of many who add the same ISBN at once one adds the new book, and each its used copy', async () => {
  const { post } = openShop();
  const asked = Array.from({ length: 6 }, () => [
    post({ isbn }),
    post({ isbn, condition: 'good' }),
  ]);
  const responses = await Promise.all(asked.flat());
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(7);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
});

it('a used copy is one copy, unless the owner says how many', async () => {
  const { add, put } = openShop();
  expect((await add({ condition: 'good' })).stock).toBe(1);
  expect((await add({ condition: 'good', stock: null })).stock).toBe(1);
  const three = await add({ condition: 'good', stock: 3 });
  expect(three.stock).toBe(3);
  expect((await put(three._id, { stock: null }).expect(200)).body.stock).toBe(1);
  const becomesUsed = await add({});
  const { body } = await put(becomesUsed._id, { condition: 'very-good' }).expect(200);
  expect(body).toMatchObject({ stock: 1, condition: 'very-good' });
});

it('one copy is sold once, though twenty people order it at the same time', async () => {
  const { api, admin, add, read, index } = openShop();
  await index.sync();
  const asNew = await add({ isbn, stock: 50 });
  const copy = await add({ isbn, condition: 'good', conditionNote: 'A name on page 1.' });
  expect((await read(asNew._id)).used).toMatchObject({ count: 1 });
  const order = { name: 'Ada', phone: '12345', productIds: [copy._id] };
  const address = { city: 'London', country: 'UK', state: '-', zipcode: 'SW1Y' };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      api
        .post('/api/orders/by-phone')
        .set(admin)
        .send({ ...order, address }),
    ),
  );
  const sold = responses.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(orderSchema.parse(sold[0]!.body).items[0]).toMatchObject({
    condition: 'good',
    conditionNote: 'A name on page 1.',
  });
  expect((await read(copy._id)).stock).toBe(0);
  await index.settled();
  await expect.poll(async () => (await read(asNew._id)).used).toBeUndefined();
});

it('lists can be narrowed to new books, used copies or one ISBN', async () => {
  const { api, add } = openShop();
  const asNew = await add({ isbn });
  const used = await add({ isbn, condition: 'good' });
  const other = await add({ condition: 'acceptable' });
  const list = async (query: string) => {
    const { body } = await api.get(`/api/books/?${query}`).expect(200);
    return z
      .array(publicBookSchema)
      .parse(body)
      .map(({ _id }) => _id);
  };
  expect(await list('condition=new')).toEqual([asNew._id]);
  expect(await list('condition=used')).toEqual([other._id, used._id]);
  expect(await list('isbn=978-0-14-143951-8')).toEqual([used._id, asNew._id]);
  await api.get('/api/books/?condition=mint').expect(400);
  await api.get('/api/books/?isbn=123').expect(400);
});

it.each([['with the index'], ['while the index is not there yet']])(
  'search counts used copies, narrows to them, and names the new book first, %s',
  async (how) => {
    const { api, add, index } = openShop();
    const search = async (query: object) => {
      const { body } = await api.get('/api/search').query(query).expect(200);
      const { books, total, used } = searchResultSchema.parse(body);
      return { ids: books.map(({ _id }) => _id), total, used };
    };
    const asNew = await add({ title: 'Wuthering Heights', isbn });
    if (how === 'with the index') await index.sync();
    expect(await search({})).toEqual({ ids: [asNew._id], total: 1, used: undefined });
    const used = await add({ title: 'Wuthering Heights', isbn, condition: 'good' });
    expect(await search({ condition: 'used' })).toEqual({ ids: [used._id], total: 1, used: 1 });
    expect(await search({ condition: 'new' })).toEqual({ ids: [asNew._id], total: 1, used: 1 });
    expect(await search({ category: 'horror' })).toEqual({ ids: [], total: 0, used: 0 });
    expect((await search({ q: isbn })).ids).toContain(used._id);
    if (how === 'with the index') {
      expect((await search({ q: isbn })).ids[0]).toBe(asNew._id);
      expect((await search({ q: 'wuthering' })).ids).toEqual([asNew._id, used._id]);
    }
  },
);

it('used copies are no best sellers', async () => {
  const { api, add } = openShop();
  const asNew = await add({});
  await add({ condition: 'good' });
  const { body, headers } = await api.get('/api/books/?sort=best-sellers').expect(200);
  expect(
    z
      .array(publicBookSchema)
      .parse(body)
      .map(({ _id }) => _id),
  ).toEqual([asNew._id]);
  expect(headers['x-total-count']).toBe('1');
});

it('who asks for used copies gets them, whatever sells best', async () => {
  const { api, add } = openShop();
  await add({});
  const used = await add({ condition: 'good' });
  const path = '/api/books/?sort=best-sellers&condition=used';
  const { body } = await api.get(path).expect(200);
  expect(body).toMatchObject([{ _id: used._id }]);
});

it('a used copy that is no longer available is offered nowhere', async () => {
  const { api, admin, add } = openShop();
  const asNew = await add({ isbn: '9780141439518' });
  await add({ isbn: '9780141439518', condition: 'good', supply: 'gone' });
  const { body } = await api.get(`/api/books/${asNew._id}`).expect(200);
  expect(publicBookSchema.parse(body).used).toBeUndefined();
  const file = await api.get('/api/books/export.csv?format=abebooks').set(admin).expect(200);
  const [names, copy] = file.text.split('\r\n').map((line) => line.split('\t'));
  expect(copy?.[names!.indexOf('quantity')]).toBe('0');
});

it('nobody is put on a list for a copy that never comes again', async () => {
  const { api, admin, add } = openShop();
  const used = await add({ condition: 'good', stock: 0 });
  const gone = await add({ supply: 'gone', stock: 0 });
  const asNew = await add({ stock: 0 });
  for (const { _id: bookId } of [used, gone, asNew]) {
    await api.post('/api/book-requests/').send({ bookId, email: 'rita@example.com' }).expect(202);
  }
  const { body } = await api.get('/api/book-requests/').set(admin).expect(200);
  expect(body).toMatchObject([{ bookId: asNew._id }]);
});
