import mongoose, { Types } from 'mongoose';
import type { BookBulk, BookBulkResult } from '../../contract/book.ts';
import { notFound } from '../../http/api-error.ts';
import { fileChanges } from '../../trail/file-changes.ts';
import { recordedUpdate, type ChangeMaker } from '../../trail/new-change.ts';
import { BookModel } from './book.model.ts';

/**
 * Changes, deletes or restores many books by one write. A book that is not there fails alone; an id
 * that is given twice counts once.
 */
export async function bulkBooks(
  { ids, ...work }: BookBulk,
  maker: ChangeMaker,
): Promise<BookBulkResult> {
  const given = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const _id = { $in: [...given.keys()].map((id) => new Types.ObjectId(id)) };
  // As with a single book: a restore leaves a book alone that is on sale, the others need one that is.
  const mayBe = work.restore ? {} : { deletedAt: null };
  const found = await BookModel.collection
    .find({ _id, ...mayBe }, { projection: { _id: 1 } })
    .toArray();
  const isFound = new Set(found.map((book) => book._id.toHexString()));
  const condition = { deletedAt: work.restore ? mongoose.trusted({ $ne: null }) : null };
  await BookModel.updateMany({ _id: mongoose.trusted(_id), ...condition }, updateOf(work, maker), {
    updatePipeline: true,
  });
  await fileChanges('book', _id.$in);
  return {
    results: [...given].map(([key, id]) =>
      isFound.has(key) ? { id, ok: true } : { id, ok: false, error: missing },
    ),
  };
}

const { code, message } = notFound('book');
const missing = { code, message };

function updateOf({ change, ...work }: Omit<BookBulk, 'ids'>, maker: ChangeMaker) {
  const $inc = { __v: 1 };
  if (work.delete) {
    return recordedUpdate(maker, 'deleted', {}, { $set: { deletedAt: new Date() }, $inc });
  }
  if (work.restore)
    return recordedUpdate(maker, 'restored', {}, { $unset: { deletedAt: 1 }, $inc });
  return recordedUpdate(maker, 'changed', { $set: change }, { $inc });
}
