import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { FieldError, TextField } from '@/ui/field';
import { readAmount, type useSearchChoice } from './use-search-choice';

interface PriceFilterProps {
  search: Pick<ReturnType<typeof useSearchChoice>, 'minPrice' | 'maxPrice' | 'choose'>;
}

/** From one price to another, either may be left open; holds when it is applied. */
export function PriceFilter({ search: { minPrice, maxPrice, choose } }: PriceFilterProps) {
  const given = `${minPrice ?? ''} ${maxPrice ?? ''}`;
  const [shown, setShown] = useState(given);
  const [lowest, setLowest] = useState(String(minPrice ?? ''));
  const [highest, setHighest] = useState(String(maxPrice ?? ''));
  const [error, setError] = useState<string>();
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
    choose({
      minPrice: String(readAmount(lowest) ?? ''),
      maxPrice: String(readAmount(highest) ?? ''),
    });
  };
  const field = {
    isLabelHidden: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 11,
    'aria-describedby': error ? errorId : undefined,
    'aria-invalid': error ? true : undefined,
    className: 'w-24',
  };
  return (
    <form noValidate onSubmit={apply} aria-label="Price">
      <div className="flex items-center gap-2">
        <TextField
          {...field}
          label="Lowest price in dollars"
          placeholder="$ from"
          value={lowest}
          onChange={(event) => setLowest(event.target.value)}
        />
        <span aria-hidden="true">–</span>
        <TextField
          {...field}
          label="Highest price in dollars"
          placeholder="$ to"
          value={highest}
          onChange={(event) => setHighest(event.target.value)}
        />
        <Button type="submit" look="quiet" size="small">
          Apply
        </Button>
      </div>
      <div role="status">
        <FieldError id={errorId} text={error} />
      </div>
    </form>
  );
}

function problemOf(lowest: string, highest: string): string | undefined {
  const [from, to] = [readAmount(lowest), readAmount(highest)];
  if ((lowest.trim() && from === undefined) || (highest.trim() && to === undefined))
    return 'Please write prices as 5 or 12.50';
  if (from !== undefined && to !== undefined && from > to)
    return 'The lowest price is above the highest';
  return undefined;
}
