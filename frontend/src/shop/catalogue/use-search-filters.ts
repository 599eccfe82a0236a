import type { ShopCategory } from '@storyloom/backend/contract/book/categories/shop-categories';
import * as filter from '@/browser/navigation/use-filters';
import { keepsScroll, paths } from '@/config/paths';
import { queryOf, schema, type CatalogueFilters } from './catalogue-filters';

// A file of its own: it comes with the page, not with the first load.

const noFilters = filter.readFilters(schema, new URLSearchParams());

/** `categories`: those of the shop; empty until they are known. */
export function useSearchFilters(categories: readonly ShopCategory[]) {
  const { filters: inAddress, setFilters: set } = filter.useFilters(schema);
  // An old link to a category that the shop no longer has shows all books, as the server renders it.
  const isKnown = categories.some(({ slug }) => slug === inAddress.category);
  const isCategoryGone = inAddress.category !== '' && categories.length > 0 && !isKnown;
  const filters = isCategoryGone ? { ...inAddress, category: '' } : inAddress;
  const { category, trending, minPrice, maxPrice, condition, here } = filters;
  const setFilters = (change: Partial<CatalogueFilters>) => set(change, { state: keepsScroll });
  const chosen = [category, trending, minPrice, maxPrice, condition, here];
  return {
    ...filters,
    isCategoryGone,
    query: queryOf(filters),
    isFiltered: chosen.some((value) => value !== ''),
    setFilters,
    /** Keeps the search text and the order. */
    clearFilters: () => setFilters({ ...noFilters, q: filters.q, sort: filters.sort }),
    urlOf: (page: number) => filter.urlOf(paths.catalogue, schema, { ...filters, page }),
  };
}
