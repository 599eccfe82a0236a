import { isNewBook } from '../../book/fixed-price.ts';
import { toCents } from '../../number/cents.ts';
import type { Shipping } from './shop-money.ts';

// Without zod, since the cart's bundle includes it.

/** `france`: shipping of new books is never free (law of 30 December 2021). */
export const shippingRules = ['free', 'france'] as const;

/** The rule of France, in euros. */
const franceShipping = { minFee: 3, reducedFrom: 35, reducedFee: 0.01 } as const;

/** The shipping fee from the sum `freeFrom` on. */
export function reducedFee({ rule }: Pick<Shipping, 'rule'>): number {
  return rule === 'france' ? franceShipping.reducedFee : 0;
}

/** The shipping of an order with these books, in cents. */
export function shippingCents<Ordered extends object>(
  shipping: Shipping,
  books: readonly Ordered[],
  centsOf: (book: Ordered) => number,
): number {
  const { fee, freeFrom } = shipping;
  const isReduced =
    freeFrom !== null && comparedCents(shipping, books, centsOf) >= toCents(freeFrom);
  return toCents(isReduced ? reducedFee(shipping) : fee);
}

/** The sum to compare with `freeFrom`: of all books, or under the rule of France of the new ones, if any. */
function comparedCents<Ordered extends object>(
  { rule }: Pick<Shipping, 'rule'>,
  books: readonly Ordered[],
  centsOf: (book: Ordered) => number,
): number {
  const newBooks = books.filter(isNewBook);
  const compared = rule === 'france' && newBooks.length > 0 ? newBooks : books;
  return compared.reduce((sum, book) => sum + centsOf(book), 0);
}

/** The settings nearest to the owner's that meet the rule of France. */
export function francesProposal({ fee, freeFrom }: Pick<Shipping, 'fee' | 'freeFrom'>) {
  const { minFee, reducedFrom } = franceShipping;
  return { fee: Math.max(fee, minFee), freeFrom: Math.max(freeFrom ?? 0, reducedFrom) };
}

/** The fields that break the rule of France, with their minimums. */
export function francesProblems({ fee, freeFrom, rule }: Shipping): [field: string, min: number][] {
  if (rule !== 'france') return [];
  const { minFee, reducedFrom } = franceShipping;
  return [
    ...(fee < minFee ? [['fee', minFee] as [string, number]] : []),
    ...(freeFrom !== null && freeFrom < reducedFrom
      ? [['freeFrom', reducedFrom] as [string, number]]
      : []),
  ];
}
