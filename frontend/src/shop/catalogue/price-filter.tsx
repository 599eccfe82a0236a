import { readDollars } from '@storyloom/backend/contract/dollars';
import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from 'react';
import { Button } from '@/ui/controls/button';
import { FieldError, TextField } from '@/ui/form/field';
import { useLateForm } from '@/ui/form/use-late-form';
import type { useSearchFilters } from './use-search-filters';

const openForm = () => import('./price-rules').then((rules) => rules.openPriceForm());

interface PriceRange {
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

interface PriceFilterProps {
  search: Pick<ReturnType<typeof useSearchFilters>, 'minPrice' | 'maxPrice' | 'setFilters'>;
}

/** From one price to another, either may be left open; holds when it is applied. */
export function PriceFilter({ search: { minPrice, maxPrice, setFilters } }: PriceFilterProps) {
  const { form, errors, bind, load } = useLateForm(openForm);
  const errorId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const given = { minPrice: String(minPrice ?? ''), maxPrice: String(maxPrice ?? '') };
  const givenText = `${given.minPrice} ${given.maxPrice}`;
  const shown = useRef(givenText);
  const showGiven = useEffectEvent(() => {
    // At first there may be what was typed before the page was alive.
    if (shown.current === givenText) return;
    shown.current = givenText;
    fields.current?.reset();
    form?.reset();
  });
  // The address says something else: back, or a cleared filter.
  useEffect(() => showGiven(), [givenText]);

  const applyRange = ({ minPrice: min, maxPrice: max }: PriceRange) =>
    setFilters({ minPrice: String(min ?? ''), maxPrice: String(max ?? '') });
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const rules = await load().catch(() => null);
    if (rules) return rules.handleSubmit(applyRange)();
    // No network, or the code went with a deploy: what is no price is left out.
    applyRange({ minPrice: priceIn(typed, 'minPrice'), maxPrice: priceIn(typed, 'maxPrice') });
  };
  const field = (name: 'minPrice' | 'maxPrice') => ({
    ...bind(name),
    isLabelHidden: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 11,
    className: 'w-[5.5rem] sm:w-[6rem]',
    defaultValue: given[name],
    ...(errors[name] && { 'aria-invalid': true, 'aria-describedby': errorId }),
  });
  return (
    <form ref={fields} noValidate onSubmit={(event) => void apply(event)} aria-label="Price">
      <div className="flex flex-wrap items-center gap-2">
        <TextField {...field('minPrice')} label="Lowest price in dollars" placeholder="$ from" />
        <span aria-hidden="true">–</span>
        <TextField {...field('maxPrice')} label="Highest price in dollars" placeholder="$ to" />
        <Button type="submit" variant="quiet" size="small">
          Apply
        </Button>
      </div>
      <div role="status">
        <FieldError id={errorId} text={errors.minPrice?.message ?? errors.maxPrice?.message} />
      </div>
    </form>
  );
}

function priceIn(typed: FormData, name: keyof PriceRange): number | undefined {
  const text = typed.get(name);
  return typeof text === 'string' ? readDollars(text) : undefined;
}
