import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { publicBookSchema } from '../../../contract/book/book.ts';
import { publisherSlugOf } from '../../../contract/book/publishers/publisher.ts';
import { watchVersion } from '../../../runtime/event.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { publisherCalls, publisherDetails } from '../../../testing/publishers.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { ImportModel, importRows } from '../../../models/books/import.model.ts';
import { findPublishersVersion } from './find-publishers.ts';
import { PublisherModel } from './publisher.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  api = createTestApp().api;
  await setSettings({ safety: { isOn: true } });
});

const { list, put, save, undo } = publisherCalls(() => api);
const bookPage = async (id: unknown) =>
  publicBookSchema.parse((await api.get(`/api/books/${String(id)}`).expect(200)).body);
const names = async () =>
  (await BookModel.find().sort({ _id: 1 }).lean()).map(({ publisher }) => publisher);
const fieldsOf = (body: unknown) => Object.keys(apiErrorSchema.parse(body).error.fields ?? {});

describe('the list of publishers', () => {
  it('has those of books on sale, and says what is missing of each', async () => {
    await addBook({ publisher: 'Hanser' });
    await addBook({ publisher: 'Hanser' });
    await addBook({ publisher: 'Reclam' });
    await addBook({ publisher: 'Nobody’s', draft: true });
    await addBook({ publisher: 'Old Press', antique: true });
    await addBook({});
    await save('hanser', { name: 'Hanser', ...publisherDetails });
    expect(await list()).toMatchObject([
      { slug: 'hanser', name: 'Hanser', books: 2, missing: [], ...publisherDetails },
      { slug: 'reclam', name: 'Reclam', books: 1, missing: ['address', 'contact'] },
    ]);
  });

  it('takes spellings that differ in case or accents as one, and proposes those that differ in a space', async () => {
    await addBook({ publisher: 'Éditions du Seuil' });
    await addBook({ publisher: 'Editions du seuil' });
    await addBook({ publisher: 'Editions du seuil' });
    await addBook({ publisher: 'EditionsduSeuil' });
    expect(await list()).toMatchObject([
      {
        slug: 'editions-du-seuil',
        books: 3,
        spellings: [
          { name: 'Editions du seuil', books: 2 },
          { name: 'Éditions du Seuil', books: 1 },
        ],
      },
      { slug: 'editionsduseuil', books: 1, sameAs: 'editions-du-seuil' },
    ]);
  });

  it('knows publishers of other scripts, and of signs alone', async () => {
    for (const publisher of ['講談社', 'עם עובד', '★', '☆']) await addBook({ publisher });
    const slugs = (await list()).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['2605', '2606', 'עם-עובד', '講談社']);
    await save('講談社', { name: '講談社', address: '東京', url: 'https://kodansha.example' });
    const { headers } = await api
      .get(`/api/publishers/${encodeURIComponent('講談社')}`)
      .set(signInAdmin())
      .expect(200);
    expect(headers.etag).toMatch(/^"[0-9a-f]{24}-1"$/);
  });
});

describe('a publisher', () => {
  it('is shown on the pages of its books if the owner has switched that on', async () => {
    const book = await addBook({ publisher: 'HANSER' });
    const antique = await addBook({ publisher: 'Hanser', antique: true });
    const other = await addBook({ publisher: 'Reclam' });
    expect((await bookPage(book._id)).maker).toBeUndefined();
    await save('hanser', { name: 'Hanser', ...publisherDetails, responsible: 'EU Books, Dublin' });
    expect((await bookPage(book._id)).maker).toEqual({
      name: 'Hanser',
      address: publisherDetails.address,
      contact: publisherDetails.email,
      responsible: 'EU Books, Dublin',
    });
    expect((await bookPage(antique._id)).maker).toBeUndefined();
    expect((await bookPage(other._id)).maker).toBeUndefined();
    // The response was cached, and follows each change.
    await save('hanser', { name: 'Hanser', address: 'Elsewhere', url: 'https://hanser.example' });
    expect((await bookPage(book._id)).maker).toEqual({
      name: 'Hanser',
      address: 'Elsewhere',
      contact: 'https://hanser.example',
    });
    await api
      .put('/api/settings')
      .set(signInAdmin())
      .send({ safety: { isOn: false } })
      .expect(200);
    expect((await bookPage(book._id)).maker).toBeUndefined();
  });

  it.each([
    [{ name: ' ', ...publisherDetails }, 'name'],
    [{ name: 'x'.repeat(400), ...publisherDetails }, 'name'],
    [{ name: 'Hanser', email: publisherDetails.email }, 'address'],
    [{ name: 'Hanser', address: ' ', email: publisherDetails.email }, 'address'],
    [{ name: 'Hanser', address: 'x'.repeat(301), email: publisherDetails.email }, 'address'],
    [{ name: 'Hanser', address: 'Munich' }, 'email'],
    [{ name: 'Hanser', address: 'Munich', email: 'hanser' }, 'email'],
    [{ name: 'Hanser', address: 'Munich', url: 'javascript:alert(1)' }, 'url'],
    [{ name: 'Hanser', ...publisherDetails, responsible: 'x'.repeat(301) }, 'responsible'],
    [{ name: 'Reclam', ...publisherDetails }, 'name'],
  ])('is refused with an error at the field: %#', async (body, field) => {
    await addBook({ publisher: 'Hanser' });
    await addBook({ publisher: 'Reclam' });
    expect(fieldsOf((await put('hanser', body).expect(400)).body)).toEqual([field]);
    expect(await PublisherModel.countDocuments()).toBe(0);
    expect(await names()).toEqual(['Hanser', 'Reclam']);
  });

  it('may be called like a script, which is text', async () => {
    const name = '<script>alert(1)</script>';
    const book = await addBook({ publisher: name });
    const slug = publisherSlugOf(name);
    await save(slug, { name, address: '<b>Munich</b>', email: publisherDetails.email });
    expect((await bookPage(book._id)).maker).toMatchObject({ name, address: '<b>Munich</b>' });
  });

  it('that no book names does not exist', async () => {
    await put('hanser', { name: 'Hanser', ...publisherDetails }).expect(404);
    await api.get('/api/publishers/hanser').set(signInAdmin()).expect(404);
  });

  it('that two admins change is not overwritten unseen', async () => {
    await addBook({ publisher: 'Hanser' });
    const { headers } = await api.get('/api/publishers/hanser').set(signInAdmin()).expect(200);
    const seen = { 'If-Match': headers.etag };
    await put('hanser', { name: 'Hanser', ...publisherDetails }, seen).expect(200);
    const mine = { name: 'Hanser', ...publisherDetails, address: 'Berlin' };
    const refused = await put('hanser', mine, seen).expect(412);
    const { current, currentEtag, changed } = apiErrorSchema.parse(refused.body).error;
    expect(current).toMatchObject({ address: publisherDetails.address });
    expect(changed).toMatchObject({ by: 'owner' });
    await put('hanser', mine, { 'If-Match': currentEtag }).expect(200);
    expect(await list()).toMatchObject([{ address: 'Berlin' }]);
  });

  it('takes its books, drafts and deleted ones along to a new name, and back with Undo', async () => {
    const book = await addBook({ publisher: 'Hanser' });
    await addBook({ publisher: 'HANSER', draft: true });
    await addBook({ publisher: 'Hanser', deletedAt: new Date() });
    await addBook({ publisher: 'Reclam' });
    await save('hanser', { name: 'Hanser', ...publisherDetails });
    expect(await names()).toEqual(['Hanser', 'Hanser', 'Hanser', 'Reclam']);
    const renamed = await save('hanser', { name: 'Carl Hanser Verlag', ...publisherDetails });
    expect(renamed).toMatchObject({ slug: 'carl-hanser-verlag', books: 1 });
    const now = 'Carl Hanser Verlag';
    expect(await names()).toEqual([now, now, now, 'Reclam']);
    expect(await bookPage(book._id)).toMatchObject({ publisher: now, maker: { name: now } });
    expect((await undo(renamed.undo).expect(200)).body).toEqual({ books: 3 });
    expect(await names()).toEqual(['Hanser', 'Hanser', 'Hanser', 'Reclam']);
    expect(await list()).toMatchObject([
      { slug: 'hanser', ...publisherDetails },
      { slug: 'reclam' },
    ]);
    // A repeat finds all of it done.
    expect((await undo(renamed.undo).expect(200)).body).toEqual({ books: 0 });
  });

  it('waits for an import that is about to change one of its books', async () => {
    const { _id } = await addBook({ publisher: 'Hanser' });
    const counts = { new: 0, changed: 1, unchanged: 0 };
    const accepted = await ImportModel.create({ by: 'owner', state: 'accepted', ...counts });
    await importRows.insertOne({
      _id: new Types.ObjectId(_id),
      importId: accepted._id,
      at: 0,
    } as never);
    await put('hanser', { name: 'Carl Hanser', ...publisherDetails }).expect(409);
    expect(await names()).toEqual(['Hanser']);
    expect(await PublisherModel.countDocuments()).toBe(0);
  });

  it('and its books are both changed or neither', async () => {
    await addBook({ publisher: 'HANSER' });
    const insert = vi.spyOn(AuditEntryModel, 'insertMany').mockRejectedValueOnce(new Error('full'));
    await put('hanser', { name: 'Hanser', ...publisherDetails }).expect(500);
    insert.mockRestore();
    expect(await names()).toEqual(['HANSER']);
    expect(await PublisherModel.countDocuments()).toBe(0);
  });

  it('that another process changed is heard of', async () => {
    await addBook({ publisher: 'Hanser' });
    const heard = vi.fn();
    const look = watchVersion(findPublishersVersion, heard);
    await look();
    await save('hanser', { name: 'Hanser', ...publisherDetails });
    await look();
    await look();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
