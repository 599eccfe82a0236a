import { conditionFilters } from '@storyloom/backend/contract/book/condition';
import { words } from '@/words/first';
import type { useSearchFilters } from './use-search-filters';
import { Chip } from './chip';

interface ConditionFilterProps {
  search: ReturnType<typeof useSearchFilters>;
  /** How many used copies there are; undefined in a shop that has none, which needs no filter. */
  used: number | undefined;
}

export function ConditionFilter({ search, used }: ConditionFilterProps) {
  const { condition, setFilters } = search;
  if (used === undefined && !condition) return null;
  return (
    <div role="group" aria-label={words.used.filter.label} className="flex flex-wrap gap-2">
      {conditionFilters.map((name) => (
        <Chip
          key={name}
          isPressed={condition === name}
          onClick={() => setFilters({ condition: condition === name ? '' : name })}
        >
          <span>{words.used.filter[name]}</span>
          {name === 'used' && <span className="text-sm tabular-nums">{used}</span>}
        </Chip>
      ))}
    </div>
  );
}
