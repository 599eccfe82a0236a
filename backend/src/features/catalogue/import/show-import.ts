import type { Types } from 'mongoose';
import { batchesOf } from '../../../database/batches-of.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { writeAuditEntries } from '../../../audit-log/write-audit-entries.ts';
import { ownWrites } from '../../../book-record/book-changes.model.ts';
import {
  bookCollection,
  ownPaths,
  undoableSince,
  type StoredBook,
} from '../../../book-record/book.model.ts';
import { ownKey, withKey } from '../books/owner-update.ts';
import { withPriceHistory } from '../../../book-record/past-prices.ts';
import {
  ImportModel,
  isUnderWay,
  leaseFor,
  refreshImports,
  waitForOthers,
} from '../../../book-record/import.model.ts';

/**
 * Makes every staged change of an import what the book is. May be repeated at any point. To shoppers
 * what comes is there, and what goes is gone, with the write between the two.
 */
export async function showImport(_id: Types.ObjectId, books: StoredBook[]): Promise<void> {
  const updatedAt = new Date();
  const ids = books.map((book) => book._id);
  ownWrites.emit(new Map(ids.map((id) => [id.toHexString(), +updatedAt])));
  const isGoing = ({ staged }: StoredBook) => staged?.way === 'out';
  const showAll = async (some: StoredBook[]) => {
    for (const batch of batchesOf(some.map((book) => book._id))) {
      await show(_id, batch, { updatedAt });
      // The others see that somebody is at it.
      await ImportModel.updateOne({ _id, ...isUnderWay() }, { until: leaseFor('showing') });
    }
  };
  await showAll(books.filter((book) => !isGoing(book)));
  await ImportModel.updateOne({ _id }, { isShown: true });
  await refreshImports();
  if (books.some(isGoing)) await waitForOthers();
  await showAll(books.filter(isGoing));
  await ImportModel.updateOne({ _id }, { $unset: { until: 1 } });
  await writeAuditEntries('book', ids);
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
  const paths = [...ownPaths, 'titleKey', 'createdAt', 'stockSetAt'];
  const { stock, ...fields } = Object.fromEntries(paths.map(became));
  const sum = { $max: [0, { $add: ['$stock', '$staged.more'] }] };
  const version = { $add: [{ $ifNull: ['$__v', 0] }, 1] };
  const recent = {
    $filter: {
      input: { $ifNull: ['$imports', []] },
      as: 'each',
      cond: { $gt: ['$$each.entry.at', undoableSince()] },
    },
  };
  const isDeleted = { $eq: ['$staged.entry.action', 'deleted'] };
  const ifDeleted = (value: string) => ({ $cond: [isDeleted, value, '$$REMOVE'] });
  const $set = {
    ...fields,
    pastPrices: withPriceHistory({
      newCents: fields.newPriceCents,
      oldCents: fields.oldPriceCents,
    }),
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
