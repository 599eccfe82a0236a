import { Types } from 'mongoose';
import type { BookSort } from '../../../contract/book/book.ts';
import { deliveryEstimateOf } from '../../../contract/book/delivery-estimate.ts';
import { toAmount } from '../../../contract/number/cents.ts';
import type { BookSuggestion, SearchQuery, SearchResult } from '../../../contract/book/search.ts';
import { onSale, toBook } from '../../../models/books/book.model.ts';
import { filterOf, findInOrder, findPage } from '../../../models/books/book-queries.ts';
import { titleKeyOfBook } from '../../../models/books/title-key-of.ts';
import { findToday } from '../../../models/settings/shop-day.ts';
import { toPublicBooks } from '../../../models/books/public-books.ts';
import {
  inCategories,
  searchDatabase,
  sortOf,
  suggestFromDatabase,
  type Counted,
} from './search-database.ts';
import { byAge, compareText, type IndexedBook } from './book-index.ts';
import type { SearchIndex } from './search-index.ts';
import { selectTopK } from './select-top-k.ts';

const defaultPageLength = 24;
const maxSuggestions = 8;

/**
 * One page of the books that match a query, or of the whole catalogue without a query. The owner's table
 * waits until an import is indexed; shoppers do not wait.
 */
export async function searchBooks(
  index: SearchIndex,
  query: SearchQuery,
  { isOwner = false } = {},
): Promise<SearchResult> {
  const limit = query.limit ?? defaultPageLength;
  const start = ((query.page ?? 1) - 1) * limit;
  await index.settled({ many: isOwner });
  if (!index.isReady || query.draft) {
    const found = await searchDatabase(query, start, limit);
    return { ...found, books: await toPublicBooks(found.books) };
  }
  const today = query.here && (await findToday());
  if (!query.q) {
    const all = [...index.books.indexed.values()];
    const counts = {
      ...countPassing(passingOf(all, query, today), query),
      used: usedOf(index, all, query),
    };
    const books = await findPage(filterOf(query, today), sortOf(query), { start, limit });
    return { books: await toPublicBooks(books), ...counts };
  }
  const { books: hits, hasAllWords } = index.books.search(query.q);
  const passing = passingOf(hits, query, today);
  const fitting = query.category
    ? passing.filter(({ category }) => category === query.category)
    : passing;
  const { sort = 'relevance' } = query;
  const order = sort === 'relevance' ? index.books.byRelevance : comparators[sort];
  const page = selectTopK(fitting, order, start, start + limit);
  const suggestion = hasAllWords ? undefined : index.books.guess(query.q);
  // A book that was deleted in the meantime is left out.
  const ids = page.map(({ id }) => new Types.ObjectId(id));
  const books = await findInOrder(ids, onSale);
  const used = usedOf(index, hits, query);
  return { books: await toPublicBooks(books), ...countPassing(passing, query), suggestion, used };
}

/** Up to 8 books with words in title or author that begin like those of the query. */
export async function suggestBooks(index: SearchIndex, q: string): Promise<BookSuggestion[]> {
  if (q === '') return [];
  await index.settled();
  if (index.isReady) {
    const named = index.books.search(q, { inNames: true }).books;
    const found = named.length > 0 ? named : index.books.search(q).books;
    return selectTopK(found, index.books.byRelevance, 0, maxSuggestions).map(
      ({ id, title, author, coverImage, priceCents }) => ({
        _id: id,
        title,
        author,
        coverImage,
        newPrice: toAmount(priceCents),
      }),
    );
  }
  const books = await suggestFromDatabase(q, maxSuggestions);
  return books.map(toBook).map(({ _id, title, author, coverImage, newPrice }) => ({
    _id,
    title,
    author,
    coverImage,
    newPrice,
  }));
}

function passingOf(books: IndexedBook[], query: SearchQuery, today?: string): IndexedBook[] {
  const { trending, minPrice, maxPrice, maxStock, condition } = query;
  const minCents = Math.round((minPrice ?? 0) * 100);
  const maxCents = Math.round((maxPrice ?? Infinity) * 100);
  return books.filter(
    (book) =>
      (trending === undefined || book.trending === trending) &&
      (maxStock === undefined || (book.stock ?? Infinity) <= maxStock) &&
      book.priceCents >= minCents &&
      book.priceCents <= maxCents &&
      (condition === undefined || book.isUsed === (condition === 'used')) &&
      (!today || isInShop(book, today)),
  );
}

/** Does not depend on the settings for ordering in: results of a search contain no delivery estimates. */
function isInShop(book: IndexedBook, today: string): boolean {
  return (
    book.stock !== 0 && !deliveryEstimateOf(book, { setting: { orderIn: false, days: 0 }, today })
  );
}

function countPassing(books: IndexedBook[], query: SearchQuery): Counted {
  const counts = new Map<string, number>();
  for (const { category } of books) counts.set(category, (counts.get(category) ?? 0) + 1);
  return inCategories(counts, query);
}

/** The number of used copies that match the query; undefined in a shop without used copies. */
function usedOf(index: SearchIndex, books: IndexedBook[], query: SearchQuery): number | undefined {
  if (!index.books.hasUsed) return undefined;
  const used = passingOf(books, { ...query, condition: 'used' });
  return used.filter(({ category }) => category === (query.category ?? category)).length;
}

const comparators: Record<BookSort, (a: IndexedBook, b: IndexedBook) => number> = {
  newest: byAge,
  'price-asc': (a, b) => a.priceCents - b.priceCents || compareText(a.id, b.id),
  'price-desc': (a, b) => b.priceCents - a.priceCents || compareText(b.id, a.id),
  title: (a, b) => compareText(titleKeyOfBook(a), titleKeyOfBook(b)) || compareText(a.id, b.id),
  stock: byStock,
};

/** Fewest copies first; the books that never run out come last, newest first. */
function byStock(a: IndexedBook, b: IndexedBook): number {
  if (a.stock === undefined || b.stock === undefined) {
    const missing = Number(a.stock === undefined) - Number(b.stock === undefined);
    return missing || byAge(a, b);
  }
  return a.stock - b.stock || compareText(a.id, b.id);
}
