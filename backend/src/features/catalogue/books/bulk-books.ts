import mongoose, { Types } from 'mongoose';
import type { BookBulk, BookBulkResult } from '../../../contract/book.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import type { ChangeMaker } from '../../../trail/new-change.ts';
import { BookModel, ownersBooks } from './book.model.ts';
import { ownerUpdate } from './owner-update.ts';
import { refuseTakenIsbn } from './taken-isbn.ts';

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
  const mayBe = work.restore ? {} : ownersBooks;
  const found = await BookModel.collection
    .find({ _id, ...mayBe }, { projection: { _id: 1 } })
    .toArray();
  const isFound = new Set(found.map((book) => book._id.toHexString()));
  const condition = { deletedAt: work.restore ? mongoose.trusted({ $ne: null }) : null };
  const update = ownerUpdate(work, maker);
  const write = (some: Types.ObjectId[]) =>
    BookModel.updateMany({ _id: mongoose.trusted({ $in: some }), ...condition }, update, {
      updatePipeline: true,
    });
  const refused = new Map<string, BookBulkResult['results'][number]['error']>();
  try {
    await write(_id.$in);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Some came back with an ISBN that another book has by now: each for itself, then.
    for (const one of _id.$in) {
      await refuseTakenIsbn({ _id: one }, () => write([one])).catch((problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem;
        refused.set(one.toHexString(), { code: problem.code, message: problem.message });
      });
    }
  }
  await fileChanges('book', _id.$in);
  return {
    results: [...given].map(([key, id]) => {
      const error = isFound.has(key) ? refused.get(key) : missing;
      return error ? { id, ok: false, error } : { id, ok: true };
    }),
  };
}

const { code, message } = notFound('book');
const missing = { code, message };
