import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditEntryModel } from '../../../audit-log/audit-entry.model.ts';
import { BookModel } from '../../../book-record/book.model.ts';
import { savedPublisherSchema } from '../../../contract/book/publishers/publisher.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { PublisherModel } from './publisher.model.ts';
import { renameRemainingBooks } from './rename-books.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  api = createTestApp().api;
  await setSettings({ safety: { isOn: true } });
});

const details = { address: 'Vilshofener Straße 10\n81679 München', email: 'info@hanser.example' };
const save = async (slug: string, body: object) => {
  const saved = await api.put(`/api/publishers/${slug}`).set(signInAdmin()).send(body).expect(200);
  return savedPublisherSchema.parse(saved.body);
};
const undo = (id: string | undefined) =>
  api.post('/api/publishers/undo').set(signInAdmin()).send({ id });
const addMany = (count: number) => {
  const book = { title: 'One of many', description: '.', category: 'fiction', newPriceCents: 1 };
  return BookModel.insertMany(
    Array.from({ length: count }, () => ({ ...book, publisher: 'Hanser' })),
  );
};

describe('a publisher', () => {
  it('with more books than one transaction renames has all of them renamed', async () => {
    await addMany(201);
    const { undo: id } = await save('hanser', { name: 'Carl Hanser', ...details });
    // On a slow server after the response.
    await expect.poll(() => PublisherModel.countDocuments({ move: { $ne: null } })).toBe(0);
    expect(await BookModel.countDocuments({ publisher: 'Carl Hanser' })).toBe(201);
    expect((await undo(id).expect(200)).body).toEqual({ books: 201 });
    expect(await BookModel.countDocuments({ publisher: 'Hanser' })).toBe(201);
  });

  it('gets every book back when Undo comes while its books are still renamed', async () => {
    await addMany(301);
    const rename = BookModel.updateMany.bind(BookModel);
    let undone: Promise<unknown> | undefined;
    const update = vi.spyOn(BookModel, 'updateMany').mockImplementationOnce(rename);
    update.mockImplementationOnce(((...change: Parameters<typeof rename>) => {
      const renamed = AuditEntryModel.findOne({ of: 'publisher' }).sort({ at: -1 }).lean();
      undone = renamed.then((entry) => undo(entry?._id.split('-')[1]).expect(200));
      return rename(...change);
    }) as never);
    await save('hanser', { name: 'Carl Hanser', ...details });
    await undone;
    await renameRemainingBooks();
    expect(await BookModel.countDocuments({ publisher: 'Hanser' })).toBe(301);
  });

  it('of which a killed process had renamed some books has the others renamed later', async () => {
    const { _id } = await addBook({ publisher: 'HANSER' });
    await save('hanser', { name: 'Hanser', ...details });
    await BookModel.updateOne({ _id }, { $set: { publisher: 'HANSER' } });
    const move = { from: ['HANSER'], by: 'owner', changeId: new Types.ObjectId() };
    await PublisherModel.updateOne({}, { $set: { move } });
    await renameRemainingBooks();
    expect(await BookModel.findById(_id)).toMatchObject({ publisher: 'Hanser' });
    expect(await PublisherModel.countDocuments({ move: { $ne: null } })).toBe(0);
  });
});
