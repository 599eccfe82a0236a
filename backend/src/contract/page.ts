import * as z from 'zod/mini';
import { asNumber } from './number.ts';

/** A MongoDB ObjectId as 24 hexadecimal digits. */
export const idSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{24}$/i, 'must be an id of 24 hexadecimal digits'));

export const idParamSchema = z.object({ id: idSchema });

const wholeNumber = (min: number, max: number) =>
  asNumber(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number'))).check(
    z.refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`),
  );

/** `page` counts from 1; `limit` is 1 to 100 records. */
export const pageQuerySchema = z.object({
  page: z.optional(wholeNumber(1, 1_000_000)),
  limit: z.optional(wholeNumber(1, 100)),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

/** ISO 8601 date and time in UTC, as JSON carries it. */
export const timestampSchema = z.iso.datetime();
