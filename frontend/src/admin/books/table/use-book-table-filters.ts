import { categories, type Category } from '@storyloom/backend/contract/book';
import { useSearchParams } from 'react-router-dom';
import { listParameters, readPage } from '@/browser/list-address';

export const pageLength = 25;

const sorts = ['title', 'price-asc', 'price-desc', 'stock'] as const;

export interface BookTableFilters {
  q: string;
  category: Category | '';
  trending: '' | 'true' | 'false';
  stock: '' | 'low';
  /** Drafts, or what was deleted, instead of what is on sale. */
  draft: '' | 'true' | 'deleted';
  sort: '' | (typeof sorts)[number];
  page: number;
  /** The whole list below each other instead of page by page. */
  isWhole: boolean;
}

/** What the table shows stands in the address, so that it survives a reload and can be sent. */
export function useBookTableFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);

  /** A new search, filter or sort begins on the first page again. */
  const setFilters = (change: Partial<BookTableFilters>, options?: { replace: boolean }) => {
    // Deleted books are one list: a search leaves it, and it leaves search and filters behind.
    const base = change.draft === 'deleted' ? noFilters : filters;
    const next = { ...base, page: 1, ...change };
    if (change.q && next.draft === 'deleted') next.draft = '';
    setParameters(writeFilters(next), options);
  };
  return { filters, setFilters };
}

const noFilters = readFilters(new URLSearchParams());

export function writeFilters(filters: Partial<BookTableFilters>): URLSearchParams {
  const { isWhole, page = 1, ...texts } = filters;
  return listParameters({ ...texts, ...(isWhole ? { all: '1' } : { page }) });
}

function readFilters(parameters: URLSearchParams): BookTableFilters {
  const read = <T extends string>(name: string, allowed: readonly T[]): T | '' =>
    allowed.find((value) => value === parameters.get(name)) ?? '';
  return {
    q: (parameters.get('q') ?? '').slice(0, 100),
    category: read('category', categories),
    trending: read('trending', ['true', 'false'] as const),
    stock: read('stock', ['low'] as const),
    draft: read('draft', ['true', 'deleted'] as const),
    sort: read('sort', sorts),
    page: readPage(parameters),
    isWhole: parameters.get('all') === '1',
  };
}

/** The filters as parameters of the search call; `lowStock` is what counts as low. */
export function searchQueryOf(filters: BookTableFilters, lowStock: number) {
  const { q, category, trending, stock, draft, sort } = filters;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(category && { category }),
    ...(trending && { trending: trending === 'true' }),
    ...(stock && { maxStock: lowStock }),
    ...(draft === 'true' && { draft }),
    ...(sort && { sort }),
  };
}

export function hasFilters({ q, category, trending, stock }: BookTableFilters): boolean {
  return Boolean(q || category || trending || stock);
}
