import { decimalsOf, decimalsProblem } from '@storyloom/backend/contract/shop/formats';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { FieldError, TextField } from '@/ui/form/field';
import type { useSearchFilters } from './use-search-filters';
import { HiddenFilterInputs } from './hidden-filter-inputs';
import { readTypedAmount, toTypedAmount } from '@/shop-facts/formats/typed-amount';
import { words } from '@/words/first';
import {
  currencyName,
  currencySymbol,
  formatNumber,
  shopMoney,
} from '@/shop-facts/formats/formats';

interface PriceFilterProps {
  search: ReturnType<typeof useSearchFilters>;
}

const names = ['minPrice', 'maxPrice'] as const;
type Name = (typeof names)[number];

/** The lowest and the highest price, both optional; applied by a button. */
export function PriceFilter({ search }: PriceFilterProps) {
  const { minPrice, maxPrice, setFilters } = search;
  const [invalid, setInvalid] = useState<{
    text: string;
    names: readonly Name[];
    appliedText: string;
  }>();
  const errorId = useId();
  const [name, symbol] = [currencyName(), currencySymbol()];
  const form = useRef<HTMLFormElement>(null);
  const applied = { minPrice: writePrice(minPrice), maxPrice: writePrice(maxPrice) };
  const appliedText = `${minPrice} ${maxPrice}`;
  const lastAppliedText = useRef(appliedText);
  useEffect(() => {
    // On hydration the form keeps text that was typed before.
    if (lastAppliedText.current !== appliedText) form.current?.reset();
    lastAppliedText.current = appliedText;
  }, [appliedText]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [min, max] = names.map((name) => readPrice(typed.get(name)));
    const unreadable = names.filter((name) => readPrice(typed.get(name)) === undefined);
    const refuse = (text: string, invalidNames: readonly Name[]) => {
      setInvalid({ text, names: invalidNames, appliedText });
      form.current?.querySelector<HTMLElement>(`[name=${invalidNames[0]}]`)?.focus();
    };
    if (min === undefined || max === undefined)
      return refuse(words.catalogue.writePricesLike(...examples()), unreadable);
    if (min !== '' && max !== '' && min > max) return refuse(words.catalogue.lowestIsAbove, names);
    setInvalid(undefined);
    setFilters({ minPrice: min, maxPrice: max });
  };
  // The message disappears when the prices change elsewhere, as by Back.
  const error = invalid?.appliedText === appliedText ? invalid : undefined;
  const field = (name: Name) => ({
    name,
    isLabelHidden: true,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 11,
    className: 'w-22 min-[360px]:w-27 sm:w-28',
    defaultValue: applied[name],
    ...(error?.names.includes(name) && { 'aria-invalid': true, 'aria-describedby': errorId }),
  });
  return (
    <form
      ref={form}
      noValidate
      action={paths.catalogue}
      onSubmit={apply}
      aria-label={words.catalogue.price}
    >
      <HiddenFilterInputs search={search} names={['sort']} />
      <div className="flex flex-wrap items-center gap-2">
        <TextField
          {...field('minPrice')}
          label={words.catalogue.lowestPriceIn(name)}
          placeholder={words.catalogue.from(symbol)}
        />
        <span aria-hidden="true">–</span>
        <TextField
          {...field('maxPrice')}
          label={words.catalogue.highestPriceIn(name)}
          placeholder={words.catalogue.to(symbol)}
        />
        <SmallButton type="submit">{words.catalogue.apply}</SmallButton>
      </div>
      <div role="status">
        <FieldError id={errorId} text={error?.text} />
      </div>
    </form>
  );
}

/** `5` and `12.50` in a shop of the United States. */
function examples(): [string, string] {
  const decimals = decimalsOf(shopMoney().currency);
  if (decimals === 0) return ['5', '1200'];
  return ['5', formatNumber(12.5, { minimumFractionDigits: decimals })];
}

const writePrice = (price: number | '') => (price === '' ? '' : toTypedAmount(price));

/** '' for an empty field, undefined for an invalid price. */
function readPrice(typed: FormDataEntryValue | null): number | '' | undefined {
  const text = typeof typed === 'string' ? typed.trim() : '';
  const amount = text === '' ? '' : readTypedAmount(text);
  return decimalsProblem(amount, shopMoney().currency) ? undefined : amount;
}
