import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { shelfSchema, shelfSummarySchema } from '../../../contract/book/shelf.ts';
import { watchVersion } from '../../../runtime/event.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { findShelvesVersion } from './find-shelves.ts';
import { createShelf } from './save-shelf.ts';
import { ShelfModel } from './shelf.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const make = async (body: object) =>
  shelfSchema.parse(
    (await api.post('/api/shelves/').set(signInAdmin()).send(body).expect(201)).body,
  );
const read = async (slug: string, headers = {}) =>
  shelfSchema.parse((await api.get(`/api/shelves/${slug}`).set(headers).expect(200)).body);
const titlesOf = ({ books }: Awaited<ReturnType<typeof read>>) =>
  books.map(({ book }) => book.title);
const all = async () =>
  z.array(shelfSummarySchema).parse((await api.get('/api/shelves/').expect(200)).body);
const put = (slug: string, body: object, headers = {}) =>
  api
    .put(`/api/shelves/${slug}`)
    .set({ ...signInAdmin(), ...headers })
    .send(body);

describe('a shelf', () => {
  it('shows its books in the owner’s order, each with its note, and only those on sale', async () => {
    const [one, two] = [await addBook({ title: 'One' }), await addBook({ title: 'Two' })];
    const draft = await addBook({ title: 'Draft', draft: true });
    const gone = await addBook({ title: 'Gone', deletedAt: new Date() });
    const books = [
      { bookId: two._id, note: 'By the sea.' },
      ...[draft, gone, one].map(({ _id: bookId }) => ({ bookId })),
    ];
    await make({ title: 'Staff picks', note: 'Ours.', isOnHome: true, books });
    const shelf = await read('staff-picks');
    expect(titlesOf(shelf)).toEqual(['Two', 'One']);
    expect(shelf.books[0]?.note).toBe('By the sea.');
    expect(await all()).toEqual([
      { slug: 'staff-picks', title: 'Staff picks', note: 'Ours.', isOnHome: true, books: 2 },
    ]);
    // Its owner sees the draft, so that saving does not lose it.
    expect(titlesOf(await read('staff-picks', signInAdmin()))).toEqual(['Two', 'Draft', 'One']);
    await BookModel.updateOne({ _id: two._id }, { $set: { deletedAt: new Date() } });
    expect(titlesOf(await read('staff-picks'))).toEqual(['One']);
    expect(await all()).toMatchObject([{ books: 1 }]);
  });

  it('is found under its title, or with a number where that is taken', async () => {
    const slugs = [];
    for (const title of ['Été à l’Île!', 'ete a l ile', '日本の本', '!!!']) {
      slugs.push((await make({ title, books: [] })).slug);
    }
    expect(slugs).toEqual(['ete-a-l-ile', 'ete-a-l-ile-2', '日本の本', 'shelf']);
    await api.get(`/api/shelves/${encodeURIComponent('日本の本')}`).expect(200);
    // The address stays when the title changes.
    await put('shelf', { title: 'New', books: [] }).expect(200);
    expect((await read('shelf')).title).toBe('New');
  });

  it('of one title, made twice at once, is two shelves', async () => {
    const made = await Promise.all([1, 2, 3].map(() => make({ title: 'Same', books: [] })));
    expect(made.map(({ slug }) => slug).sort()).toEqual(['same', 'same-2', 'same-3']);
  });

  it('that two admins change is not overwritten unseen', async () => {
    await make({ title: 'Ours', books: [] });
    const { headers } = await api.get('/api/shelves/ours').set(signInAdmin()).expect(200);
    const seen = { 'If-Match': headers.etag };
    await put('ours', { title: 'First', books: [] }, seen).expect(200);
    const refused = await put('ours', { title: 'Second', books: [] }, seen).expect(412);
    const { code, current, currentEtag, changed } = apiErrorSchema.parse(refused.body).error;
    expect(code).toBe('stale_update');
    expect(current).toMatchObject({ title: 'First' });
    expect(changed).toMatchObject({ by: 'owner' });
    await put('ours', { title: 'Second', books: [] }, { 'If-Match': currentEtag }).expect(200);
  });

  it('goes at once, and comes back with Undo as it was', async () => {
    const { _id: bookId } = await addBook();
    const body = { title: 'Ours', note: 'Read these.', isOnHome: true, books: [{ bookId }] };
    const before = await make(body);
    expect(await all()).toHaveLength(1);
    const { headers } = await api.delete('/api/shelves/ours').set(signInAdmin()).expect(200);
    expect(await all()).toEqual([]);
    await api.get('/api/shelves/ours').expect(404);
    await api.delete('/api/shelves/ours').set(signInAdmin()).expect(404);
    await put('ours', body).expect(404);
    const undo = { 'If-Match': headers.etag };
    expect((await put('ours', body, undo).expect(200)).body).toEqual(before);
    expect(await read('ours')).toEqual(before);
    await put('ours', body, undo).expect(412);
  });

  it('leaves its address to a new one when it is gone', async () => {
    await make({ title: 'Ours', note: 'Old', books: [] });
    await api.delete('/api/shelves/ours').set(signInAdmin()).expect(200);
    expect(await make({ title: 'Ours', books: [] })).toMatchObject({ slug: 'ours', note: '' });
  });

  it('is in the audit log with who did what', async () => {
    await make({ title: 'Ours', books: [] });
    await put('ours', { title: 'Theirs', books: [] }).expect(200);
    await api.delete('/api/shelves/ours').set(signInAdmin()).expect(200);
    const { body } = await api.get('/api/audit-log/?of=shelf').set(signInAdmin()).expect(200);
    const changes = body as { action: string; before: object; after: object }[];
    expect(changes.map(({ action }) => action).sort()).toEqual(['changed', 'created', 'deleted']);
    expect(changes.find(({ action }) => action === 'changed')).toMatchObject({
      before: { title: 'Ours' },
      after: { title: 'Theirs' },
    });
  });

  it.each([
    [{ title: ' ', books: [] }, 'title'],
    [{ title: 'Ours' }, 'books'],
    [{ title: 'Ours', books: [{ bookId: 'x' }] }, 'books.0.bookId'],
    [{ title: 'Ours', books: [1, 2].map(() => ({ bookId: 'a'.repeat(24) })) }, 'books'],
    [{ title: 'Ours', books: [{ bookId: 'a'.repeat(24) }] }, 'books.0.bookId'],
    [{ title: 'Ours', note: 'x'.repeat(1001), books: [] }, 'note'],
  ])(
    'is not made without a title, of a book twice or unknown, or of a long note: %#',
    async (body, field) => {
      const refused = await api.post('/api/shelves/').set(signInAdmin()).send(body).expect(400);
      expect(Object.keys(apiErrorSchema.parse(refused.body).error.fields ?? {})).toEqual([field]);
      expect(await ShelfModel.countDocuments()).toBe(0);
    },
  );

  it('is made once for one key, also when it is sent twice at once', async () => {
    const send = (title: string) =>
      api
        .post('/api/shelves/')
        .set({ ...signInAdmin(), 'Idempotency-Key': 'shelf-1' })
        .send({ title, books: [] });
    const sent = await Promise.all([1, 2, 3].map(() => send('Ours').expect(201)));
    const again = await send('Ours').expect(201);
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(new Set([...sent, again].map(({ text }) => text)).size).toBe(1);
    expect(await ShelfModel.countDocuments()).toBe(1);
    await send('Theirs').expect(422);
  });

  it('and its audit entry are both there or neither, and two made at once have two addresses', async () => {
    const shelf = { title: 'Ours', note: '', isOnHome: false, books: [] };
    const insert = vi.spyOn(AuditEntryModel, 'insertMany').mockRejectedValueOnce(new Error('full'));
    await expect(createShelf(shelf, { by: 'owner' })).rejects.toThrow('full');
    insert.mockRestore();
    expect([await ShelfModel.countDocuments(), await AuditEntryModel.countDocuments()]).toEqual([
      0, 0,
    ]);
    const made = await Promise.all([1, 2, 3].map(() => createShelf(shelf, { by: 'owner' })));
    expect(made.map(({ shelf: { slug } }) => slug).sort()).toEqual(['ours', 'ours-2', 'ours-3']);
    expect(await AuditEntryModel.countDocuments()).toBe(3);
  });

  it('that another process changed is heard of', async () => {
    const heard = vi.fn();
    const look = watchVersion(findShelvesVersion, heard);
    await look();
    await make({ title: 'Ours', books: [] });
    await look();
    await look();
    await api.delete('/api/shelves/ours').set(signInAdmin()).expect(200);
    await look();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('that is left without books, or has its first, is heard of as well', async () => {
    const heard = vi.fn();
    const look = watchVersion(findShelvesVersion, heard);
    const [{ _id: bookId }, other] = [await addBook(), await addBook()];
    await make({ title: 'Ours', books: [{ bookId }] });
    await look();
    await BookModel.updateOne({ _id: other._id }, { $set: { deletedAt: new Date() } });
    await look();
    expect(heard).toHaveBeenCalledTimes(1);
    await BookModel.updateOne({ _id: bookId }, { $set: { deletedAt: new Date() } });
    await look();
    await BookModel.updateOne({ _id: bookId }, { $set: { deletedAt: null } });
    await look();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
