import type { NewBook } from '../../contract/book/book.ts';
import { breaksFixedPrice, type FixedPrice } from '../../contract/book/fixed-price.ts';
import { rule } from '../../contract/words/rules.ts';
import { invalidFields } from '../../http/api-error.ts';
import { storedValuesOf, type StoredBook } from './book.model.ts';

interface Problem {
  /** The column of a file that has no old price is the new one. */
  field: 'newPrice' | 'oldPrice';
  message: string;
}

/**
 * Why fixed book prices forbid what a change makes of a book, or of a new one. A book that breaks them
 * already may still be changed in everything but its prices: the shop does not show its old price.
 */
export function fixedPriceProblem(
  before: StoredBook | undefined,
  change: Partial<NewBook>,
  fixedPrice: FixedPrice,
): Problem | undefined {
  if (fixedPrice === 'none') return undefined;
  const after = { ...before, ...storedValuesOf(change) };
  if (!breaksFixedPrice(after, fixedPrice)) return undefined;
  const isAsBefore =
    before?.newPriceCents === after.newPriceCents && before?.oldPriceCents === after.oldPriceCents;
  if (before && isAsBefore && breaksFixedPrice(before, fixedPrice)) return undefined;
  const isNewPrice = change.newPrice !== undefined && change.oldPrice === undefined;
  const message = rule(fixedPrice === 'exact' ? 'fixed_price_exact' : 'fixed_price_within5');
  return { field: isNewPrice ? 'newPrice' : 'oldPrice', message };
}

/** Throws 400 at the old price, which shows the reduction, for prices that fixed book prices forbid. */
export function assertFixedPrice(...given: Parameters<typeof fixedPriceProblem>): void {
  const problem = fixedPriceProblem(...given);
  if (problem) throw invalidFields({ oldPrice: [problem.message] });
}
