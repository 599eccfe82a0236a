import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookSchema } from '../../../contract/book/book.ts';
import { bookBulkResultSchema } from '../../../contract/book/book-bulk.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { addBook, newBookBody } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

const unknownId = 'f'.repeat(24);

function openShop() {
  const { api } = createTestApp();
  const bulk = (body: object) => api.post('/api/books/bulk').set(signInAdmin()).send(body);
  const done = async (body: object) =>
    bookBulkResultSchema.parse((await bulk(body).expect(200)).body).results;
  const read = async (id: string) => bookSchema.parse((await api.get(`/api/books/${id}`)).body);
  return { api, bulk, done, read };
}

it('changes many books at once and leaves all else of them as it is', async () => {
  const { done, read } = openShop();
  const one = await addBook({ title: 'One', author: 'Ada', stock: 3, oldPriceCents: 2000 });
  const two = await addBook({ title: 'Two' });
  const other = await addBook({ title: 'Other' });
  const change = { trending: true, category: 'horror' };
  expect(await done({ ids: [one._id, two._id], change })).toEqual([
    { id: one._id, ok: true, changed: true },
    { id: two._id, ok: true, changed: true },
  ]);
  const { updatedAt, ...changed } = await read(one._id);
  expect(changed).toEqual({ ...one, ...change, updatedAt: undefined });
  expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(one.updatedAt));
  expect(await read(two._id)).toMatchObject(change);
  expect(await read(other._id)).toEqual(other);
});

it('gives many books a VAT rate or marks them antique, and takes both back', async () => {
  const { bulk, done, read } = openShop();
  const { _id } = await addBook();
  await done({ ids: [_id], change: { vatRate: '19', antique: true } });
  expect(await read(_id)).toMatchObject({ vatRate: 19, antique: true });
  for (const vatRate of [101, -1, 7.123, '7 %']) {
    const { body } = await bulk({ ids: [_id], change: { vatRate, trending: true } }).expect(400);
    const { error } = apiErrorSchema.parse(body);
    expect(Object.keys(error.fields ?? {})).toEqual(['change.vatRate']);
  }
  expect(await read(_id)).toMatchObject({ vatRate: 19, trending: false });
  await done({ ids: [_id], change: { vatRate: null, antique: false } });
  const book = await read(_id);
  expect([book.vatRate, book.antique]).toEqual([undefined, undefined]);
});

it('says of each book whether it was there, and does the others all the same', async () => {
  const { done, read } = openShop();
  const { _id } = await addBook();
  const gone = await addBook({ deletedAt: new Date() });
  const ids = [unknownId, _id, gone._id];
  const reason = { code: 'book_unknown' };
  const message = 'This book does not exist.';
  const missing = { code: 'record_not_found', message, reason };
  const results = [
    { id: unknownId, ok: false, changed: false, error: missing },
    { id: _id, ok: true, changed: true },
    { id: gone._id, ok: false, changed: false, error: missing },
  ];
  expect(await done({ ids, change: { trending: true } })).toEqual(results);
  expect((await read(_id)).trending).toBe(true);
  expect((await BookModel.findById(gone._id).lean())?.trending).toBe(false);
  expect(await done({ ids, delete: true })).toEqual(results);
  expect(await BookModel.countDocuments({ deletedAt: null })).toBe(0);
});

it('brings deleted books back; one that is on sale stays as it is', async () => {
  const { api, done, read } = openShop();
  const books = [await addBook(), await addBook()];
  const ids = books.map(({ _id }) => _id);
  await done({ ids: [ids[0]], delete: true });
  await api.get(`/api/books/${ids[0]}`).expect(404);
  const results = await done({ ids: [...ids, unknownId], restore: true });
  expect(results.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(await read(ids[0]!)).toMatchObject({ title: books[0]!.title });
  expect(await read(ids[1]!)).toEqual(books[1]);
});

it('counts a book once that is named twice, however its id is written', async () => {
  const { done } = openShop();
  const { _id } = await addBook({ _id: 'abcdef0123456789abcdef01' as never });
  expect(await done({ ids: [_id, _id.toUpperCase(), _id], delete: true })).toEqual([
    { id: _id, ok: true, changed: true },
  ]);
});

it.each([
  ['no ids', { ids: [], delete: true }, 'ids'],
  ['501 ids', { ids: Array(501).fill(unknownId), delete: true }, 'ids'],
  ['something that is no id', { ids: [{ $ne: null }], delete: true }, 'ids.0'],
  ['nothing to do', { ids: [unknownId] }, 'body'],
  ['two things to do', { ids: [unknownId], delete: true, restore: true }, 'body'],
  ['delete: false', { ids: [unknownId], delete: false }, 'delete'],
  ['an empty change', { ids: [unknownId], change: {} }, 'change'],
  ['a change of the price', { ids: [unknownId], change: { newPrice: 1 } }, 'change'],
  ['no known category', { ids: [unknownId], change: { category: 'x' } }, 'change.category'],
])('refuses %s', async (_what, body, field) => {
  const { bulk } = openShop();
  const { error } = apiErrorSchema.parse((await bulk(body).expect(400)).body);
  expect(error.code).toBe('validation_error');
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
});

it('does 500 books in one call', async () => {
  const { done } = openShop();
  const fields = { title: 'x', description: 'x', category: 'fiction', newPriceCents: 1 };
  const books = await BookModel.insertMany(Array.from({ length: 500 }, () => fields));
  const results = await done({ ids: books.map(({ id }) => String(id)), delete: true });
  expect(results.filter(({ ok }) => ok)).toHaveLength(500);
  expect(await BookModel.countDocuments({ deletedAt: null })).toBe(0);
});

it('loses no copy that is sold meanwhile, and an open edit gets a conflict', async () => {
  const { api, done, read } = openShop();
  const { _id } = await addBook({ stock: 40 });
  const { headers } = await api.get(`/api/books/${_id}`);
  await Promise.all(
    Array.from({ length: 20 }, (_unused, i) => [
      BookModel.updateOne({ _id }, { $inc: { stock: -1 } }).exec(),
      done({ ids: [_id], change: { trending: i % 2 === 0 } }),
    ]).flat(),
  );
  expect((await read(_id)).stock).toBe(20);
  await api
    .put(`/api/books/edit/${_id}`)
    .set(signInAdmin())
    .set('If-Match', headers.etag!)
    .send(newBookBody())
    .expect(412);
});

it('is seen at once in the lists, the book and the search', async () => {
  const { api, done } = openShop();
  const { _id } = await addBook({ title: 'Nightingale', category: 'fiction' });
  const search = async (query: string) =>
    searchResultSchema.parse((await api.get(`/api/search?${query}`).expect(200)).body).total;
  const seen = async () => ({
    list: Number((await api.get('/api/books/?trending=true')).headers['x-total-count']),
    found: await search('q=nightingale&category=horror'),
    status: (await api.get(`/api/books/${_id}`)).status,
  });
  expect(await seen()).toEqual({ list: 0, found: 0, status: 200 });
  await done({ ids: [_id], change: { trending: true, category: 'horror' } });
  expect(await seen()).toEqual({ list: 1, found: 1, status: 200 });
  await done({ ids: [_id], delete: true });
  expect(await seen()).toEqual({ list: 0, found: 0, status: 404 });
  await done({ ids: [_id], restore: true });
  expect(await seen()).toEqual({ list: 1, found: 1, status: 200 });
});

const undoOf = (body: unknown) => bookBulkResultSchema.parse(body).undo;

it('says what really changed, and offers no undo when nothing did', async () => {
  const { bulk, done } = openShop();
  const [already, other] = [await addBook({ trending: true }), await addBook()];
  const body = { ids: [already._id, other._id], change: { trending: true } };
  expect((await done(body)).map(({ ok, changed }) => [ok, changed])).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(undoOf((await bulk(body)).body)).toBeUndefined();
});

it.each([
  ['category', { category: 'horror' }],
  ['trending', { trending: true }],
  ['draft', { draft: true }],
])('takes a change of many books back, each as it was: %s', async (_field, change) => {
  const { api, bulk, read } = openShop();
  const isbn = '9780306406157';
  const books = [
    await addBook({ category: 'fiction', isbn }),
    await addBook({ category: 'adventure', trending: true, author: 'Ada' }),
  ];
  const undo = undoOf((await bulk({ ids: books.map(({ _id }) => _id), change })).body);
  for (const isChanged of [true, false]) {
    const { body } = await api
      .post('/api/books/bulk/undo')
      .set(signInAdmin())
      .send({ id: undo })
      .expect(200);
    const { results } = bookBulkResultSchema.parse(body);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(results.some(({ changed }) => changed)).toBe(isChanged); // a repeat does nothing more
  }
  for (const book of books)
    expect(await read(book._id)).toEqual({ ...book, updatedAt: expect.any(String) as string });
  expect(await BookModel.countDocuments({ isbnKey: isbn })).toBe(1);
});

it('keeps what was edited since when it takes a change back, and tells of it', async () => {
  const { api, bulk, read } = openShop();
  const [one, edited, gone] = [await addBook(), await addBook(), await addBook()];
  const ids = [one._id, edited._id, gone._id];
  const undo = undoOf((await bulk({ ids, change: { category: 'horror' } })).body);
  await bulk({ ids: [edited._id], change: { category: 'business' } });
  await bulk({ ids: [gone._id], delete: true });
  const sendUndo = (id: string | undefined) =>
    api.post('/api/books/bulk/undo').set(signInAdmin()).send({ id });
  const { results } = bookBulkResultSchema.parse((await sendUndo(undo)).body);
  expect(new Map(results.map(({ id, error }) => [id, error?.code]))).toEqual(
    new Map([
      [one._id, undefined],
      [edited._id, 'stale_update'],
      [gone._id, 'stale_update'],
    ]),
  );
  expect((await read(one._id)).category).toBe('fiction');
  expect((await read(edited._id)).category).toBe('business');
  await sendUndo(unknownId).expect(404);
});

it('restores what one delete took, but not what was deleted again since', async () => {
  const { api, bulk } = openShop();
  const [one, again] = [await addBook(), await addBook()];
  const ids = [one._id, again._id];
  const undo = undoOf((await bulk({ ids, delete: true })).body);
  await bulk({ ids: [again._id], restore: true });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await bulk({ ids: [again._id], delete: true });
  await api.post('/api/books/bulk/undo').set(signInAdmin()).send({ id: undo }).expect(200);
  await api.get(`/api/books/${one._id}`).expect(200);
  await api.get(`/api/books/${again._id}`).expect(404);
});

it('is for the owner only', async () => {
  const { api } = openShop();
  const { _id } = await addBook();
  await api
    .post('/api/books/bulk')
    .send({ ids: [_id], delete: true })
    .expect(401);
  await api.get(`/api/books/${_id}`).expect(200);
});
