import { batchesOf } from '../../../database/batches-of.ts';
import { bookCollection, drafts, type StoredBook } from '../books/book.model.ts';
import type { RowOfImport } from './plan-row.ts';
import type { ReadBook } from './read-books.ts';
import type { Problem } from './read-header.ts';

const batchSize = 250;

interface MatchOptions {
  asDrafts: boolean;
  /** Whether the file names titles. */
  hasTitles: boolean;
}

/**
 * The book of each row: the one with its `_id`, else the one on sale with its ISBN, else a draft with
 * it. A row of none is a new book, and a draft while it has no category or description; in a list
 * without titles it is of a book that the shop does not have.
 */
export async function matchBooks(books: ReadBook[], { asDrafts, hasTitles }: MatchOptions) {
  const byId = new Map<string, StoredBook>();
  const byIsbn = new Map<string, StoredBook>();
  for (const batch of batchesOf(books, batchSize)) {
    const ids = batch.flatMap(({ _id }) => _id ?? []);
    const isbns = batch.flatMap(({ _id, book }) => (_id ? [] : (book.isbn ?? [])));
    const found = await Promise.all([
      ids.length > 0 ? bookCollection.find({ _id: { $in: ids } }).toArray() : [],
      isbns.length > 0 ? findByIsbn(isbns) : [],
    ]);
    for (const book of found[0]) byId.set(book._id.toHexString(), book);
    for (const book of found[1]) byIsbn.set(book.isbn!, book);
  }
  const errors: Problem[] = [];
  const rowOf = new Map<string, number>();
  const rows = books.map((read): RowOfImport => {
    const { row, _id, book } = read;
    const existing = _id ? byId.get(_id.toHexString()) : byIsbn.get(book.isbn ?? '');
    for (const key of new Set([existing?._id.toHexString() ?? _id?.toHexString(), book.isbn])) {
      if (!key) continue;
      const earlier = rowOf.get(key);
      rowOf.set(key, earlier ?? row);
      const column = key === book.isbn || !_id ? 'isbn' : '_id';
      if (earlier === undefined) continue;
      errors.push({ row, column, message: `is the same as in row ${earlier}` });
      break;
    }
    if (!hasTitles && !existing && !_id && book.isbn) {
      return { ...read, existing, isUnknown: true };
    }
    errors.push(...missingIn(read, existing));
    return { ...read, existing, ...(!existing && { book: asNewBook(book, asDrafts) }) };
  });
  return { rows, errors };
}

async function findByIsbn(isbns: string[]): Promise<StoredBook[]> {
  const isbn = { $in: isbns };
  const [theirs, onSale] = await Promise.all([
    bookCollection.find({ ...drafts, isbn }).toArray(),
    bookCollection.find({ isbnKey: isbn }).toArray(),
  ]);
  return [...theirs, ...onSale];
}

function missingIn(
  { row, book, whyNoPrice }: ReadBook,
  existing: StoredBook | undefined,
): Problem[] {
  const isPublished = existing?.draft && book.draft === null;
  const needed = existing ? [] : (['title', 'newPrice'] as const);
  const missing = isPublished
    ? (['category', 'description'] as const).filter((name) => !(book[name] ?? existing[name]))
    : needed.filter((name) => book[name] === undefined);
  const isNew = !existing && book.isbn ? 'no book of the shop has this ISBN' : undefined;
  return missing.map((column) => {
    const why = (column === 'newPrice' && whyNoPrice) || isNew;
    return { row, column, message: why ? `is required: ${why}` : 'is required' };
  });
}

function asNewBook(book: ReadBook['book'], asDrafts: boolean): ReadBook['book'] {
  const { category = '', description = '', draft } = book;
  const isDraft = !category || !description || (asDrafts && draft === undefined);
  return { ...book, category, description, draft: isDraft || draft };
}
