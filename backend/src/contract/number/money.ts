import * as z from 'zod/mini';
import { maxBookListLength } from '../limits.ts';
import { asNumber, numberText } from './number.ts';
import { rule } from '../words/rules.ts';

/** High enough for currencies with small units. */
const maxPrice = 10_000_000;
/** Of an order with as many books as it may have, shipping and gift wrapping. */
const maxSum = maxPrice * (maxBookListLength + 2);
const noNumber = {
  error: ({ input }: { input?: unknown }) =>
    input == null ? rule('required') : rule('not_number'),
};

/**
 * An amount with at most two decimals, as a number (`12.5`) or as text (`"12.50"`). Comes out as a number.
 * Whether the shop's currency has decimals is looked at where it is written (`decimalsProblem`).
 */
const amountInput = (max: number, hasTwoDecimals: (amount: number) => boolean) =>
  z.pipe(
    asNumber(
      z.union(
        [z.number(noNumber), numberText(/^-?\d{1,10}(\.\d{1,9})?$/, rule('not_number'))],
        noNumber,
      ),
    ),
    z
      .number()
      .check(
        z.minimum(0, rule('too_small', { min: 0 })),
        z.maximum(max, rule('too_big', { max })),
        z.refine(hasTwoDecimals, rule('too_many_decimals')),
      ),
  );
/** The highest price of a book, or of shipping. */
export const priceInputSchema = amountInput(maxPrice, hasAtMostTwoDecimals);
/** The highest total of an order. */
export const sumInputSchema = amountInput(maxSum, isSumOfCents);

/** A price in responses: a plain number in the currency of the shop or of its order. */
export const priceSchema = z.number().check(z.minimum(0));

export function hasAtMostTwoDecimals(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** Programs that add 0.1 and 0.2 send 0.30000000000000004. */
export function isSumOfCents(dollars: number): boolean {
  return Math.abs(Number(dollars.toFixed(2)) - dollars) <= Math.abs(dollars) * 1e-12;
}
