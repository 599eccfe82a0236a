import type mongoose from 'mongoose';
import { deletedBooksDays, type DeletedBook } from '../../../contract/deleted-book.ts';
import type { ChangeMaker } from '../../../trail/new-change.ts';
import type { BookPage } from './find-books.ts';
import { bookCollection, hiddenFields, toBook, type StoredBook } from './book.model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { deletedAt: _at, deletedBy: _by, ...projection } = hiddenFields;

/** What a delete writes on a book. */
export function deletion({ by }: ChangeMaker) {
  return { deletedAt: new Date(), deletedBy: by };
}

/** What a restore takes off it. */
export const noDeletion = { deletedAt: 1, deletedBy: 1 } as const;

/** The books that were deleted within 30 days, the latest first. */
export async function findDeletedBooks(
  page: number,
  limit: number,
): Promise<BookPage & { books: DeletedBook[] }> {
  const filter: mongoose.mongo.Filter<StoredBook> = {
    deletedAt: { $gte: new Date(Date.now() - deletedBooksDays * dayMs) },
  };
  const [books, total] = await Promise.all([
    bookCollection
      .find(filter, { projection, maxTimeMS: 5000 })
      .sort({ deletedAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .toArray(),
    bookCollection.countDocuments(filter, { maxTimeMS: 5000 }),
  ]);
  return { books: books.map(toDeletedBook), total, page, limit };
}

function toDeletedBook(stored: StoredBook): DeletedBook {
  const { deletedAt, deletedBy } = stored;
  return {
    ...toBook(stored),
    deletedAt: (deletedAt as Date).toISOString(),
    deletedBy: deletedBy ?? undefined,
  };
}
