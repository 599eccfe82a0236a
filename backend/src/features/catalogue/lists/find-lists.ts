import type { List, ListSummary } from '../../../contract/book/list.ts';
import type { Complete } from '../../../database/complete.ts';
import { notFound } from '../../../http/api-error.ts';
import { bookCollection, hiddenFields, onSale } from '../books/book.model.ts';
import { toOpenBooks } from '../books/past-prices.ts';
import { ListModel, type StoredList } from './list.model.ts';

const maxTimeMS = 5000;

/** All lists, the oldest first. */
export async function findLists(): Promise<ListSummary[]> {
  const lists = await ListModel.find({ deletedAt: null })
    .sort({ createdAt: 1, _id: 1 })
    .lean<StoredList[]>();
  const ids = lists.flatMap(({ books }) => books.map(({ bookId }) => bookId));
  const books = await bookCollection
    .find({ _id: { $in: ids }, ...onSale() }, { projection: { _id: 1 }, maxTimeMS })
    .toArray();
  const isThere = new Set(books.map(({ _id }) => _id.toHexString()));
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
  const ids = list.books.map(({ bookId }) => bookId);
  const found = await bookCollection
    .find({ _id: { $in: ids }, ...among }, { projection: hiddenFields, maxTimeMS })
    .toArray();
  const byId = new Map((await toOpenBooks(found)).map((book) => [book._id, book]));
  const books = list.books.flatMap(({ bookId, note }) => {
    const book = byId.get(bookId.toHexString());
    return book ? [{ book, note: note || undefined }] : [];
  });
  return { ...namesOf(list), books };
}

function namesOf({
  slug,
  title,
  note,
  isOnHome,
}: StoredList): Complete<Omit<ListSummary, 'books'>> {
  return { slug, title, note: note ?? '', isOnHome };
}
