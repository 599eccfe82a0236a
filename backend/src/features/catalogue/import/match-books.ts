import type { ClientSession } from 'mongoose';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import type { ShopSettings } from '../../../contract/shop/settings.ts';
import {
  bookCollection,
  drafts,
  storedValuesOf,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { fixedPriceProblem } from '../../../models/books/assert-fixed-price.ts';
import {
  breaksPriceDecimals,
  isbnTaken,
  missingFields,
} from '../../../models/books/book-checks.ts';
import { rule } from '../../../contract/words/rules.ts';
import type { MatchedRow } from './plan-row.ts';
import type { ReadBook } from './read-file/read-row.ts';

/** Omits fields that grow over time. */
const projection = { imports: 0, pastPrices: 0 };

interface MatchOptions extends Pick<ShopSettings, 'fixedPrice' | 'money'> {
  asDrafts: boolean;
  /** Whether the file names titles. */
  hasTitles: boolean;
}

/**
 * Finds the book of each row: by `_id`, else by ISBN, on sale before drafts; used copies only by `_id`.
 * A row without a match is a new book, a draft if it lacks category, description or price; in a file
 * without titles, or in an ONIX update, it is unknown.
 */
export async function matchBooks(
  books: ReadBook[],
  { asDrafts, hasTitles, fixedPrice, money }: MatchOptions,
): Promise<MatchedRow[]> {
  const rows: MatchedRow[] = [];
  const rowOf = new Map<string, number>();
  for (const batch of chunksOf(books)) {
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
    function match(read: ReadBook): MatchedRow {
      const { row, _id, book, problems } = read;
      // Several used copies may share an ISBN, so only the id identifies one.
      const byNumber = book.condition ? undefined : byIsbn.get(book.isbn ?? '');
      const existing = _id ? byId.get(_id.toHexString()) : byNumber;
      if (read.isUnknown || problems.length > 0) return { ...read, existing };
      const isbn = sharesIsbn(read, existing) ? undefined : book.isbn;
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
      reportMissingFields(read, existing);
      const broken = fixedPriceProblem(existing, book, fixedPrice);
      if (broken) problems.push({ row, column: broken.field, message: broken.message });
      if (
        existing?.deletedAt &&
        breaksPriceDecimals({ ...existing, ...storedValuesOf(book) }, money)
      )
        problems.push({ row, column: 'newPrice', message: rule('foreign_price') });
      return { ...read, existing, ...(!existing && { book: asNewBook(read, asDrafts) }) };
    }
  }
  return rows;
}

/**
 * Whether another book may have the ISBN: this one is a used copy, or a draft that the file names by its
 * id and that keeps its ISBN.
 */
function sharesIsbn({ _id, book }: ReadBook, existing: StoredBook | undefined): boolean {
  if (book.condition === undefined ? existing?.condition : book.condition) return true;
  if (!_id) return false;
  if (!existing) return book.draft === true;
  const isDraft = existing.draft && book.draft !== null;
  return Boolean(isDraft && (book.isbn ?? existing.isbn) === existing.isbn);
}

/** Whether a row has only a picture: some exports have a row for each further picture of a book. */
function isPicture({ coverImage, ...book }: ReadBook['book']): boolean {
  return Boolean(coverImage) && !Object.values(book).some(Boolean);
}

async function findAll(name: string, $in: unknown[], filter?: object): Promise<StoredBook[]> {
  if ($in.length === 0) return [];
  return bookCollection.find({ ...filter, [name]: { $in } }, { projection }).toArray();
}

/**
 * Adds problems for missing fields, and warnings of what follows for a new book: it becomes a draft, or is
 * not limited.
 */
function reportMissingFields(read: ReadBook, existing: StoredBook | undefined): void {
  const { row, book, problems, warnings, whyNoPrice, whyDraft } = read;
  if (existing) {
    const missing = missingFields(existing, book) ?? [];
    problems.push(...missing.map((column) => ({ row, column, message: rule('required') })));
    return;
  }
  if (book.title === undefined) {
    const message = rule(book.isbn ? 'required_for_isbn' : 'required');
    problems.push({ row, column: 'title', message });
    return;
  }
  const unreadStock = book.condition
    ? undefined
    : warnings.find(({ column, code }) => column === 'stock' && code === 'left_empty');
  if (unreadStock)
    unreadStock.message = rule('left_out_stock_of_new', { broken: unreadStock.message });
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

/** Adds a problem to rows with the ISBN of a book on sale, unless the file changes that book's ISBN. */
export async function reportTakenIsbns(rows: MatchedRow[], session?: ClientSession): Promise<void> {
  // A refused row keeps the ISBN of its book, which another row may want.
  while (await reportOnce(rows, session));
}

/** Returns whether it has found a problem. */
async function reportOnce(rows: MatchedRow[], session?: ClientSession): Promise<boolean> {
  let hasFound = false;
  const rowOf = new Map<string, MatchedRow>();
  const releasing = new Set<string | undefined>();
  for (const row of rows) {
    const { book, existing, problems } = row;
    if (problems.length > 0) continue;
    if (sharesIsbn(row, existing)) {
      releasing.add(existing?._id.toHexString());
      continue;
    }
    const becomesVisible =
      existing?.deletedAt ?? existing?.condition ?? (existing?.draft && book.draft === null);
    const isbn = book.isbn === undefined && becomesVisible ? existing?.isbn : book.isbn;
    if (isbn) rowOf.set(isbn, row);
    if (book.isbn !== undefined) releasing.add(existing?._id.toHexString());
  }
  for (const isbns of chunksOf(rowOf.keys())) {
    const holders = await bookCollection
      .find({ isbnKey: { $in: isbns } }, { projection: { isbn: 1, title: 1 }, session })
      .toArray();
    for (const { _id, isbn, title } of holders) {
      const row = rowOf.get(isbn ?? '');
      if (!row || row.existing?._id.equals(_id) || releasing.has(_id.toHexString())) continue;
      row.problems.push({ row: row.row, column: 'isbn', message: isbnTaken(title) });
      hasFound = true;
    }
  }
  return hasFound;
}
