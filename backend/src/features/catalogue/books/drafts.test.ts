import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { bookSchema, type NewBookInput } from '../../../contract/book/book.ts';
import { bookBulkResultSchema } from '../../../contract/book/book-bulk.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { bookCollection } from '../../../models/books/book.model.ts';
import { newBookBody } from '../../../testing/books.ts';
import { orderFor } from '../../../testing/factories.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const shelfSchema = z.array(bookSchema);

function openShop() {
  const { api } = createTestApp();
  const admin = signInAdmin();
  const add = async (changes: Partial<NewBookInput> = {}) => {
    const response = await api
      .post('/api/books/create-book')
      .set(admin)
      .send(newBookBody(changes))
      .expect(201);
    return bookSchema.parse(response.body);
  };
  const change = (id: string, body: object) =>
    api.put(`/api/books/edit/${id}`).set(admin).send(body);
  const titles = async (path: string, headers = {}) => {
    const { body } = await api.get(path).set(headers).expect(200);
    const books = z.union([shelfSchema, searchResultSchema]).parse(body);
    return (Array.isArray(books) ? books : books.books).map(({ title }) => title);
  };
  return { api, admin, add, change, titles };
}

it('a draft is for the owner alone', async () => {
  const { api, admin, add, titles } = openShop();
  const other = await add({ title: 'Published', author: 'Ada' });
  const draft = await add({ title: 'Nightingale', author: 'Ada', draft: true, trending: true });
  expect(draft.draft).toBe(true);
  const everywhere = [
    '/api/books/',
    '/api/books/?trending=true',
    `/api/books/?ids=${draft._id}`,
    '/api/search',
    '/api/search?q=nightingale',
    `/api/books/${other._id}/related`,
  ];
  for (const path of everywhere) {
    expect(await titles(path), path).not.toContain('Nightingale');
    expect(await titles(path, admin), path).not.toContain('Nightingale');
  }
  expect((await api.get('/api/search/suggest?q=night')).body).toEqual([]);
  expect((await api.get('/sitemap.xml')).text ?? '').not.toContain(draft._id);
  await api.get(`/api/books/${draft._id}`).expect(404);
  await api.get(`/api/books/${draft._id}`).set('Authorization', 'Bearer made-up').expect(404);
  await api.get(`/api/books/${draft._id}/related`).expect(404);
  const { body, headers } = await api.get(`/api/books/${draft._id}`).set(admin).expect(200);
  expect(bookSchema.parse(body)).toEqual(draft);
  expect(headers['cache-control']).toBe('private, no-store');
  await api.get(`/api/books/${draft._id}`).expect(404);
  const stats = adminStatsSchema.parse((await api.get('/api/admin').set(admin)).body);
  expect(stats).toMatchObject({ totalBooks: 1, trendingBooks: 0 });
});

it('only the owner lists and searches drafts', async () => {
  const { api, admin, add, titles } = openShop();
  await add({ title: 'Published' });
  await add({ title: 'Nightingale', draft: true });
  await add({ title: 'Kingfisher', draft: true });
  expect(await titles('/api/books/?draft=true', admin)).toEqual(['Kingfisher', 'Nightingale']);
  expect(await titles('/api/search?draft=true&q=night', admin)).toEqual(['Nightingale']);
  for (const path of ['/api/books/?draft=true', '/api/search?draft=true']) {
    await api.get(path).expect(401);
    await api.get(path).set('Authorization', 'Bearer made-up').expect(401);
  }
  // An expired token does not keep a visitor from the shop.
  await api.get('/api/books/').set('Authorization', 'Bearer made-up').expect(200);
});

it('a draft cannot be ordered, also one that was published when it came into the cart', async () => {
  const { api, add, change } = openShop();
  const books = [await add({ stock: 2 }), await add()];
  for (const { _id } of books) await change(_id, { draft: true }).expect(200);
  for (const { _id, newPrice } of books) {
    const order = orderFor([{ id: _id, newPriceCents: newPrice * 100 }]);
    const response = await api
      .post('/api/orders/')
      .set(await signInCustomer())
      .send(order);
    expect(response.status).toBe(409);
    expect(response.body.error.code).toBe('book_unavailable');
  }
});

it('publishing makes a book new, taking it back makes it a draft', async () => {
  const { api, add, change, titles } = openShop();
  const draft = await add({ title: 'Draft', draft: true });
  await add({ title: 'Later' });
  expect(await titles('/api/books/')).toEqual(['Later']);
  const { body } = await change(draft._id, { draft: false }).expect(200);
  const published = bookSchema.parse(body);
  expect(published.draft).toBeUndefined();
  expect(Date.parse(published.createdAt)).toBeGreaterThan(Date.parse(draft.createdAt));
  expect(await titles('/api/books/')).toEqual(['Draft', 'Later']);
  expect(await titles('/api/search?q=draft')).toEqual(['Draft']);
  expect((await api.get(`/api/books/${draft._id}`).expect(200)).body).toEqual(published);
  const again = await change(draft._id, { draft: false, title: 'Draft' }).expect(200);
  expect(again.body.createdAt).toBe(published.createdAt);
  await change(draft._id, { draft: true }).expect(200);
  await api.get(`/api/books/${draft._id}`).expect(404);
  expect(await titles('/api/search?q=draft')).toEqual([]);
});

it('many drafts are published by one call, and the audit log says who did it', async () => {
  const { api, admin, add, titles } = openShop();
  const drafts = [await add({ title: 'One', draft: true }), await add({ draft: true })];
  const ids = drafts.map(({ _id }) => _id);
  const bulk = { ids, change: { draft: false } };
  const { body } = await api.post('/api/books/bulk').set(admin).send(bulk).expect(200);
  expect(body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
  expect(await titles('/api/books/')).toHaveLength(2);
  const changes = await api.get(`/api/audit-log/?of=book&id=${ids[0]}`).set(admin).expect(200);
  expect(changes.body[0]).toMatchObject({
    by: 'owner',
    action: 'changed',
    before: { draft: true },
  });
});

it('says of each draft that is not published what it lacks', async () => {
  const { api, admin, add } = openShop();
  const [empty, unpriced] = [await add({ draft: true }), await add({ draft: true })];
  await bookCollection.updateOne(
    { _id: new Types.ObjectId(empty._id) },
    { $set: { category: '', description: '' } },
  );
  await bookCollection.updateOne(
    { _id: new Types.ObjectId(unpriced._id) },
    { $unset: { newPriceCents: '' } },
  );
  const bulk = { ids: [empty._id, unpriced._id], change: { draft: false } };
  const { body } = await api.post('/api/books/bulk').set(admin).send(bulk).expect(200);
  const { results } = bookBulkResultSchema.parse(body);
  expect(results.map(({ error }) => error)).toEqual([
    {
      code: 'validation_error',
      message: 'A book needs a category and a description before it is published.',
      reason: { code: 'book_incomplete', missing: ['category', 'description'] },
    },
    {
      code: 'validation_error',
      message: 'A book needs a price before it is published.',
      reason: { code: 'book_incomplete', missing: ['newPrice'] },
    },
  ]);
});

it('a list is imported as drafts, row by row or as a whole, and exported with them', async () => {
  const { api, admin, titles } = openShop();
  const send = (csv: string, query = '') =>
    api.post(`/api/books/import${query}`).set(admin).type('text/csv').send(csv).expect(200);
  const header = 'title,description,category,newPrice,draft\n';
  await send(`${header}A,x,horror,1,yes\nB,x,horror,1,\n`);
  await send(`${header}C,x,horror,1,\nD,x,horror,1,no\n`, '?drafts=true');
  expect((await titles('/api/books/')).sort()).toEqual(['B', 'D']);
  expect((await titles('/api/books/?draft=true', admin)).sort()).toEqual(['A', 'C']);
  const { text } = await api.get('/api/books/export.csv').set(admin).expect(200);
  for (const title of 'ABCD') expect(text).toContain(`,${title},`);
  await send(text);
  expect((await titles('/api/books/')).sort()).toEqual(['B', 'D']);
  await send(text.replaceAll(',true,', ',no,').replace(/,true(?=\r?\n)/g, ',no'));
  expect(await titles('/api/books/')).toHaveLength(4);
});

it('the owner finds a draft by any words of title and author, begun or without accents', async () => {
  const { admin, add, titles } = openShop();
  await add({ title: 'A Winter in the Café', author: 'Ada Lovelace', draft: true });
  await add({ title: 'Winter Published', author: 'Ada Lovelace' });
  for (const q of ['cafe', 'love win', 'winter cafe ada']) {
    expect(await titles(`/api/search?draft=true&q=${q}`, admin), q).toEqual([
      'A Winter in the Café',
    ]);
  }
  expect(await titles('/api/search?draft=true&q=summer', admin)).toEqual([]);
});

it('a draft out of a list is published only with a category and a description', async () => {
  const { api } = createTestApp();
  const csv = 'title,price\nListed,5\n';
  await api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv).expect(200);
  const list = await api.get('/api/books/?draft=true').set(signInAdmin()).expect(200);
  const [draft] = z.array(bookSchema).parse(list.body);
  expect(draft).toMatchObject({ title: 'Listed', category: '', description: '', draft: true });
  const { _id } = draft!;
  const edit = (change: object) =>
    api.put(`/api/books/edit/${_id}`).set(signInAdmin()).send(change);
  const { body } = await edit({ draft: false, category: 'fiction' }).expect(400);
  expect(body.error.fields).toEqual({ description: ['is required'] });
  const bulk = { ids: [_id], change: { draft: false } };
  const refused = await api.post('/api/books/bulk').set(signInAdmin()).send(bulk).expect(200);
  expect(refused.body.results).toMatchObject([{ ok: false, error: { code: 'validation_error' } }]);
  await api.get(`/api/books/${_id}`).expect(404);
  await edit({ draft: false, category: 'fiction', description: 'Text' }).expect(200);
  await api.get(`/api/books/${_id}`).expect(200);
});
