import type { useSearchFilters } from './use-search-filters';

interface HiddenFilterInputsProps {
  search: ReturnType<typeof useSearchFilters>;
  /** Further filters, besides those of every catalogue form. */
  names: ('minPrice' | 'maxPrice' | 'sort')[];
}

/** The other chosen filters, for a form that is sent before the app has loaded. */
export function HiddenFilterInputs({ search, names }: HiddenFilterInputsProps) {
  return (['q', 'category', 'trending', 'condition', 'here', ...names] as const).map(
    (name) =>
      search[name] !== '' && <input key={name} type="hidden" name={name} value={search[name]} />,
  );
}
