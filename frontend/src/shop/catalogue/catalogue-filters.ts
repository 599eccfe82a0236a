import type { BookSort } from '@storyloom/backend/contract/book/book';
import { conditionFilters } from '@storyloom/backend/contract/book/condition';
import { pageSizes } from '@storyloom/backend/contract/shop/site-pages';
import * as filter from '@/browser/navigation/use-filters';
import { keepsScroll, paths } from '@/config/paths';

/** Only the owner sorts by stock. */
type ShopSort = Exclude<BookSort, 'stock'>;

const shopSorts: Record<ShopSort, true> = {
  newest: true,
  'price-asc': true,
  'price-desc': true,
  title: true,
};
export const sorts = Object.keys(shopSorts) as ShopSort[];

export const pageSize = pageSizes.catalogue;

/**
 * Addresses have plain numbers; the price filter, which is loaded later, parses what a shopper
 * types.
 */
const amount = (given: string) => (/^\d{1,8}(\.\d{1,2})?$/.test(given) ? Number(given) : '');

const schema = {
  q: filter.text,
  category: filter.slug,
  minPrice: amount,
  maxPrice: amount,
  trending: filter.oneOf(['true'], ''),
  condition: filter.oneOf(conditionFilters, ''),
  here: filter.oneOf(['true'], ''),
  sort: filter.oneOf(sorts, ''),
  page: filter.pageNumber,
};
type CatalogueFilters = filter.FiltersOf<typeof schema>;

export function readSearchQuery(searchParams: URLSearchParams) {
  const { trending, page, ...rest } = filter.readFilters(schema, searchParams);
  return {
    ...filter.omitEmpty(rest),
    ...(trending && { trending: true }),
    ...(page > 1 && { page }),
    limit: pageSize,
  };
}

export function useSearchFilters() {
  const { filters, setFilters: set } = filter.useFilters(schema);
  const { category, trending, minPrice, maxPrice, condition, here } = filters;
  const setFilters = (change: Partial<CatalogueFilters>) => set(change, { state: keepsScroll });
  const chosen = [category, trending, minPrice, maxPrice, condition, here];
  return {
    ...filters,
    isFiltered: chosen.some((value) => value !== ''),
    setFilters,
    clearFilters: () =>
      setFilters({
        category: '',
        trending: '',
        minPrice: '',
        maxPrice: '',
        condition: '',
        here: '',
      }),
    withoutCategory: filter.urlOf(paths.catalogue, schema, { ...filters, category: '' }),
    urlOf: (page: number) => filter.urlOf(paths.catalogue, schema, { ...filters, page }),
  };
}
