import { Types } from 'mongoose';
import { categories } from '../../contract/book.ts';
import { toDollars } from '../../contract/money.ts';
import type { BookSuggestion, SearchQuery, SearchResult } from '../../contract/search.ts';
import { BookModel, hiddenFields, toBook, type StoredBook } from '../books/book.model.ts';
import { filterOf, findPage, searchDatabase } from './search-database.ts';
import type { Facts, SearchIndex } from './search-index.ts';

const defaultPageLength = 24;
const maxSuggestions = 8;

/** One page of the books that fit a query, or of the whole catalogue without one. */
export async function searchBooks(index: SearchIndex, query: SearchQuery): Promise<SearchResult> {
  const limit = query.limit ?? defaultPageLength;
  const start = ((query.page ?? 1) - 1) * limit;
  await index.settled();
  if (index.state !== 'ready') {
    const found = await searchDatabase(query, start, limit);
    return { ...found, books: found.books.map(toBook) };
  }
  const candidates = query.q ? factsOf(index, index.search(query.q)) : [...index.facts.values()];
  const fitting = candidates.filter((facts) => passes(facts, query));
  const counts = countCategories(fitting);
  const inCategory = query.category
    ? fitting.filter(({ category }) => category === query.category)
    : fitting;
  const books = query.q
    ? await readBooks(sortFacts(inCategory, query.sort).slice(start, start + limit))
    : await findPage(filterOf(query), query, start, limit);
  return {
    books: books.map(toBook),
    total: inCategory.length,
    categories: counts,
    suggestion: query.q && candidates.length === 0 ? index.suggestTitle(query.q) : undefined,
  };
}

/** Up to 8 books whose title or author begins like the query. */
export async function suggestBooks(index: SearchIndex, q: string): Promise<BookSuggestion[]> {
  if (q === '') return [];
  await index.settled();
  if (index.state === 'ready') {
    return factsOf(index, suggestIds(index, q)).map(
      ({ id, title, author, coverImage, priceCents }) => ({
        ...{ _id: id, title, author, coverImage },
        newPrice: toDollars(priceCents),
      }),
    );
  }
  const { books } = await searchDatabase({ q }, 0, maxSuggestions);
  return books.map(toBook).map(({ _id, title, author, coverImage, newPrice }) => ({
    ...{ _id, title, author, coverImage, newPrice },
  }));
}

function suggestIds(index: SearchIndex, q: string): string[] {
  const byName = index.search(q, ['title', 'author']);
  return (byName.length > 0 ? byName : index.search(q)).slice(0, maxSuggestions);
}

function factsOf(index: SearchIndex, ids: string[]): Facts[] {
  return ids.flatMap((id) => index.facts.get(id) ?? []);
}

function passes({ trending, priceCents }: Facts, query: SearchQuery): boolean {
  if (query.trending !== undefined && trending !== query.trending) return false;
  if (query.minPrice !== undefined && priceCents < Math.round(query.minPrice * 100)) return false;
  return query.maxPrice === undefined || priceCents <= Math.round(query.maxPrice * 100);
}

function countCategories(facts: Facts[]): SearchResult['categories'] {
  const counts = new Map<string, number>();
  for (const { category } of facts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return categories
    .toSorted()
    .flatMap((name) => (counts.has(name) ? [{ name, count: counts.get(name) ?? 0 }] : []));
}

/** Relevance is the order in which the index found them. */
function sortFacts(facts: Facts[], sort: SearchQuery['sort']): Facts[] {
  switch (sort) {
    case undefined:
    case 'relevance':
      return facts;
    case 'newest':
      return facts.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
    case 'price-asc':
      return facts.toSorted((a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1));
    case 'price-desc':
      return facts.toSorted((a, b) => b.priceCents - a.priceCents || (a.id < b.id ? 1 : -1));
    case 'title':
      return facts.toSorted((a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)));
  }
}

/** The books of a page in the order of the page; one that was deleted meanwhile is left out. */
async function readBooks(facts: Facts[]): Promise<StoredBook[]> {
  if (facts.length === 0) return [];
  const ids = facts.map(({ id }) => new Types.ObjectId(id));
  const found = await BookModel.collection
    .find({ _id: { $in: ids }, deletedAt: null }, { projection: hiddenFields, maxTimeMS: 5000 })
    .toArray();
  const byId = new Map(found.map((book) => [book._id.toHexString(), book]));
  return facts.flatMap(({ id }) => (byId.get(id) as unknown as StoredBook | undefined) ?? []);
}
