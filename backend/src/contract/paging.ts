import * as z from 'zod/mini';
import { asNumber, numberText } from './number/number.ts';
import { rule } from './words/rules.ts';

/** Of a query, where all is text. */
export function wholeNumberInQuery(min: number, max: number) {
  const problem = rule('out_of_range', { min, max });
  return z.pipe(
    asNumber(numberText(/^\d{1,9}$/, rule('not_whole_number'))),
    z.int().check(z.minimum(min, problem), z.maximum(max, problem)),
  );
}

export const maxPageLength = 100;

/** `page` counts from 1. */
export const pageQuerySchema = z.object({
  page: z.optional(wholeNumberInQuery(1, 1_000_000)),
  limit: z.optional(wholeNumberInQuery(1, maxPageLength)),
});
