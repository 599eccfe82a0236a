import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookBulkResultSchema } from '../../../contract/book/book-bulk.ts';
import { importedSchema, importUndoneSchema } from '../../../contract/book/book-import.ts';
import { bookCollection, BookModel, onSale } from '../../../models/books/book.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const admin = signInAdmin();
const post = (path: string, body: object) => api.post(path).set(admin).send(body);
const takeYen = () =>
  api
    .put('/api/settings')
    .set(admin)
    .send({ money: { currency: 'JPY' } })
    .expect(200);

const importing = (file: string) =>
  api.post('/api/books/import').set(admin).type('text/csv').send(file);

it('a deleted book with cents does not come back into a shop without them', async () => {
  const book = await makeBook({ newPriceCents: 1250 });
  const other = await makeBook({ newPriceCents: 1250 });
  await api.delete(`/api/books/${book.id}`).set(admin).expect(200);
  const deleted = await post('/api/books/bulk', { ids: [other.id], delete: true }).expect(200);
  const { undo } = bookBulkResultSchema.parse(deleted.body);
  await takeYen();

  const { body } = await api.post(`/api/books/${book.id}/restore`).set(admin).expect(400);
  expect(apiErrorSchema.parse(body).error.message).toContain('decimals');
  for (const [path, sent] of [
    ['/api/books/bulk', { ids: [other.id], restore: true }],
    ['/api/books/bulk/undo', { id: undo }],
  ] as const) {
    const response = await post(path, sent).expect(200);
    expect(bookBulkResultSchema.parse(response.body).results).toMatchObject([
      { ok: false, error: { code: 'validation_error' } },
    ]);
  }
  expect(await bookCollection.countDocuments(onSale)).toBe(0);
});

it('the undo of an import skips a book with cents in its price', async () => {
  const book = await makeBook({ newPriceCents: 1250 });
  const whole = await makeBook({ newPriceCents: 900 });
  const file = `_id,title,description,category,newPrice\n${book.id},Emma,A match.,fiction,13\n${whole.id},Sanditon,A sea.,fiction,10\n`;
  const done = await api.post('/api/books/import').set(admin).type('text/csv').send(file);
  const { importId } = importedSchema.parse(done.body);
  await takeYen();
  const { body } = await post(`/api/imports/${importId}/undo`, {}).expect(200);
  expect(importUndoneSchema.parse(body)).toMatchObject({
    undone: 1,
    left: [{ bookId: book.id, why: expect.stringContaining('decimals'), reason: 'price_decimals' }],
  });
  const prices = await BookModel.distinct('newPriceCents');
  expect(prices.sort()).toEqual([1300, 900]);
});

it('a draft that never had a price comes back, and its import is undone', async () => {
  const { body } = await importing('title,newPrice,author\nEmma,,Ada\n').expect(200);
  expect(importedSchema.parse(body).new).toBe(1);
  const draft = (await BookModel.findOne({ draft: true }).lean())!;
  expect(draft).not.toHaveProperty('newPriceCents');
  await takeYen();
  const id = draft._id.toHexString();
  const changed = await importing(`_id,title,author\n${id},Emma,Bob\n`).expect(200);
  const { importId } = importedSchema.parse(changed.body);
  const undone = await post(`/api/imports/${importId}/undo`, {}).expect(200);
  expect(importUndoneSchema.parse(undone.body)).toEqual({ undone: 1, left: [] });
  await api.delete(`/api/books/${id}`).set(admin).expect(200);
  await post(`/api/books/${id}/restore`, {}).expect(200);
});

it('an import does not bring back a deleted book with cents, unless it has another price', async () => {
  const book = await makeBook({ newPriceCents: 1250, oldPriceCents: 1500 });
  await api.delete(`/api/books/${book.id}`).set(admin).expect(200);
  await takeYen();
  const response = await importing(`_id,title\n${book.id},Emma\n`).expect(400);
  expect(apiErrorSchema.parse(response.body).error.fields).toEqual({
    'rows.2.newPrice': ['Its price has decimals, which the currency of the shop does not have.'],
  });
  expect(await bookCollection.countDocuments(onSale)).toBe(0);
  await importing(`_id,title,newPrice\n${book.id},Emma,13\n`).expect(200);
  expect(await BookModel.findOne(onSale).lean()).toMatchObject({
    title: 'Emma',
    newPriceCents: 1300,
  });
});

it('an import is no change of many books that could be undone as one', async () => {
  const file = 'title,description,category,newPrice\nEmma,A match.,fiction,9\n';
  const done = await api.post('/api/books/import').set(admin).type('text/csv').send(file);
  const { importId } = importedSchema.parse(done.body);
  const { body } = await post('/api/books/bulk/undo', { id: importId }).expect(404);
  expect(apiErrorSchema.parse(body).error.code).toBe('record_not_found');
});
