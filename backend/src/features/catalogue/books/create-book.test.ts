import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookSchema } from '../../../contract/book/book.ts';
import { auditEntrySchema } from '../../../contract/admin/audit-entry.ts';
import { newBookBody } from '../../../testing/books.ts';
import { testAdminIds, useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const send = (body: object, key: string, admin = signInAdmin()) =>
  api
    .post('/api/books/create-book')
    .set({ ...admin, 'Idempotency-Key': key })
    .send(body);
const errorOf = ({ body }: { body: unknown }) => apiErrorSchema.parse(body).error;
const isReplayed = ({ headers }: { headers: Record<string, string> }) =>
  headers['idempotent-replayed'] === 'true';

it('makes one book of ten sent at once with one key, and tells of it once', async () => {
  const body = newBookBody({ isbn: '978-0-306-40615-7' });
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(body, 'one-draft')));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const books = responses.map((response) => bookSchema.parse(response.body));
  expect(new Set(books.map((book) => JSON.stringify(book))).size).toBe(1);
  expect(responses.filter(isReplayed)).toHaveLength(9);
  expect(await BookModel.countDocuments()).toBe(1);
  const history = await api.get(`/api/audit-log/?of=book&id=${books[0]?._id}`).set(signInAdmin());
  expect(z.array(auditEntrySchema).parse(history.body)).toMatchObject([{ action: 'created' }]);
});

it('answers a repeat also when its book could not be made any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T23:00:00Z') });
  const body = newBookBody({ supply: 'preorder', availableFrom: '2026-11-29' });
  await send(body, 'late-repeat').expect(201);
  vi.setSystemTime(new Date('2026-11-30T22:00:00Z'));
  expect(errorOf(await send(body, 'another').expect(400)).code).toBe('validation_error');
  expect(isReplayed(await send(body, 'late-repeat').expect(201))).toBe(true);
});
afterEach(() => void vi.useRealTimers());

it('answers a repeat with the book as it is by now', async () => {
  const first = bookSchema.parse((await send(newBookBody({ stock: 3 }), 'key').expect(201)).body);
  const path = `/api/books/edit/${first._id}`;
  await api.put(path).set(signInAdmin()).send({ title: 'Renamed', stock: 2 }).expect(200);
  const again = await send(newBookBody({ stock: 3 }), 'key').expect(201);
  expect(isReplayed(again)).toBe(true);
  expect(bookSchema.parse(again.body)).toMatchObject({
    _id: first._id,
    title: 'Renamed',
    stock: 2,
  });
});

it('refuses a key that was used for another book', async () => {
  await send(newBookBody(), 'key').expect(201);
  const other = await send(newBookBody({ title: 'Another' }), 'key').expect(422);
  expect(errorOf(other).code).toBe('idempotency_key_reused');
  expect(await BookModel.countDocuments()).toBe(1);
});

it('keeps no refusal: the key is free for another try', async () => {
  await send(newBookBody({ isbn: '978-0-306-40615-7' }), 'first').expect(201);
  const taken = await send(newBookBody({ isbn: '0-306-40615-2' }), 'second').expect(400);
  expect(errorOf(taken).fields).toHaveProperty('isbn');
  const retry = await send(newBookBody(), 'second').expect(201);
  expect(isReplayed(retry)).toBe(false);
});

it('keeps the keys of administrators apart, and makes two books without one', async () => {
  await send(newBookBody(), 'key').expect(201);
  const ann = await send(newBookBody(), 'key', signInAdmin(testAdminIds[1], 'ann')).expect(201);
  expect(isReplayed(ann)).toBe(false);
  const withoutKey = () =>
    api.post('/api/books/create-book').set(signInAdmin()).send(newBookBody());
  await withoutKey().expect(201);
  await withoutKey().expect(201);
  expect(await BookModel.countDocuments()).toBe(4);
});

it('does not show the stored request key', async () => {
  const { body } = await send(newBookBody(), 'key').expect(201);
  expect(Object.keys(body as object)).not.toContain('bodyHash');
  const listed = await api.get('/api/books/').expect(200);
  expect(JSON.stringify(listed.body)).not.toContain('bodyHash');
  await send(newBookBody(), 'k'.repeat(256)).expect(400);
});
