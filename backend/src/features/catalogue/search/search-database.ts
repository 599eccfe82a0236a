import mongoose from 'mongoose';
import type { Category } from '../../../contract/book.ts';
import { readIsbn } from '../../../contract/isbn.ts';
import type { SearchQuery } from '../../../contract/search.ts';
import { bookCollection, hiddenFields, onSale, type StoredBook } from '../books/book.model.ts';
import { findBookPage } from '../books/find-book-page.model.ts';
import { lowerSmallWords, queryTermsOf, wordsOf } from './search-text.ts';

// Search by the database itself: the whole catalogue, the first moments after the start, and shops
// too large for the index in memory. Never a regular expression made from what a visitor typed.

export interface Found {
  books: StoredBook[];
  total: number;
  categories: { name: Category; count: number }[];
}
type Filter = Record<string, unknown>;

const maxTimeMS = 5000;
const textIndex = 'search-text';

export function filterOf(query: SearchQuery): Filter {
  const { category, author, trending, minPrice, maxPrice, maxStock, draft } = query;
  const price: Record<string, number> = {};
  if (minPrice !== undefined) price.$gte = Math.round(minPrice * 100);
  if (maxPrice !== undefined) price.$lte = Math.round(maxPrice * 100);
  return {
    ...(draft ? { deletedAt: null, draft: true } : onSale),
    ...(category ? { category } : {}),
    ...(author ? { author } : {}),
    ...(trending === undefined ? {} : { trending }),
    ...(Object.keys(price).length > 0 ? { newPriceCents: price } : {}),
    ...(maxStock === undefined ? {} : { stock: { $gte: 0, $lte: maxStock } }),
  };
}

/** One page of the books that pass the filters, in the database's order. */
export async function findPage(
  filter: Filter,
  { sort }: SearchQuery,
  start: number,
  limit: number,
): Promise<StoredBook[]> {
  const order = sort === undefined || sort === 'relevance' ? 'newest' : sort;
  return findBookPage(filter, order, { start, limit });
}

/** Books that carry the words of the query, where there is a text index, or else begin with it. */
export async function searchDatabase(
  query: SearchQuery,
  start: number,
  limit: number,
): Promise<Found> {
  if (!query.q) return findText(query, {}, start, limit);
  const isbn = readIsbn(query.q);
  const byIsbn = isbn ? await findText(query, { isbn }, start, limit) : undefined;
  if (byIsbn?.total) return byIsbn;
  const terms = queryTermsOf(query.q);
  if (terms.length === 0) return { books: [], categories: [], total: 0 };
  if (query.draft) return searchDrafts(query, terms, start, limit);
  // Terms are letters and digits only, so that none of them is an operator of $text.
  const $text = { $search: terms.map((term) => `"${term}"`).join(' ') };
  const byWords = hasTextIndex ? await findText(query, { $text }, start, limit) : undefined;
  if (byWords?.categories.length) return byWords;
  const $or = beginningsLike(query.q).flatMap((range) => [{ title: range }, { author: range }]);
  return findText(query, { $or }, start, limit);
}

/** Few books are drafts, and only the owner asks: they are read through for the words. */
async function searchDrafts(
  query: SearchQuery,
  terms: string[],
  start: number,
  limit: number,
): Promise<Found> {
  const drafts = await bookCollection
    .find({ deletedAt: null, draft: true }, { projection: { title: 1, author: 1 }, maxTimeMS })
    .toArray();
  const fitting = drafts.filter(({ title, author = '' }) => {
    const words = wordsOf(`${title} ${author}`);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
  return findText(query, { _id: { $in: fitting.map(({ _id }) => _id) } }, start, limit);
}

async function findText(
  query: SearchQuery,
  text: Filter,
  start: number,
  limit: number,
): Promise<Found> {
  const { category, ...others } = query;
  const [books, categories] = await Promise.all([
    findPage({ ...filterOf(query), ...text }, query, start, limit),
    countCategories({ ...filterOf(others), ...text }),
  ]);
  const counted = category ? categories.filter(({ name }) => name === category) : categories;
  return { books, categories, total: counted.reduce((sum, { count }) => sum + count, 0) };
}

async function countCategories(filter: Filter): Promise<Found['categories']> {
  const counts = await bookCollection
    .aggregate<{ _id: Category; count: number }>(
      [{ $match: filter }, { $group: { _id: '$category', count: { $sum: 1 } } }],
      { maxTimeMS },
    )
    .toArray();
  return counts
    .map(({ _id, count }) => ({ name: _id, count }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Up to `limit` books whose title or else author begins with the query. */
export async function suggestFromDatabase(q: string, limit: number): Promise<StoredBook[]> {
  const found = new Map<string, StoredBook>();
  for (const field of ['title', 'author']) {
    if (found.size >= limit) break;
    const $or = beginningsLike(q).map((range) => ({ ...onSale, [field]: range }));
    // Without a sort a few entries of the index are enough, however many books begin like this.
    const books = await bookCollection
      .find({ $or }, { projection: hiddenFields, maxTimeMS })
      .limit(limit)
      .toArray();
    for (const book of books) found.set(book._id.toHexString(), book);
  }
  return [...found.values()].slice(0, limit);
}

/** What begins with the query in the ways in which titles and authors are printed. */
function beginningsLike(q: string): { $gte: string; $lt: string }[] {
  const words = q.trim().replace(/\s+/g, ' ');
  const capitalised = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const titleCase = words.replace(/(^|[\s-])(\p{Ll})/gu, (letters) => letters.toUpperCase());
  const starts = new Set(
    [words, capitalised, titleCase, lowerSmallWords(titleCase)].flatMap((text) => [
      ...[text, `The ${text}`, `A ${text}`],
    ]),
  );
  return [...starts].map((text) => ({ $gte: text, $lt: `${text}\uffff` }));
}

let hasTextIndex = false;

/** Makes the text index of a large shop. A database without text indexes keeps the prefix search. */
export async function createTextIndex(): Promise<boolean> {
  try {
    await bookCollection.createIndex(
      { title: 'text', author: 'text', category: 'text', description: 'text' },
      {
        name: textIndex,
        weights: { title: 8, author: 4, category: 2, description: 1 },
        default_language: 'none',
      },
    );
    hasTextIndex = true;
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoServerError)) throw error;
    hasTextIndex = false;
  }
  return hasTextIndex;
}
