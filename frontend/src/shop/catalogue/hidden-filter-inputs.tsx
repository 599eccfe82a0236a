import type { useSearchFilters } from './catalogue-filters';

interface HiddenFilterInputsProps {
  search: ReturnType<typeof useSearchFilters>;
  /** In addition to the fields of every catalogue form. */
  names: ('minPrice' | 'maxPrice' | 'sort')[];
}

/** What else is chosen, for a form that is sent before the app's code has come. */
export function HiddenFilterInputs({ search, names }: HiddenFilterInputsProps) {
  return (['q', 'category', 'trending', 'condition', 'here', ...names] as const).map(
    (name) =>
      search[name] !== '' && <input key={name} type="hidden" name={name} value={search[name]} />,
  );
}
