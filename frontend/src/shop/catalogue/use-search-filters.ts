import { useSearchParams } from 'react-router-dom';
import type { BookSort, Category } from '@storyloom/backend/contract/book';
import { readDollars } from '@storyloom/backend/contract/dollars';
import type { SearchQuery } from '@storyloom/backend/contract/search';
import { booksOnPage } from '@storyloom/backend/contract/site-pages';
import { keepsScroll } from '@/config/paths';

export const shopCategories: Category[] = [
  'business',
  'technology',
  'fiction',
  'horror',
  'adventure',
];

/** By stock only the owner sorts. */
type ShopSort = Exclude<BookSort, 'stock'>;

export const sortNames: Record<ShopSort, string> = {
  newest: 'Newest first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  title: 'Title, A to Z',
};

export const pageSize = booksOnPage.catalogue;

/** What an address asks for. Anything it cannot mean is left out, so that a bad link still shows books. */
export function readSearchQuery(params: URLSearchParams): Partial<SearchQuery> {
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const author = (params.get('author') ?? '').trim().slice(0, 200);
  const category = shopCategories.find((name) => name === params.get('category'));
  const sort = (Object.keys(sortNames) as ShopSort[]).find((name) => name === params.get('sort'));
  const page = /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  const trending = params.get('trending') === 'true';
  const minPrice = readDollars(params.get('minPrice') ?? '');
  const maxPrice = readDollars(params.get('maxPrice') ?? '');

  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(author && { author }),
    ...(trending && { trending }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
    limit: pageSize,
  };
}

/** The query in the address, and the ways to change it. */
export function useSearchFilters() {
  const [params, setParams] = useSearchParams();
  const query = readSearchQuery(params);
  const { q = '', category, author, trending, minPrice, maxPrice, sort, page = 1 } = query;
  const isTrending = trending === true;
  const isFiltered = isTrending || [category, author, minPrice, maxPrice].some(isGiven);

  /** Changes the address; whatever changes, the list starts again at its first page. */
  const setFilters = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { state: keepsScroll });
  };
  const clearFilters = () =>
    setFilters({ category: '', author: '', trending: '', minPrice: '', maxPrice: '' });

  return {
    ...{ query, q, category, author, isTrending, minPrice, maxPrice, sort, page },
    ...{ isFiltered, setFilters, clearFilters },
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined;
}
