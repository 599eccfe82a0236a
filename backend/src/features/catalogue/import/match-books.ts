import type { ClientSession } from 'mongoose';
import { batchesOf } from '../../../database/batches-of.ts';
import type { FixedPrice } from '../../../contract/book/fixed-price.ts';
import { bookCollection, drafts, type StoredBook } from '../../../book-record/book.model.ts';
import { fixedPriceProblem } from '../../../book-record/refuse-fixed-price.ts';
import { isbnTaken, missingFields } from '../../../book-record/refuse-book.ts';
import { rule } from '../../../contract/words/rules.ts';
import type { RowOfImport } from './plan-row.ts';
import type { ReadBook } from './read-row.ts';

/** All but what grows with the years of a book. */
const projection = { imports: 0, pastPrices: 0 };

interface MatchOptions {
  asDrafts: boolean;
  /** Whether the file names titles. */
  hasTitles: boolean;
  fixedPrice: FixedPrice;
}

/**
 * The book of each row: the one with its `_id`, else, of a new book, the one on sale with its ISBN, else
 * a draft with it. A row of none is a new book, and a draft while it has no category, description or price; in a
 * list without titles, or an update, it is of a book that the shop does not have.
 */
export async function matchBooks(
  books: ReadBook[],
  { asDrafts, hasTitles, fixedPrice }: MatchOptions,
): Promise<RowOfImport[]> {
  const rows: RowOfImport[] = [];
  const rowOf = new Map<string, number>();
  for (const batch of batchesOf(books)) {
    const ids = batch.flatMap(({ _id }) => _id ?? []);
    const isbns = batch.flatMap(({ _id, book }) =>
      _id || book.condition ? [] : (book.isbn ?? []),
    );
    const [named, ofDrafts, onSale] = await Promise.all([
      findAll('_id', ids),
      findAll('isbn', isbns, { ...drafts, condition: null }),
      findAll('isbnKey', isbns),
    ]);
    const byId = new Map(named.map((book) => [book._id.toHexString(), book]));
    const byIsbn = new Map([...ofDrafts, ...onSale].map((book) => [book.isbn!, book]));
    rows.push(...batch.map(match));
    function match(read: ReadBook): RowOfImport {
      const { row, _id, book, problems } = read;
      // A used copy is one of many with its ISBN: only its id says which.
      const byNumber = book.condition ? undefined : byIsbn.get(book.isbn ?? '');
      const existing = _id ? byId.get(_id.toHexString()) : byNumber;
      if (read.isUnknown || problems.length > 0) return { ...read, existing };
      const isbn = conditionOf(book, existing) ? undefined : book.isbn;
      for (const key of new Set([existing?._id.toHexString() ?? _id?.toHexString(), isbn])) {
        if (!key) continue;
        const earlier = rowOf.get(key);
        rowOf.set(key, earlier ?? row);
        const column = key === book.isbn || !_id ? 'isbn' : '_id';
        if (earlier === undefined) continue;
        problems.push({ row, column, message: rule('same_as_row', { row: earlier }) });
        break;
      }
      const isChange = (!hasTitles || read.isUpdate) && book.isbn;
      if (!existing && !_id && (isPicture(book) || isChange)) {
        return { ...read, existing, isUnknown: true };
      }
      noteMissing(read, existing);
      const broken = fixedPriceProblem(existing, book, fixedPrice);
      if (broken) problems.push({ row, column: broken.field, message: broken.message });
      return { ...read, existing, ...(!existing && { book: asNewBook(read, asDrafts) }) };
    }
  }
  return rows;
}

/** Of the used copy that a row makes of its book; none of a new one. */
function conditionOf({ condition }: ReadBook['book'], existing: StoredBook | undefined) {
  return condition === undefined ? existing?.condition : condition;
}

/** One more picture of the book above, as exports of shops have them in rows of their own. */
function isPicture({ coverImage, ...book }: ReadBook['book']): boolean {
  return Boolean(coverImage) && !Object.values(book).some(Boolean);
}

async function findAll(name: string, $in: unknown[], among?: object): Promise<StoredBook[]> {
  if ($in.length === 0) return [];
  return bookCollection.find({ ...among, [name]: { $in } }, { projection }).toArray();
}

/** A new book needs a title; without a price, or where its publisher does not sell it, it is a draft. */
function noteMissing(read: ReadBook, existing: StoredBook | undefined): void {
  const { row, book, problems, warnings, whyNoPrice, whyDraft } = read;
  if (existing) {
    const missing = Object.keys(missingFields(existing, book) ?? {});
    problems.push(...missing.map((column) => ({ row, column, message: rule('required') })));
    return;
  }
  if (book.title === undefined) {
    const message = rule(book.isbn ? 'required_for_isbn' : 'required');
    problems.push({ row, column: 'title', message });
    return;
  }
  const code = 'draft';
  if (book.newPrice === undefined) {
    const message = whyNoPrice
      ? rule('draft_without_price_because', { why: whyNoPrice })
      : rule('draft_without_price');
    warnings.push({ row, column: 'newPrice', message, code });
  }
  if (whyDraft) warnings.push({ row, message: rule('draft_because', { why: whyDraft }), code });
}

function asNewBook({ book, whyDraft }: ReadBook, asDrafts: boolean): ReadBook['book'] {
  const { category = '', description = '', newPrice, draft } = book;
  const isWhole = category && description && newPrice !== undefined && !whyDraft;
  const isDraft = !isWhole || (asDrafts && draft === undefined);
  return { ...book, category, description, draft: isDraft || draft };
}

/** Notes on rows that a book on sale has their ISBN, which the file does not give another or none. */
export async function noteTakenIsbns(rows: RowOfImport[], session?: ClientSession): Promise<void> {
  const rowOf = new Map<string, RowOfImport>();
  const mayLose = new Set<string | undefined>();
  for (const row of rows) {
    const { book, existing, problems } = row;
    if (problems.length > 0) continue;
    if (conditionOf(book, existing)) {
      mayLose.add(existing?._id.toHexString());
      continue;
    }
    const comesBack =
      existing?.deletedAt ?? existing?.condition ?? (existing?.draft && book.draft === null);
    const isbn = book.isbn === undefined && comesBack ? existing?.isbn : book.isbn;
    if (isbn) rowOf.set(isbn, row);
    if (book.isbn !== undefined) mayLose.add(existing?._id.toHexString());
  }
  for (const isbns of batchesOf(rowOf.keys())) {
    const holders = await bookCollection
      .find({ isbnKey: { $in: isbns } }, { projection: { isbn: 1, title: 1 }, session })
      .toArray();
    for (const { _id, isbn, title } of holders) {
      const row = rowOf.get(isbn ?? '');
      if (!row || row.existing?._id.equals(_id) || mayLose.has(_id.toHexString())) continue;
      row.problems.push({ row: row.row, column: 'isbn', message: isbnTaken(title) });
    }
  }
}
