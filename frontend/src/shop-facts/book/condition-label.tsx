import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { words } from '@/words/first';

interface ConditionLabelProps {
  /** Undefined for a new book, which needs no label. */
  condition: UsedCondition | undefined;
  className?: string;
}

/** Says that a copy is used, and its condition, in a few words next to the title. */
export function ConditionLabel({ condition, className = '' }: ConditionLabelProps) {
  if (!condition) return null;
  return (
    <span className={`block text-sm font-semibold text-ink-soft ${className}`}>
      {words.used.used[condition]}
    </span>
  );
}
