import type { BookSort } from '../../../contract/book/book.ts';
import { readIsbn } from '../../../contract/book/isbn.ts';
import type { SearchQuery, SearchResult } from '../../../contract/book/search.ts';
import {
  bookCollection,
  drafts,
  onSale,
  reading,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { countBooks, filterOf, findPage } from '../../../models/books/book-queries.ts';
import { hasUsedBooks } from '../../../models/books/used-copies.ts';
import { findToday } from '../../../models/settings/shop-day.ts';
import { compareText } from './book-index.ts';
import { lowerSmallWords, queryTermsOf, tokenize } from './search-text.ts';

// Search in the database: for the whole catalogue, and after the start until the index is ready. Visitors'
// texts never become regular expressions.

export type Counted = Pick<SearchResult, 'categories' | 'total'>;
type Found = Counted & { books: StoredBook[]; used: number | undefined };

/** Results are in the order of the database, without relevance. */
export function sortOf({ sort }: SearchQuery): BookSort {
  return sort === undefined || sort === 'relevance' ? 'newest' : sort;
}

/** Books with a title or author that begins with the query, or the book of an ISBN. */
export async function searchDatabase(
  query: SearchQuery,
  start: number,
  limit: number,
): Promise<Found> {
  const find = (text: object) => findText(query, text, { start, limit });
  if (!query.q) return find({});
  const isbn = readIsbn(query.q);
  const byIsbn = isbn ? await find({ isbn }) : undefined;
  if (byIsbn?.total) return byIsbn;
  const terms = queryTermsOf(query.q);
  if (terms.length === 0) return { books: [], categories: [], total: 0, used: await countUsed() };
  if (query.draft) return find(await findDrafts(terms));
  const $or = rangesOfStarts(query.q).flatMap((range) => [{ title: range }, { author: range }]);
  return find({ $or });
}

/** Searches drafts one by one: there are few, only the owner searches them, and the index has none. */
async function findDrafts(terms: string[]) {
  const books = await bookCollection
    .find({ ...drafts }, { ...reading, projection: { title: 1, author: 1 } })
    .toArray();
  const fitting = books.filter(({ title, author }) => {
    const words = tokenize(`${title} ${author ?? ''}`);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
  return { _id: { $in: fitting.map(({ _id }) => _id) } };
}

async function findText(
  query: SearchQuery,
  text: object,
  page: { start: number; limit: number },
): Promise<Found> {
  const { category: _counted, ...others } = query;
  const today = query.here && (await findToday());
  const [books, counts, used] = await Promise.all([
    findPage({ ...filterOf(query, today), ...text }, sortOf(query), page),
    countByCategory({ ...filterOf(others, today), ...text }),
    countUsed({ ...filterOf({ ...query, condition: 'used' }), ...text }),
  ]);
  return { books, ...inCategories(counts, query), used };
}

/** Undefined in a shop without used copies. */
async function countUsed(filter?: object): Promise<number | undefined> {
  if (!(await hasUsedBooks())) return undefined;
  return filter ? countBooks(filter) : 0;
}

/** Counts the books of a filter by category. */
export async function countByCategory(filter: object): Promise<Map<string, number>> {
  const counts = await bookCollection
    .aggregate<{ _id: string; count: number }>(
      [{ $match: filter }, { $group: { _id: '$category', count: { $sum: 1 } } }],
      { maxTimeMS: reading.maxTimeMS },
    )
    .toArray();
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

/** The counts of all categories, and the total in the chosen one. */
export function inCategories(
  counts: ReadonlyMap<string, number>,
  { category }: SearchQuery,
): Counted {
  const categories = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => compareText(a.name, b.name));
  const chosen = category ? [counts.get(category) ?? 0] : [...counts.values()];
  return { categories, total: chosen.reduce((sum, count) => sum + count, 0) };
}

/** Up to `limit` books with a title, or else an author, that begins with the query. */
export async function suggestFromDatabase(q: string, limit: number): Promise<StoredBook[]> {
  const found = new Map<string, StoredBook>();
  for (const field of ['title', 'author']) {
    if (found.size >= limit) break;
    const $or = rangesOfStarts(q).map((range) => ({ ...onSale, [field]: range }));
    // Without a sort the database reads only `limit` entries of the index.
    const books = await bookCollection.find({ $or }, reading).limit(limit).toArray();
    for (const book of books) found.set(book._id.toHexString(), book);
  }
  return [...found.values()].slice(0, limit);
}

/** Filters for titles and authors that begin with the query in the usual spellings of its case. */
function rangesOfStarts(q: string): { $gte: string; $lt: string }[] {
  const words = q.trim().replace(/\s+/g, ' ');
  const capitalised = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const titleCase = words.replace(/(^|[\s-])(\p{Ll})/gu, (letters) => letters.toUpperCase());
  const starts = new Set(
    [words, capitalised, titleCase, lowerSmallWords(titleCase)].flatMap((text) => [
      text,
      `The ${text}`,
      `A ${text}`,
    ]),
  );
  return [...starts].map((text) => ({ $gte: text, $lt: `${text}\uffff` }));
}
