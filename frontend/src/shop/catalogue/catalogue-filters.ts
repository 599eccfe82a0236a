import type { BookSort } from '@storyloom/backend/contract/book/book';
import { conditionFilters } from '@storyloom/backend/contract/book/condition';
import { pageSizes } from '@storyloom/backend/contract/shop/site-pages';
import * as filter from '@/browser/navigation/use-filters';

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
const amount = (text: string) => (/^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : '');

export const schema = {
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
export type CatalogueFilters = filter.FiltersOf<typeof schema>;

export function readSearchQuery(searchParams: URLSearchParams) {
  return queryOf(filter.readFilters(schema, searchParams));
}

export function queryOf({ trending, page, ...rest }: CatalogueFilters) {
  return {
    ...filter.omitEmpty(rest),
    ...(trending && { trending: true }),
    ...(page > 1 && { page }),
    limit: pageSize,
  };
}
