import type { Shelf, ShelfSummary } from '../../../contract/book/shelf.ts';
import type { Complete } from '../../../contract/complete.ts';
import { notFound } from '../../../http/api-error.ts';
import { onSale } from '../../../models/books/book.model.ts';
import { findIds, findInOrder } from '../../../models/books/book-queries.ts';
import { toPublicBooks } from '../../../models/books/public-books.ts';
import { ShelfModel, type StoredShelf } from './shelf.model.ts';

/** All shelves, the oldest first. */
export async function findShelves(): Promise<ShelfSummary[]> {
  const shelves = await ShelfModel.find({ deletedAt: null })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredShelf[]>();
  const ids = shelves.flatMap(({ books }) => books.map(({ bookId }) => bookId));
  const idsOnSale = await findIds({ _id: { $in: ids }, ...onSale });
  return shelves.map((shelf) => ({
    ...namesOf(shelf),
    books: shelf.books.filter(({ bookId }) => idsOnSale.has(bookId.toHexString())).length,
  }));
}

/**
 * Changes with each change of a shelf by any process, and when a shelf gets its first book on sale or
 * loses its last: the menu of every page lists the shelves with books.
 */
export async function findShelvesVersion(): Promise<string> {
  const [stored, shelves] = await Promise.all([
    ShelfModel.find({}, { version: 1 }).lean(),
    findShelves(),
  ]);
  const filled = shelves.filter(({ books }) => books > 0).map(({ slug }) => slug);
  return [stored.reduce((sum, { version }) => sum + version, 0), ...filled].join(' ');
}

/** Reads a shelf. Throws 404. */
export async function readShelf(slug: string): Promise<StoredShelf> {
  const shelf = await ShelfModel.findOne({ slug, deletedAt: null }).lean<StoredShelf>();
  if (!shelf) throw notFound('shelf');
  return shelf;
}

/** The shelf with its books that pass the filter. */
export async function withBooks(shelf: StoredShelf, filter: object = onSale): Promise<Shelf> {
  const notes = new Map(shelf.books.map(({ bookId, note }) => [bookId.toHexString(), note]));
  const ids = shelf.books.map(({ bookId }) => bookId);
  const books = await toPublicBooks(await findInOrder(ids, filter));
  return {
    ...namesOf(shelf),
    books: books.map((book) => ({ book, note: notes.get(book._id) || undefined })),
  };
}

function namesOf(shelf: StoredShelf): Complete<Omit<ShelfSummary, 'books'>> {
  const { slug, title, note, isOnHome } = shelf;
  return { slug, title, note: note ?? '', isOnHome };
}
