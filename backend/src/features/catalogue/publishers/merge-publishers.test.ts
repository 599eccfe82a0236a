import { beforeEach, describe, expect, it } from 'vitest';
import { savedPublisherSchema } from '../../../contract/book/publishers/publisher.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { publisherCalls, publisherDetails } from '../../../testing/publishers.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { PublisherModel } from './publisher.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  api = createTestApp().api;
  await setSettings({ safety: { isOn: true } });
});

const { list, save, undo } = publisherCalls(() => api);
const merge = async (from: string[], name: string) => {
  const merged = api.post('/api/publishers/merge').set(signInAdmin()).send({ from, name });
  return savedPublisherSchema.parse((await merged.expect(200)).body);
};
const names = async () =>
  (await BookModel.find().sort({ _id: 1 }).lean()).map(({ publisher }) => publisher);

it('audits a rename for the publisher and for each renamed book', async () => {
  const { _id } = await addBook({ publisher: 'HANSER' });
  await save('hanser', { name: 'Hanser', ...publisherDetails });
  const { body } = await api.get('/api/audit-log/?of=publisher').set(signInAdmin()).expect(200);
  expect(body).toMatchObject([
    { action: 'created', by: 'owner', after: { name: 'Hanser', email: publisherDetails.email } },
  ]);
  const ofBook = await AuditEntryModel.find({ of: 'book', id: _id }).lean();
  expect(ofBook).toMatchObject([
    { fields: [{ name: 'publisher', before: 'HANSER', after: 'Hanser' }] },
  ]);
});

describe('merging two publishers', () => {
  it('keeps the values of one and fills in missing ones', async () => {
    await addBook({ publisher: 'Piper Verlag' });
    await addBook({ publisher: 'PiperVerlag' });
    await save('piper-verlag', {
      name: 'Piper Verlag',
      address: 'Munich',
      url: 'https://a.example',
    });
    await save('piperverlag', { name: 'PiperVerlag', address: 'Berlin', email: 'b@piper.example' });
    const merged = await merge(['piperverlag'], 'Piper Verlag');
    expect(merged).toMatchObject({ address: 'Munich', url: 'https://a.example' });
    expect(merged).toMatchObject({ email: 'b@piper.example', books: 2, missing: [] });
    expect(await names()).toEqual(['Piper Verlag', 'Piper Verlag']);
    expect(await list()).toHaveLength(1);
    expect((await undo(merged.undo).expect(200)).body).toEqual({ books: 1 });
    expect(await names()).toEqual(['Piper Verlag', 'PiperVerlag']);
    expect(await list()).toMatchObject([
      { name: 'Piper Verlag', address: 'Munich', email: '' },
      { name: 'PiperVerlag', address: 'Berlin', email: 'b@piper.example' },
    ]);
  });

  it('works before their addresses are known', async () => {
    await addBook({ publisher: 'HANSER' });
    await addBook({ publisher: 'Hanser' });
    expect(await merge(['hanser'], 'Hanser')).toMatchObject({ name: 'Hanser', books: 2 });
    expect(await names()).toEqual(['Hanser', 'Hanser']);
    // Sent again it changes nothing.
    expect((await merge(['hanser'], 'Hanser')).undo).toBeUndefined();
  });

  it('is not undone in half by the undo of many books', async () => {
    await addBook({ publisher: 'PiperVerlag' });
    await addBook({ publisher: 'Piper Verlag' });
    const { undo: id } = await merge(['piperverlag'], 'Piper Verlag');
    await api.post('/api/books/bulk/undo').set(signInAdmin()).send({ id }).expect(404);
    expect(await names()).toEqual(['Piper Verlag', 'Piper Verlag']);
    await undo(id).expect(200);
    expect(await names()).toEqual(['PiperVerlag', 'Piper Verlag']);
  });

  it('cannot be undone after a later change', async () => {
    await addBook({ publisher: 'PiperVerlag' });
    await addBook({ publisher: 'Piper Verlag' });
    const { undo: id } = await merge(['piperverlag'], 'Piper Verlag');
    await save('piper-verlag', { name: 'Piper Verlag', ...publisherDetails });
    await undo(id).expect(412);
    expect(await names()).toEqual(['Piper Verlag', 'Piper Verlag']);
  });

  it('undone, skips a book that was given another publisher since', async () => {
    const { _id } = await addBook({ publisher: 'PiperVerlag' });
    await addBook({ publisher: 'Piperverlag' });
    const { undo: id } = await merge(['piperverlag'], 'Piper Verlag');
    await BookModel.updateOne({ _id }, { $set: { publisher: 'Reclam' } });
    expect((await undo(id).expect(200)).body).toEqual({ books: 1 });
    expect(await names()).toEqual(['Reclam', 'Piperverlag']);
  });

  it('refuses unknown publishers', async () => {
    const body = { from: ['nobody'], name: 'Nowhere' };
    await api.post('/api/publishers/merge').set(signInAdmin()).send(body).expect(404);
    await undo('a'.repeat(24)).expect(404);
    expect(await PublisherModel.countDocuments()).toBe(0);
  });
});
