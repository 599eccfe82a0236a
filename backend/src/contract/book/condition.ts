/** How worn a used copy is, the best first. A new book has none of them. */
export const usedConditions = ['like-new', 'very-good', 'good', 'acceptable'] as const;
export type UsedCondition = (typeof usedConditions)[number];

/** The values of a book's condition; `new` is the default. */
export const conditions = ['new', ...usedConditions] as const;

/** The filter of book lists by condition. */
export const conditionFilters = ['new', 'used'] as const;
export type ConditionFilter = (typeof conditionFilters)[number];

/** Texts in the shop's language. */
export interface ConditionWords {
  /** In the table of a book's details. */
  names: Record<UsedCondition, string>;
  /** Next to a title: that the copy is used, and how worn it is. */
  used: Record<UsedCondition, string>;
}
