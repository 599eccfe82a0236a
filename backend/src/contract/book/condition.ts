/** How worn a used copy is, the best first. A new book has none of them. */
export const usedConditions = ['like-new', 'very-good', 'good', 'acceptable'] as const;
export type UsedCondition = (typeof usedConditions)[number];

/** What the owner may say of a book; `new` is the rule. */
export const conditions = ['new', ...usedConditions] as const;

/** New books, or used copies: what a list may be narrowed to. */
export const conditionFilters = ['new', 'used'] as const;
export type ConditionFilter = (typeof conditionFilters)[number];

/** In words of the shop's language. */
export interface ConditionWords {
  /** As it stands among the facts of a book. */
  names: Record<UsedCondition, string>;
  /** Alone beside a title: that the copy is used, and how worn it is. */
  used: Record<UsedCondition, string>;
}
