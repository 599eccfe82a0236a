import { Types } from 'mongoose';
import type { Book, BookListQuery, PublicBook, DeletedBook } from '../../../contract/book/book.ts';
import {
  bookCollection,
  bookSortFields,
  onSale,
  ownersBooks,
  reading,
  toBook,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { wholeListLimit } from '../../../http/response-page.ts';
import { findBySales } from '../best-sellers/find-by-sales.ts';
import {
  countBooks,
  filterOf,
  findAcross,
  findPage,
  readBook,
} from '../../../models/books/book-queries.ts';
import { hasUsedBooks } from '../../../models/books/used-copies.ts';
import { findToday } from '../../../models/settings/shop-day.ts';
import { toPublicBooks } from '../../../models/books/public-books.ts';

/** Length of a list without `limit`. */
const defaultPageLength = 24;

/** One page of the books on sale, of the drafts, or of what was deleted lately, the latest first. */
export async function findBooks(query: BookListQuery) {
  const { page: number = 1, deleted, sort = 'newest' } = query;
  const isWhole = query.page === undefined && !deleted;
  const limit = query.limit ?? (isWhole ? wholeListLimit : defaultPageLength);
  const shownSort = deleted ? 'deleted' : sort;
  // A used copy is sold once, so it is no best seller.
  const isOfNew = shownSort === 'best-sellers' && !query.condition && (await hasUsedBooks());
  const condition = isOfNew ? 'new' : query.condition;
  const filter = filterOf({ ...query, condition }, query.here && (await findToday()));
  const page = { start: (number - 1) * limit, limit };
  const find = () =>
    shownSort === 'best-sellers' ? findBySales(filter, page) : findPage(filter, shownSort, page);
  const [books, total] = await Promise.all([find(), countBooks(filter)]);
  const shown = deleted ? books.map(toDeletedBook) : await toPublicBooks(books);
  return { books: shown, total, page: number, limit };
}

function toDeletedBook(stored: StoredBook): DeletedBook {
  const { deletedAt, deletedBy } = stored;
  return {
    ...toBook(stored),
    deletedAt: (deletedAt as Date).toISOString(),
    deletedBy: deletedBy ?? undefined,
  };
}

/** Reads a book that passes the filter. Throws 404. */
export function readStoredBook(id: string, filter: object): Promise<StoredBook> {
  return readBook({ _id: new Types.ObjectId(id), ...filter }, reading);
}

/**
 * Up to 8 other available books: of the same author, then of the same category, newest first. Without
 * copies of the same book, which its page shows already.
 */
export async function findRelatedBooks(id: string): Promise<PublicBook[]> {
  const { _id, author, category, isbn } = await readStoredBook(id, onSale);
  const others = {
    ...onSale,
    _id: { $ne: _id },
    supply: { $ne: 'gone' as const },
    ...(isbn && { isbn: { $ne: isbn } }),
  };
  const page = { start: 0, limit: 8 };
  if (!author) return toPublicBooks(await findPage({ ...others, category }, 'newest', page));
  const ofCategory = { ...others, category, author: { $ne: author } };
  return toPublicBooks(
    await findAcross([{ ...others, author }, 'newest'], [ofCategory, 'newest'], page),
  );
}

/** Every book on sale and every draft, newest first, read piece by piece; a draft may lack its price. */
export async function* readAllBooks(): AsyncGenerator<Partial<Book>> {
  const cursor = bookCollection
    .find({ ...ownersBooks }, { projection: reading.projection })
    .sort({ draft: 1, ...bookSortFields.newest })
    .batchSize(500);
  for await (const book of cursor) {
    const isPriced = typeof book.newPriceCents === 'number';
    yield { ...toBook(book), ...(!isPriced && { newPrice: undefined }) };
  }
}
