import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { BookModel, ownersBooks } from '../../../models/books/book.model.ts';
import { bookSchema, type NewBookInput } from '../../../contract/book/book.ts';
import { importedSchema } from '../../../contract/book/book-import.ts';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { newBookBody } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const isbn = '9780141439518';
const otherIsbn = '9780804429573';

function openShop() {
  const { api, caches } = createTestApp();
  const admin = signInAdmin();
  const post = (changes: Partial<NewBookInput>) =>
    api.post('/api/books/create-book').set(admin).send(newBookBody(changes));
  const add = async (changes: Partial<NewBookInput>) =>
    bookSchema.parse((await post(changes).expect(201)).body)._id;
  const put = (id: string, change: object) =>
    api.put(`/api/books/edit/${id}`).set(admin).send(change);
  return { api, admin, post, add, put, index: caches.index };
}
const problemOf = (body: unknown) => apiErrorSchema.parse(body).error.fields?.['isbn'];

it('no two books on sale have the same ISBN, however it is written', async () => {
  const { post, add, put } = openShop();
  const first = await add({ title: 'First', isbn: '978-0-14-143951-8' });
  const { body } = await post({ isbn: '0-14-143951-3' }).expect(400);
  expect(problemOf(body)).toEqual(['is already the one of "First"']);
  const second = await add({ isbn: otherIsbn });
  await put(second, { isbn }).expect(400);
  await put(first, { isbn: null }).expect(200);
  expect((await put(second, { isbn }).expect(200)).body.isbn).toBe(isbn);
  await put(second, { title: 'Second', isbn }).expect(200);
  const wrong = await post({ isbn: '978-0-14-143951-9' }).expect(400);
  expect(problemOf(wrong.body)).toEqual([expect.stringContaining('mistyped digit')]);
});

it('of many who take an ISBN at once one gets it', async () => {
  const { post } = openShop();
  const responses = await Promise.all(Array.from({ length: 8 }, () => post({ isbn })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
});

it('a book that leaves the shop leaves its ISBN, and comes back only when that is free', async () => {
  const { api, admin, add, put } = openShop();
  const gone = await add({ isbn });
  await api.delete(`/api/books/${gone}`).set(admin).expect(200);
  const next = await add({ title: 'Next', isbn });
  const restored = await api.post(`/api/books/${gone}/restore`).set(admin).expect(400);
  expect(problemOf(restored.body)).toEqual(['is already the one of "Next"']);
  expect(restored.body.error.reason).toEqual({ code: 'isbn_taken', title: 'Next' });
  const bulk = { ids: [gone], restore: true };
  const { body } = await api.post('/api/books/bulk').set(admin).send(bulk).expect(200);
  expect(body.results[0]).toMatchObject({
    ok: false,
    error: {
      code: 'validation_error',
      message: 'The ISBN is already the one of "Next".',
      reason: { code: 'isbn_taken', title: 'Next' },
    },
  });
  await put(next, { draft: true }).expect(200);
  await api.post(`/api/books/${gone}/restore`).set(admin).expect(200);
  await put(next, { draft: false }).expect(400);
});

it('an export imports again with a draft that has the ISBN of a book on sale', async () => {
  const { api, admin, add } = openShop();
  await add({ title: 'On sale', isbn });
  const draft = await add({ title: 'Next edition', isbn, draft: true });
  const { text } = await api.get('/api/books/export.csv').set(admin).expect(200);
  const send = (csv: string) => api.post('/api/books/import').set(admin).type('text/csv').send(csv);
  const { body } = await send(text).expect(200);
  expect(body).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  const renamed = await send(text.replace('Next edition', 'Newest edition')).expect(200);
  expect(renamed.body).toMatchObject({ changed: 1 });
  const stored = await api.get('/api/books/?draft=true').set(admin).expect(200);
  expect(stored.body).toMatchObject([{ _id: draft, title: 'Newest edition', isbn }]);
  const publish = await send(`_id,isbn,draft\n${draft},${isbn},no\n`).expect(400);
  expect(apiErrorSchema.parse(publish.body).error.fields).toEqual({
    'rows.2.isbn': ['is already the one of "On sale"'],
  });
});

it('an export fills another shop with a draft that has the ISBN of a book on sale', async () => {
  const { api, admin, add } = openShop();
  await add({ title: 'On sale', isbn });
  const draft = await add({ title: 'Next edition', isbn, draft: true });
  const { text } = await api.get('/api/books/export.csv').set(admin).expect(200);
  const restore = async (query = '') => {
    const sent = api.post(`/api/books/import${query}`).set(admin).type('text/csv').send(text);
    return importedSchema.parse((await sent.expect(200)).body);
  };
  await BookModel.deleteOne({ _id: draft });
  expect(await restore()).toMatchObject({ new: 1, unchanged: 1 });
  await BookModel.deleteMany();
  expect(await restore()).toMatchObject({ new: 2 });
  await api.delete(`/api/books/${draft}`).set(admin).expect(200);
  expect(await restore('?conflicts=overwrite')).toMatchObject({ changed: 1, unchanged: 1 });
  const books = await BookModel.find(ownersBooks).sort({ title: 1 }).lean();
  expect(books).toMatchObject([
    { title: 'Next edition', draft: true, isbn, isbnKey: draft },
    { title: 'On sale', isbn, isbnKey: isbn },
  ]);
});

it('an import names the row of an ISBN that is taken', async () => {
  const { api, admin, add } = openShop();
  await add({ title: 'First', isbn });
  const second = await add({ title: 'Second' });
  const row = (title: string, number: string, id = '') => `${id},${title},x,horror,1,${number}\n`;
  const csv = `_id,title,description,category,newPrice,isbn\n${row('A', isbn, second)}${row('B', otherIsbn)}${row('C', otherIsbn)}${row('D', '12')}`;
  const send = () => api.post('/api/books/import').set(admin).type('text/csv').send(csv);
  const { body } = await send().expect(400);
  expect(apiErrorSchema.parse(body).error.fields).toEqual({
    'rows.2.isbn': ['is already the one of "First"'],
    'rows.4.isbn': ['is the same as in row 3'],
    'rows.5.isbn': ['must have 10 or 13 digits, not 2'],
  });
});

it.each([['with the index'], ['while the index is not there yet']])(
  'a book is found by its ISBN with and without hyphens, %s',
  async (how) => {
    const { api, add, index } = openShop();
    await add({ title: 'Other', isbn: otherIsbn, description: `Not ${isbn}.` });
    const id = await add({ title: 'Wanted', isbn });
    if (how === 'with the index') await index.sync();
    for (const q of [isbn, '978-0-14-143951-8', '0141439513', '0-14-143951-3']) {
      const { body } = await api.get('/api/search').query({ q }).expect(200);
      expect(searchResultSchema.parse(body).books[0]?._id, q).toBe(id);
    }
    if (how !== 'with the index') return;
    const { body } = await api.get('/api/search/suggest').query({ q: '978-0-14' }).expect(200);
    expect(body).toMatchObject([{ _id: id }]);
  },
);
