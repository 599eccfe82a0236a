import type { Types } from 'mongoose';
import { batchesOf } from '../../../database/batches-of.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ownWrites } from '../books/book-changes.model.ts';
import { bookCollection, ownPaths, undoableSince, type StoredBook } from '../books/book.model.ts';
import { ownKey, withKey } from '../books/owner-update.ts';
import { notedPrice } from '../books/past-prices.ts';
import { ImportModel, lookAtImports, othersHaveLooked } from './import.model.ts';

/**
 * Makes every staged change of an import what the book is. May be repeated at any point. To shoppers
 * what comes is there, and what goes is gone, with the write between the two. `goOn` is called
 * again and again, so that the others see that somebody is at it.
 */
export async function showImport(
  id: Types.ObjectId,
  staged: StoredBook[],
  goOn: () => Promise<void>,
): Promise<void> {
  const updatedAt = new Date();
  ownWrites.tell(new Map(staged.map(({ _id }) => [_id.toHexString(), +updatedAt])));
  const isGoing = (book: StoredBook) => book.staged?.way === 'out';
  const showAll = async (books: StoredBook[]) => {
    for (const batch of batchesOf(books.map(({ _id }) => _id))) {
      await show(id, batch, { updatedAt });
      await goOn();
    }
  };
  await showAll(staged.filter((book) => !isGoing(book)));
  await ImportModel.updateOne({ _id: id }, { isShown: true });
  await lookAtImports();
  if (staged.some(isGoing)) await othersHaveLooked();
  await showAll(staged.filter(isGoing));
}

async function show(
  id: Types.ObjectId,
  batch: Types.ObjectId[],
  given: object,
  areFreed = false,
): Promise<void> {
  const staged = { 'staged.entry._id': id };
  try {
    await bookCollection.updateMany({ ...staged, _id: { $in: batch } }, shown(given));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Since the last look somebody has given an ISBN to another book: this one comes without.
    if (areFreed && batch.length === 1) return show(id, batch, { ...given, isbn: '$$REMOVE' });
    // One takes the ISBN that another, which is not shown yet, gives up.
    const holding = { ...staged, isbn: { $ne: null } };
    if (!areFreed) await bookCollection.updateMany(holding, [{ $set: { isbnKey: ownKey } }]);
    const parts = areFreed ? batch.map((each) => [each]) : [batch];
    for (const part of parts) await show(id, part, given, true);
  }
}

function shown(given: object) {
  const became = (path: string) => {
    const otherwise = { $cond: [{ $in: [path, '$staged.entry.fields'] }, '$$REMOVE', `$${path}`] };
    return [path, { $ifNull: [`$staged.values.${path}`, otherwise] }] as const;
  };
  const paths = [...ownPaths, 'createdAt', 'stockSetAt'];
  const { stock, ...fields } = Object.fromEntries(paths.map(became));
  const sum = { $max: [0, { $add: ['$stock', '$staged.more'] }] };
  const version = { $add: [{ $ifNull: ['$__v', 0] }, 1] };
  const recent = {
    $filter: {
      ...{ input: { $ifNull: ['$imports', []] }, as: 'each' },
      cond: { $gt: ['$$each.entry.at', undoableSince()] },
    },
  };
  const ifDeleted = (value: string) => ({
    $cond: [{ $eq: ['$staged.entry.action', 'deleted'] }, value, '$$REMOVE'],
  });
  const $set = {
    ...fields,
    pastPrices: notedPrice({ newCents: fields.newPriceCents, oldCents: fields.oldPriceCents }),
    stock: { $cond: [{ $ifNull: ['$staged.more', false] }, sum, stock] },
    deletedAt: ifDeleted('$staged.entry.at'),
    deletedBy: ifDeleted('$staged.entry.by'),
    __v: version,
    imports: { $concatArrays: [recent, [{ version, way: '$staged.way', entry: '$staged.entry' }]] },
    newChanges: { $concatArrays: [{ $ifNull: ['$newChanges', []] }, ['$staged.entry']] },
    staged: '$$REMOVE',
    ...given,
  };
  return [{ $set }, withKey];
}
