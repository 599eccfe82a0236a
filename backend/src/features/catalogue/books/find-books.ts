import type mongoose from 'mongoose';
import { Types } from 'mongoose';
import type { Book, BookListQuery } from '../../../contract/book.ts';
import { notFound } from '../../../http/api-error.ts';
import {
  bookCollection,
  bookOrder,
  onSale,
  hiddenFields as projection,
  toBook,
  type StoredBook,
} from './book.model.ts';
import { findBookPage } from './find-book-page.model.ts';

/** Books in a list that was asked for without `limit`. */
const wholeListLength = 1000;
const defaultPageLength = 24;
const maxTimeMS = 5000;
/** On sale or a draft. */
export const ownersBooks = { deletedAt: null };
const drafts = { deletedAt: null, draft: true };

export interface BookPage {
  books: Book[];
  total: number;
  page: number;
  limit: number;
}

/** One page of the books on sale. */
export async function findBooks(query: BookListQuery): Promise<BookPage> {
  const { page, limit, start } = readPage(query);
  const filter: mongoose.mongo.Filter<StoredBook> = query.draft ? { ...drafts } : { ...onSale };
  if (query.category) filter.category = query.category;
  if (query.trending !== undefined) filter.trending = query.trending;
  if (query.maxStock !== undefined) filter.stock = { $gte: 0, $lte: query.maxStock };
  if (query.ids) filter._id = { $in: query.ids.map((id) => new Types.ObjectId(id)) };
  const [books, total] = await Promise.all([
    findBookPage(filter, query.sort ?? 'newest', { start, limit }),
    bookCollection.countDocuments(filter, { maxTimeMS }),
  ]);
  return { books: books.map(toBook), total, page, limit };
}

function readPage({ page, limit }: { page?: number; limit?: number }) {
  const length = limit ?? (page === undefined ? wholeListLength : defaultPageLength);
  return { page: page ?? 1, limit: length, start: ((page ?? 1) - 1) * length };
}

/** Throws 404 when the book is unknown or deleted, and when it is a draft, unless for the owner. */
export async function findBook(id: string, filter: object = onSale): Promise<Book> {
  return toBook(await findStoredBook(id, filter));
}

export async function findStoredBook(id: string, among: object): Promise<StoredBook> {
  const filter = { _id: new Types.ObjectId(id), ...among };
  const book = await bookCollection.findOne(filter, { projection, maxTimeMS });
  if (!book) throw notFound('book');
  return book;
}

/** Up to 8 other books: of the same author first, then of the same category, newest first. */
export async function findRelatedBooks(id: string): Promise<Book[]> {
  const book = await findStoredBook(id, onSale);
  const related: StoredBook[] = [];
  const add = async (filter: Pick<Partial<StoredBook>, 'author' | 'category'>) => {
    const missing = 8 - related.length;
    if (missing === 0) return;
    const known = [book, ...related].map(({ _id }) => _id);
    const found = await bookCollection
      .find({ ...filter, ...onSale, _id: { $nin: known } }, { projection, maxTimeMS })
      .sort(bookOrder.newest)
      .limit(missing)
      .toArray();
    related.push(...found);
  };
  if (book.author) await add({ author: book.author });
  await add({ category: book.category });
  return related.map(toBook);
}

/** Every book on sale and every draft, newest first, read piece by piece. */
export async function* readAllBooks(): AsyncGenerator<Book> {
  const cursor = bookCollection
    .find({ ...ownersBooks }, { projection })
    .sort({ draft: 1, ...bookOrder.newest })
    .batchSize(500);
  for await (const book of cursor) yield toBook(book);
}
