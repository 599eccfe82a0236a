import type { NavigateOptions } from 'react-router-dom';
import { useKnownSettings } from '@/api/endpoints/settings.api';
import { paths } from '@/config/paths';
import * as filter from '@/browser/navigation/use-filters';
import { maxShownStock } from '@/shop-facts/book/stock-note';

const schema = {
  q: filter.text,
  category: filter.slug,
  stock: filter.oneOf(['low'], ''),
  /** Shows drafts or deleted books instead of those on sale. */
  draft: filter.oneOf(['true', 'deleted'], ''),
  sort: filter.oneOf(['title', 'price-asc', 'price-desc', 'stock'], ''),
  /** Shows the whole list instead of pages. */
  all: filter.oneOf(['1'], ''),
  page: filter.pageNumber,
};
export type BookTableFilters = filter.FiltersOf<typeof schema>;

const noFilters = filter.readFilters(schema, new URLSearchParams());

export function useBookTableFilters() {
  const { filters, setFilters: set } = filter.useFilters(schema);
  /**
   * Deleted books have no filters: a search leaves them, and opening them drops search and filters.
   */
  const setFilters = (change: Partial<BookTableFilters>, options?: NavigateOptions) => {
    if (change.draft === 'deleted') return set({ ...noFilters, ...change }, options);
    const isLeaving = change.q && filters.draft === 'deleted';
    return set({ ...change, ...(isLeaving && { draft: '' }) }, options);
  };
  return { filters, setFilters };
}

export const bookTableUrl = (filters: Partial<BookTableFilters>) =>
  filter.urlOf(paths.manageBooks, schema, filters);

/**
 * Books with this stock or less are low on stock; the shoppers' number until the owner's is loaded.
 */
export const useLowStock = () => useKnownSettings()?.lowStock ?? maxShownStock;

export function useSearchQuery() {
  const { q, category, stock, draft, sort } = useBookTableFilters().filters;
  const lowStock = useLowStock();
  return {
    ...filter.omitEmpty({ q, category }),
    ...(stock && { maxStock: lowStock }),
    ...(draft === 'true' && { draft }),
    ...filter.omitEmpty({ sort }),
  };
}

export function hasFilters({ q, category, stock }: BookTableFilters): boolean {
  return Boolean(q || category || stock);
}
