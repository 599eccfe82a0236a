import * as z from 'zod/mini';
import { maxBookListLength } from './limits.ts';
import { asNumber, numberText } from './number/number.ts';
import { atMost } from './text/text.ts';
import { rule } from './words/rules.ts';

/** A MongoDB ObjectId as 24 hexadecimal digits; comes out in small letters, as the shop writes it. */
export const idSchema = z
  .string()
  .check(z.regex(/^[0-9a-fA-F]{24}$/, rule('not_id')), z.toLowerCase());

/** Of a query, where all is text. */
export function wholeNumberInQuery(min: number, max: number) {
  const problem = rule('out_of_range', { min, max });
  return z.pipe(
    asNumber(numberText(/^\d{1,9}$/, rule('not_whole_number'))),
    z.int().check(z.minimum(min, problem), z.maximum(max, problem)),
  );
}

/** Up to 100, comma separated. */
export const idsInQuery = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2600)),
    z.transform((list) => list.split(',').filter(Boolean)),
  ),
  z.array(idSchema).check(atMost(maxBookListLength, 'ids')),
);

export const maxPageLength = 100;

/** `page` counts from 1. */
export const pageQuerySchema = z.object({
  page: z.optional(wholeNumberInQuery(1, 1_000_000)),
  limit: z.optional(wholeNumberInQuery(1, maxPageLength)),
});

/** ISO 8601 date and time in UTC, as JSON carries it. */
export const timestampSchema = z.iso.datetime();
