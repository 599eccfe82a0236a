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

/**
 * What an order of books for `booksCents` costs to send, in cents. While the rule of France holds, pass
 * the sum of the new books where there is one: used ones do not count towards it.
 */
export function shippingCents({ fee, freeFrom, rule }: Shipping, booksCents: number): number {
  const isReduced = freeFrom !== null && booksCents >= Math.round(freeFrom * 100);
  return Math.round((isReduced ? reducedFee({ rule }) : fee) * 100);
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
