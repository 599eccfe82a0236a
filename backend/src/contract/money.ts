import { z } from 'zod';

const maxPrice = 1_000_000;
const noNumber = {
  error: ({ input }: { input?: unknown }) => (input == null ? 'is required' : 'must be a number'),
};

/**
 * A price in dollars with at most two decimals, as a number (`12.5`) or as text (`"12.50"`).
 * Comes out as a number of dollars.
 */
export const priceInputSchema = z
  .union(
    [z.number(noNumber), z.string().regex(/^-?\d{1,9}(\.\d{1,9})?$/, 'must be a number')],
    noNumber,
  )
  .transform(Number)
  .pipe(
    z
      .number()
      .min(0, 'must be 0 or more')
      .max(maxPrice, `must be ${maxPrice} or less`)
      .refine(hasAtMostTwoDecimals, 'must have at most two decimals'),
  );

/** A price in dollars with two decimals in answers. */
export const priceSchema = z.number().min(0);

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

export function toDollars(cents: number): number {
  return cents / 100;
}

function hasAtMostTwoDecimals(dollars: number): boolean {
  return Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
}
