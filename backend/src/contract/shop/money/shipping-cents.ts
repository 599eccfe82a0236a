import { isNewBook } from '../../book/fixed-price.ts';
import type { Shipping } from './shop-money.ts';

// Without zod: the cart needs it too.

/** `france`: an order with new books is never sent for nothing (law of 30 December 2021). */
export const shippingRules = ['free', 'france'] as const;

/** What the rule of France asks for: in euros. */
export const franceShipping = { minFee: 3, reducedFrom: 35, reducedFee: 0.01 } as const;

/** What an order from the sum `freeFrom` on costs to send. */
export function reducedFee({ rule }: Pick<Shipping, 'rule'>): number {
  return rule === 'france' ? franceShipping.reducedFee : 0;
}

/** What an order of books for `booksCents` costs to send, in cents. */
export function shippingCents({ fee, freeFrom, rule }: Shipping, booksCents: number): number {
  const isReduced = freeFrom !== null && booksCents >= Math.round(freeFrom * 100);
  return Math.round((isReduced ? reducedFee({ rule }) : fee) * 100);
}

/**
 * The sum of an order that `freeFrom` is compared with: that of its books, and under the rule of France
 * that of the new ones, if there are any.
 */
export function sumForPostage<Ordered extends object>(
  { rule }: Pick<Shipping, 'rule'>,
  books: readonly Ordered[],
  centsOf: (book: Ordered) => number,
): number {
  const newBooks = books.filter(isNewBook);
  const counted = rule === 'france' && newBooks.length > 0 ? newBooks : books;
  return counted.reduce((sum, book) => sum + centsOf(book), 0);
}

/** What fits the rule of France, as near as can be to what the owner has. */
export function francesProposal({ fee, freeFrom }: Pick<Shipping, 'fee' | 'freeFrom'>) {
  const { minFee, reducedFrom } = franceShipping;
  return { fee: Math.max(fee, minFee), freeFrom: Math.max(freeFrom ?? 0, reducedFrom) };
}

/** The field of each setting that breaks the rule of France, and the least that it must be. */
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
