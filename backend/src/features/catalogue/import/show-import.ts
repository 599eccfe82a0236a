import type { Types } from 'mongoose';
import { batchesOf } from '../../../database/batches-of.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { announceBooksChanged, expectOwnWrites } from '../books/book-changes.model.ts';
import { bookCollection, ownPaths } from '../books/book.model.ts';
import { ownKey, withKey } from '../books/owner-update.ts';

const batchSize = 1000;

/** Makes every staged change of an import what the book is. May be repeated at any point. */
export async function showImport(id: Types.ObjectId, books: Types.ObjectId[]): Promise<void> {
  for (const batch of batchesOf(books, batchSize)) {
    // One may take the ISBN that another gives up.
    const changed = { _id: { $in: batch }, 'staged.import': id, 'staged.entry.fields': 'isbn' };
    await bookCollection.updateMany(changed, [{ $set: { isbnKey: ownKey } }]);
  }
  const updatedAt = new Date();
  const ids = books.map((_id) => _id.toHexString());
  expectOwnWrites(new Map(ids.map((_id) => [_id, +updatedAt])));
  for (const batch of batchesOf(books, batchSize)) await show(id, batch, { updatedAt });
  announceBooksChanged(ids);
}

async function show(id: Types.ObjectId, batch: Types.ObjectId[], times: object): Promise<void> {
  const staged = { _id: { $in: batch }, 'staged.import': id };
  try {
    await bookCollection.updateMany(staged, shown(times));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Since the last look somebody has given an ISBN to another book: this one comes without.
    if (batch.length === 1)
      await bookCollection.updateMany(staged, shown({ ...times, isbn: '$$REMOVE' }));
    else for (const each of batch) await show(id, [each], times);
  }
}

function shown(given: object) {
  const value = (path: string, otherwise: string) => ({
    $ifNull: [`$staged.values.${path}`, otherwise],
  });
  const isTold = (path: string) => ({ $in: [path, '$staged.entry.fields'] });
  const told = ownPaths.map((path) => [
    path,
    { $cond: [isTold(path), value(path, '$$REMOVE'), `$${path}`] },
  ]);
  const { stock, ...fields } = Object.fromEntries(told) as Record<string, object>;
  const sum = { $max: [0, { $add: ['$stock', '$staged.more'] }] };
  const $set = {
    ...fields,
    stock: { $cond: [{ $ifNull: ['$staged.more', false] }, sum, stock] },
    createdAt: value('createdAt', '$createdAt'),
    stockSetAt: value('stockSetAt', '$stockSetAt'),
    deletedAt: '$$REMOVE',
    deletedBy: '$$REMOVE',
    __v: { $add: [{ $ifNull: ['$__v', 0] }, 1] },
    newChanges: { $concatArrays: [{ $ifNull: ['$newChanges', []] }, ['$staged.entry']] },
    staged: '$$REMOVE',
    ...given,
  };
  return [{ $set }, withKey];
}
