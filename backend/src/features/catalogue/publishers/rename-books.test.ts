import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditEntryModel } from '../../../models/audit-log/audit-entry.model.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { publisherCalls, publisherDetails } from '../../../testing/publishers.ts';
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

const { put, save, undo } = publisherCalls(() => api);
const addMany = (count: number) => {
  const book = { title: 'One of many', description: '.', category: 'fiction', newPriceCents: 1 };
  return BookModel.insertMany(
    Array.from({ length: count }, () => ({ ...book, publisher: 'Hanser' })),
  );
};

describe('a publisher', () => {
  it('with more books than one transaction renames has all of them renamed', async () => {
    await addMany(201);
    const { undo: id } = await save('hanser', { name: 'Carl Hanser', ...publisherDetails });
    // On a slow server after the response.
    await expect.poll(() => PublisherModel.countDocuments({ move: { $ne: null } })).toBe(0);
    expect(await BookModel.countDocuments({ publisher: 'Carl Hanser' })).toBe(201);
    expect((await undo(id).expect(200)).body).toEqual({ books: 201 });
    expect(await BookModel.countDocuments({ publisher: 'Hanser' })).toBe(201);
  });

  it('gets every book back when Undo comes while its books are still renamed', async () => {
    await addMany(1001);
    // Its response may be 404: the publisher of the new name is gone again.
    const saved = put('hanser', { name: 'Carl Hanser', ...publisherDetails }).then();
    const id = await vi.waitFor(
      async () => {
        const entry = await AuditEntryModel.findOne({ of: 'publisher' }).orFail().lean();
        return entry._id.split('-')[1];
      },
      { interval: 5, timeout: 30_000 },
    );
    await undo(id).expect(200);
    await saved;
    await renameRemainingBooks();
    expect(await BookModel.countDocuments({ publisher: 'Hanser' })).toBe(1001);
  });

  it('of which a killed process had renamed some books has the others renamed later', async () => {
    const { _id } = await addBook({ publisher: 'HANSER' });
    await save('hanser', { name: 'Hanser', ...publisherDetails });
    await BookModel.updateOne({ _id }, { $set: { publisher: 'HANSER' } });
    const move = { from: ['HANSER'], by: 'owner', changeId: new Types.ObjectId() };
    await PublisherModel.updateOne({}, { $set: { move } });
    await renameRemainingBooks();
    expect(await BookModel.findById(_id)).toMatchObject({ publisher: 'Hanser' });
    expect(await PublisherModel.countDocuments({ move: { $ne: null } })).toBe(0);
  });
});
