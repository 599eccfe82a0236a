import * as z from 'zod/mini';
import { maxBookListLength } from './limits.ts';
import { atMost } from './text/text.ts';
import { rule } from './words/rules.ts';

/** A MongoDB ObjectId as 24 hexadecimal digits; comes out in lowercase, as the shop writes it. */
export const idSchema = z
  .string()
  .check(z.regex(/^[0-9a-fA-F]{24}$/, rule('not_id')), z.toLowerCase());

/** Up to 100, comma separated. */
export const idsInQuery = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2600)),
    z.transform((list) => list.split(',').filter(Boolean)),
  ),
  z.array(idSchema).check(atMost(maxBookListLength, 'ids')),
);
