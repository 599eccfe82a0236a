import type { NavigateOptions } from 'react-router-dom';
import { paths } from '@/config/paths';
import * as filter from '@/browser/use-filters';

const schema = {
  q: filter.text(),
  category: filter.slug,
  trending: filter.oneOf(['true', 'false'], ''),
  stock: filter.oneOf(['low'], ''),
  /** Drafts, or what was deleted, instead of what is on sale. */
  draft: filter.oneOf(['true', 'deleted'], ''),
  sort: filter.oneOf(['title', 'price-asc', 'price-desc', 'stock'], ''),
  /** The whole list below each other instead of page by page. */
  all: filter.oneOf(['1'], ''),
  page: filter.pageNumber,
};
export type BookTableFilters = filter.FiltersOf<typeof schema>;

const noFilters = filter.readFilters(schema, new URLSearchParams());

export function useBookTableFilters() {
  const { filters, setFilters: set } = filter.useFilters(schema);
  /** Deleted books are one list: a search leaves it, and it leaves search and filters behind. */
  const setFilters = (change: Partial<BookTableFilters>, options?: NavigateOptions) => {
    if (change.draft === 'deleted') return set({ ...noFilters, ...change }, options);
    const isLeaving = change.q && filters.draft === 'deleted';
    return set({ ...change, ...(isLeaving && { draft: '' }) }, options);
  };
  return { filters, setFilters };
}

export const bookTableAddress = (filters: Partial<BookTableFilters>) =>
  filter.addressOf(paths.manageBooks, schema, filters);

/** The filters as parameters of the search call; `lowStock` is what counts as low. */
export function searchQueryOf(filters: BookTableFilters, lowStock: number) {
  const { q, category, trending, stock, draft, sort } = filters;
  return {
    ...filter.chosen({ q, category }),
    ...(trending && { trending: trending === 'true' }),
    ...(stock && { maxStock: lowStock }),
    ...(draft === 'true' && { draft }),
    ...filter.chosen({ sort }),
  };
}

export function hasFilters({ q, category, trending, stock }: BookTableFilters): boolean {
  return Boolean(q || category || trending || stock);
}
