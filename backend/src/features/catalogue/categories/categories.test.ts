import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { auditEntrySchema } from '../../../contract/admin/audit-entry.ts';
import { bookSchema } from '../../../contract/book/book.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { categoryCountSchema } from '../../../contract/book/categories/shop-categories.ts';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { addBook, categories, newBookBody } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import type { BookCaches } from '../../../book-caches.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { moveRemainingBooks } from '../../../models/books/move-books.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { bookCollection, BookModel } from '../../../models/books/book.model.ts';
import { resumeImports } from '../import/store-import.ts';

useTestDatabase();

let caches: BookCaches;
let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
  ({ caches } = shop);
});

const spanish = [
  { slug: 'novela', name: 'Novela' },
  { slug: 'infantil', name: 'Infantil' },
  { slug: 'poesia', name: 'Poesía' },
];
const save = (body: object) => shop.api.put('/api/settings').set(signInAdmin()).send(body);
const read = async (id: string) => bookSchema.parse((await shop.api.get(`/api/books/${id}`)).body);
const list = async () =>
  z.array(categoryCountSchema).parse((await shop.api.get('/api/categories').expect(200)).body);

it('are the five of the specification until the owner has others', async () => {
  await addBook({ category: 'horror' });
  const counted = await list();
  expect(counted.map(({ slug }) => slug)).toEqual(categories);
  expect(counted.find(({ slug }) => slug === 'horror')).toEqual({
    slug: 'horror',
    name: 'Horror',
    books: 1,
  });
});

describe("the owner's own categories", () => {
  beforeEach(() => save({ categories: spanish }).expect(200));

  it('are those a book, a bulk change, a list, a search and a file may name', async () => {
    const { api } = shop;
    const send = (category: string) =>
      api.post('/api/books/create-book').set(signInAdmin()).send(newBookBody({ category }));
    const { _id } = bookSchema.parse((await send('poesia').expect(201)).body);
    expect((await list()).map(({ books }) => books)).toEqual([0, 0, 1]);
    const refused = apiErrorSchema.parse((await send('horror').expect(400)).body).error;
    expect(refused.fields).toEqual({ category: ['must be one of novela, infantil, poesia'] });
    await api
      .put(`/api/books/edit/${_id}`)
      .set(signInAdmin())
      .send({ category: 'horror' })
      .expect(400);
    await api
      .post('/api/books/bulk')
      .set(signInAdmin())
      .send({ ids: [_id], change: { category: 'horror' } })
      .expect(400);
    await api
      .post('/api/books/import')
      .set(signInAdmin())
      .type('text/csv')
      .send('title,description,category,newPrice\nEmma,A matchmaker.,horror,9.50\n')
      .expect(400);
    for (const path of ['/api/books/?', '/api/search?']) {
      await api.get(`${path}category=poesia`).expect(200);
      await api.get(`${path}category=horror`).expect(400);
    }
  });

  it('are found by their name', async () => {
    await caches.index.sync();
    const { _id } = await addBook({ title: 'Rimas', category: 'poesia', description: 'Versos.' });
    const { body } = await shop.api.get('/api/search').query({ q: 'poesía' }).expect(200);
    expect(searchResultSchema.parse(body)).toMatchObject({
      books: [{ _id }],
      categories: [{ name: 'poesia', count: 1 }],
    });
    const renamed = spanish.map((each) =>
      each.slug === 'poesia' ? { ...each, name: 'Líricos' } : each,
    );
    await save({ categories: renamed }).expect(200);
    const found = async () =>
      searchResultSchema.parse((await shop.api.get('/api/search').query({ q: 'liricos' })).body)
        .total;
    await expect.poll(found).toBe(1);
    expect((await read(_id)).category).toBe('poesia');
  });
});

describe('a category that goes', () => {
  const without = defaultSettings.categories.filter(({ slug }) => slug !== 'horror');

  it('goes only when the owner says where its books go, drafts and deleted ones too', async () => {
    const { _id } = await addBook({ category: 'horror' });
    const draft = await addBook({ category: 'horror', draft: true });
    const deleted = await addBook({ category: 'horror', deletedAt: new Date() });
    const { error } = apiErrorSchema.parse((await save({ categories: without }).expect(400)).body);
    expect(error.fields).toEqual({
      categories: ['Horror has 3 books: say which category takes them'],
    });
    await save({ categories: without, moveTo: { horror: 'poetry' } }).expect(400);
    await save({ moveTo: { horror: 'fiction' } }).expect(400);
    const staying = { categories: without, moveTo: { horror: 'fiction', business: 'fiction' } };
    const refused = apiErrorSchema.parse((await save(staying).expect(400)).body);
    expect(refused.error.fields).toEqual({ moveTo: ['names business, which stays'] });
    expect((await read(_id)).category).toBe('horror');

    await save({ categories: without, moveTo: { horror: 'fiction' } }).expect(200);
    expect((await read(_id)).category).toBe('fiction');
    for (const { _id: id } of [draft, deleted]) {
      expect((await BookModel.findById(id).lean())?.category).toBe('fiction');
    }
    const { body } = await shop.api.get(`/api/audit-log/?of=book&id=${_id}`).set(signInAdmin());
    expect(z.array(auditEntrySchema).parse(body)[0]).toMatchObject({
      action: 'changed',
      before: { category: 'horror' },
      after: { category: 'fiction' },
    });
  });

  it('takes along the books that came into it at the last moment, and those an undo restores', async () => {
    const { _id } = await addBook({ category: 'horror' });
    const change = { category: 'business' };
    const { body } = await shop.api
      .post('/api/books/bulk')
      .set(signInAdmin())
      .send({ ids: [_id], change })
      .expect(200);
    const fewer = without.filter(({ slug }) => slug !== 'fiction');
    await save({ categories: without, moveTo: { horror: 'fiction' } }).expect(200);
    // Its save had been let in before, and is written now.
    const late = await addBook({ category: 'horror' });
    await moveRemainingBooks();
    expect((await read(late._id)).category).toBe('fiction');
    const { body: history } = await shop.api
      .get(`/api/audit-log/?of=book&id=${late._id}`)
      .set(signInAdmin());
    const [before, after] = [{ category: 'horror' }, { category: 'fiction' }];
    const [entry] = z.array(auditEntrySchema).parse(history);
    expect(entry).toMatchObject({ by: 'removed category', before, after });

    await save({ categories: fewer, moveTo: { fiction: 'adventure' } }).expect(200);
    const { undo } = z.object({ undo: z.string() }).parse(body);
    await shop.api.post('/api/books/bulk/undo').set(signInAdmin()).send({ id: undo }).expect(200);
    expect((await read(_id)).category).toBe('adventure');

    // Once it is there again its books are its own.
    await save({ categories: defaultSettings.categories }).expect(200);
    const own = await addBook({ category: 'horror' });
    await moveRemainingBooks();
    expect((await read(own._id)).category).toBe('horror');
  });

  it('waits with a book that a file has changed until that is in place', async () => {
    const { _id } = await addBook({ category: 'horror', title: 'Emma' });
    vi.spyOn(bookCollection, 'bulkWrite').mockRejectedValueOnce(new Error('killed'));
    const csv = `_id,title,description,category,newPrice\n${_id},Emma,A match.,horror,12\n`;
    const file = shop.api.post('/api/books/import').set(signInAdmin()).type('text/csv').send(csv);
    await file.expect(200);
    await save({ categories: without, moveTo: { horror: 'fiction' } }).expect(200);
    expect((await read(_id)).category).toBe('horror');
    await resumeImports({ idleMs: 0 });
    await moveRemainingBooks();
    expect(await read(_id)).toMatchObject({ category: 'fiction', newPrice: 12 });
  });

  it('stays with all its books and without an audit entry when one of them cannot be moved', async () => {
    const { _id } = await addBook({ category: 'horror' });
    const entries = await AuditEntryModel.countDocuments();
    const move = vi.spyOn(bookCollection, 'bulkWrite').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    const moving = { categories: without, moveTo: { horror: 'fiction' } };
    await save(moving).expect(500);
    move.mockRestore();
    await moveRemainingBooks();
    expect((await read(_id)).category).toBe('horror');
    expect(await AuditEntryModel.countDocuments()).toBe(entries);
    await save(moving).expect(200);
    expect((await read(_id)).category).toBe('fiction');
  });

  it('takes a book along that is saved at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await save({ categories: defaultSettings.categories }).expect(200);
      const { _id } = await addBook({ category: 'business' });
      const edit = shop.api
        .put(`/api/books/edit/${_id}`)
        .set(signInAdmin())
        .send({ category: 'horror', title: `Edited ${round}` });
      const [{ status }] = await Promise.all([
        edit,
        save({ categories: without, moveTo: { horror: 'fiction' } }).expect(200),
      ]);
      await moveRemainingBooks();
      const category = status === 200 ? 'fiction' : 'business';
      expect((await read(_id)).category).toBe(category);
    }
  });

  it('without books goes at once, and nothing moves when somebody else has saved', async () => {
    await save({ categories: without }).expect(200);
    const { headers } = await shop.api.get('/api/settings').set(signInAdmin());
    const { _id } = await addBook({ category: 'fiction' });
    await save({ categories: [...without].reverse() }).expect(200);
    const gone = without.filter(({ slug }) => slug !== 'fiction');
    await save({ categories: gone, moveTo: { fiction: 'business' } })
      .set('If-Match', String(headers['etag']))
      .expect(412);
    expect((await read(_id)).category).toBe('fiction');
  });
});
