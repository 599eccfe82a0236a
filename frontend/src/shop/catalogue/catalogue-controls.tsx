import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SearchResult } from '@storyloom/backend/contract/book/search';
import { FiTrendingUp } from 'react-icons/fi';
import { Button } from '@/ui/controls/button';
import { Select } from '@/ui/form/select';
import { paths } from '@/config/paths';
import { Chip, chipClassName, openChipClassName } from './chip';
import { ConditionFilter } from './condition-filter';
import { HiddenFilterInputs } from './hidden-filter-inputs';
import { PriceFilter } from './price-filter';
import { sorts } from './catalogue-filters';
import type { useSearchFilters } from './use-search-filters';
import { words } from '@/words/first';
import { CategoryName, useCategories } from '@/shop-facts/settings/categories';

interface CatalogueControlsProps {
  search: ReturnType<typeof useSearchFilters>;
  counts: SearchResult['categories'] | undefined;
  /** How many used copies there are; undefined in a shop that has none. */
  used: number | undefined;
  /** Whether the list has books that are not in stock today. */
  hasBooksToOrder: boolean;
}

export function CatalogueControls({
  search,
  counts,
  used,
  hasBooksToOrder,
}: CatalogueControlsProps) {
  const { trending, isFiltered, setFilters, clearFilters } = search;
  const { minPrice, maxPrice, condition, here } = search;
  const chips = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const clear = () => {
    clearFilters();
    setClears(clears + 1); // also clears typed prices that were not applied
    chips.current?.querySelector('button')?.focus(); // the pressed button disappears
  };
  return (
    <div className="group space-y-3">
      <div className="flex items-center gap-3">
        {/* On phones this checkbox shows the other filters. A checkbox works before the code is
            loaded. */}
        <label
          className={`${chipClassName} ${openChipClassName} relative has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 sm:hidden`}
        >
          <input
            type="checkbox"
            defaultChecked={Boolean(trending || minPrice || maxPrice || condition || here)}
            className="sr-only"
          />
          <span>{words.catalogue.filters}</span>
        </label>
        <CategoryChips ref={chips} search={search} counts={counts} />
      </div>
      <div className="flex flex-wrap items-start gap-3 max-sm:group-not-has-[input:checked]:hidden">
        <Chip
          isPressed={trending === 'true'}
          onClick={() => setFilters({ trending: trending ? '' : 'true' })}
        >
          <FiTrendingUp aria-hidden="true" className="rtl:-scale-x-100" />
          <span>{words.catalogue.trending}</span>
        </Chip>
        <ConditionFilter search={search} used={used} />
        {(hasBooksToOrder || here) && (
          <Chip
            isPressed={here === 'true'}
            onClick={() => setFilters({ here: here ? '' : 'true' })}
          >
            {words.supply.hereToday}
          </Chip>
        )}
        <form action={paths.catalogue} className="sm:order-last sm:ms-auto">
          <HiddenFilterInputs search={search} names={['minPrice', 'maxPrice']} />
          <SortSelect search={search} />
        </form>
        <PriceFilter key={clears} search={search} />
        {isFiltered && (
          <Button variant="plain" size="small" onClick={clear}>
            {words.catalogue.clearFilters}
          </Button>
        )}
      </div>
    </div>
  );
}

interface CategoryChipsProps extends Pick<CatalogueControlsProps, 'search' | 'counts'> {
  ref: RefObject<HTMLDivElement | null>;
}

function CategoryChips({ ref, search, counts }: CategoryChipsProps) {
  const { category, setFilters } = search;
  const categories = useCategories();
  const countOf = (name: string) =>
    counts && (counts.find((entry) => entry.name === name)?.count ?? 0);
  // Scrolls the chosen category into view: on phones the row is wider than the page.
  useEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row && chosen)
      row.scrollTo?.({
        left: chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2,
      });
  }, [ref, category]);
  return (
    <div
      ref={ref}
      role="group"
      aria-label={words.catalogue.category}
      className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 lg:flex-wrap"
    >
      {['', ...categories.map(({ slug }) => slug)].map((name) => (
        <Chip
          key={name}
          isPressed={category === name}
          onClick={() => setFilters({ category: name })}
          // A category without books is dimmed.
          className={
            name && countOf(name) === 0
              ? 'not-aria-pressed:border-line not-aria-pressed:text-ink-faint'
              : ''
          }
        >
          {name ? <CategoryName slug={name} /> : <span>{words.catalogue.everyCategory}</span>}
          {/* Reserves its space before the count is known, so that no chip moves. */}
          {name && <span className="min-w-[3ch] text-sm tabular-nums">{countOf(name)}</span>}
        </Chip>
      ))}
    </div>
  );
}

function SortSelect({ search }: Pick<CatalogueControlsProps, 'search'>) {
  const { sort, q, setFilters } = search;
  return (
    <Select
      name="sort"
      label={words.catalogue.sortBy}
      isLabelHidden
      value={sort}
      onChange={(event) => setFilters({ sort: event.target.value as typeof sort })}
      // Reserves the width of the longest entry, which may load later than the first.
      className="w-44"
    >
      {q && <option value="">{words.catalogue.bestMatch}</option>}
      {sorts.map((value) => (
        <option key={value} value={value === 'newest' && !q ? '' : value}>
          {words.catalogue.sorts[value]}
        </option>
      ))}
    </Select>
  );
}
