import type { List, ListSummary } from '../../../contract/book/list.ts';
import type { Complete } from '../../../database/complete.ts';
import { notFound } from '../../../http/api-error.ts';
import { onSale } from '../../../book-record/book.model.ts';
import { findIds, findInOrder } from '../../../book-record/find-page.ts';
import { toOpenBooks } from '../../../book-record/past-prices.ts';
import { ListModel, type StoredList } from './list.model.ts';

/** All lists, the oldest first. */
export async function findLists(): Promise<ListSummary[]> {
  const lists = await ListModel.find({ deletedAt: null })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredList[]>();
  const ids = lists.flatMap(({ books }) => books.map(({ bookId }) => bookId));
  const isThere = await findIds({ _id: { $in: ids }, ...onSale() });
  return lists.map((list) => ({
    ...namesOf(list),
    books: list.books.filter(({ bookId }) => isThere.has(bookId.toHexString())).length,
  }));
}

/**
 * Another one after each change of a list, by whatever process, and after a book that leaves a list
 * empty or is its first: every page's menu has the lists with books.
 */
export async function findListsVersion(): Promise<string> {
  const [stored, lists] = await Promise.all([
    ListModel.find({}, { version: 1 }).lean(),
    findLists(),
  ]);
  const filled = lists.filter(({ books }) => books > 0).map(({ slug }) => slug);
  return [stored.reduce((sum, { version }) => sum + version, 0), ...filled].join(' ');
}

export async function findStoredList(slug: string): Promise<StoredList> {
  const list = await ListModel.findOne({ slug, deletedAt: null }).lean<StoredList>();
  if (!list) throw notFound('list');
  return list;
}

/** The list with those of its books that are there `among`. */
export async function withBooks(list: StoredList, among: object = onSale()): Promise<List> {
  const notes = new Map(list.books.map(({ bookId, note }) => [bookId.toHexString(), note]));
  const ids = list.books.map(({ bookId }) => bookId);
  const books = await toOpenBooks(await findInOrder(ids, among));
  return {
    ...namesOf(list),
    books: books.map((book) => ({ book, note: notes.get(book._id) || undefined })),
  };
}

function namesOf(list: StoredList): Complete<Omit<ListSummary, 'books'>> {
  const { slug, title, note, isOnHome } = list;
  return { slug, title, note: note ?? '', isOnHome };
}
