import type { SearchResult } from '@storyloom/backend/contract/search';
import { selectLook } from '@/ui/field';
import { shopCategories, sortNames, type useSearchChoice } from './use-search-choice';

interface CatalogueControlsProps {
  search: ReturnType<typeof useSearchChoice>;
  counts: SearchResult['categories'] | undefined;
}

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium capitalize';

/** Categories and order of the list. */
export function CatalogueControls({ search, counts }: CatalogueControlsProps) {
  const { category, sort, q, choose } = search;
  const countOf = (name: string) => counts?.find((entry) => entry.name === name)?.count;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div
        role="group"
        aria-label="Category"
        className="-mx-1 flex max-w-full gap-2 overflow-x-auto p-1 lg:flex-wrap"
      >
        {[undefined, ...shopCategories].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            aria-pressed={category === name}
            onClick={() => choose({ category: name ?? '' })}
            className={`${chip} ${category === name ? 'border-accent bg-accent text-on-accent' : 'border-line-strong hover:bg-sunken'}`}
          >
            {name ?? 'All'}
            {/* Takes its space before the count is known, so that no chip moves. */}
            {name && <span className="min-w-[3ch] text-sm tabular-nums">{countOf(name)}</span>}
          </button>
        ))}
      </div>
      <select
        aria-label="Sort by"
        value={sort ?? ''}
        onChange={(event) => choose({ sort: event.target.value })}
        className={selectLook}
      >
        {q && <option value="">Best match</option>}
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value === 'newest' && !q ? '' : value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
