import { readDollars } from '@storyloom/backend/contract/dollars';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { FieldError, TextField } from '@/ui/field';
import type { useSearchFilters } from './use-search-filters';

interface PriceFilterProps {
  search: Pick<ReturnType<typeof useSearchFilters>, 'minPrice' | 'maxPrice' | 'setFilters'>;
}

/** From one price to another, either may be left open; holds when it is applied. */
export function PriceFilter({ search: { minPrice, maxPrice, setFilters } }: PriceFilterProps) {
  const given = `${minPrice ?? ''} ${maxPrice ?? ''}`;
  const [shown, setShown] = useState(given);
  const [lowest, setLowest] = useState(String(minPrice ?? ''));
  const [highest, setHighest] = useState(String(maxPrice ?? ''));
  const [error, setError] = useState<PriceProblem>();
  const errorId = useId();
  // The address says something else: back, or a cleared filter.
  if (given !== shown) {
    setShown(given);
    setLowest(String(minPrice ?? ''));
    setHighest(String(maxPrice ?? ''));
    setError(undefined);
  }

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(lowest, highest);
    setError(problem);
    if (problem) return;
    setFilters({
      minPrice: String(readDollars(lowest) ?? ''),
      maxPrice: String(readDollars(highest) ?? ''),
    });
  };
  const field = {
    isLabelHidden: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 11,
    className: 'w-22 sm:w-24',
  };
  const invalid = (name: 'lowest' | 'highest') =>
    error?.fields.includes(name) ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <form noValidate onSubmit={apply} aria-label="Price">
      <div className="flex items-center gap-2">
        <TextField
          {...field}
          {...invalid('lowest')}
          label="Lowest price in dollars"
          placeholder="$ from"
          value={lowest}
          onChange={(event) => setLowest(event.target.value)}
        />
        <span aria-hidden="true">–</span>
        <TextField
          {...field}
          {...invalid('highest')}
          label="Highest price in dollars"
          placeholder="$ to"
          value={highest}
          onChange={(event) => setHighest(event.target.value)}
        />
        <Button type="submit" variant="quiet" size="small">
          Apply
        </Button>
      </div>
      <div role="status">
        <FieldError id={errorId} text={error?.text} />
      </div>
    </form>
  );
}

interface PriceProblem {
  text: string;
  fields: ('lowest' | 'highest')[];
}

function problemOf(lowest: string, highest: string): PriceProblem | undefined {
  const [from, to] = [readDollars(lowest), readDollars(highest)];
  const fields: PriceProblem['fields'] = [];
  if (lowest.trim() && from === undefined) fields.push('lowest');
  if (highest.trim() && to === undefined) fields.push('highest');
  if (fields.length > 0) return { text: 'Please write prices as 5 or 12.50', fields };
  if (from !== undefined && to !== undefined && from > to)
    return { text: 'The lowest price is above the highest', fields: ['lowest', 'highest'] };
  return undefined;
}
