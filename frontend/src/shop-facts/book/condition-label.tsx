import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { words } from '@/words/first';

interface ConditionLabelProps {
  /** Undefined of a new book, which needs no word about it. */
  condition: UsedCondition | undefined;
  className?: string;
}

/** That a copy is used, and how worn it is, in a few words next to its title. */
export function ConditionLabel({ condition, className = '' }: ConditionLabelProps) {
  if (!condition) return null;
  return (
    <span className={`block text-sm font-semibold text-ink-soft ${className}`}>
      {words.used.used[condition]}
    </span>
  );
}
