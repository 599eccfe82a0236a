import * as z from 'zod/mini';
import { cleanPastedNumber } from './pasted-number.ts';

/** A number that may come as text. */
export const asNumber = <Given extends z.core.$ZodType>(given: Given) =>
  z.pipe(given, z.transform(Number));

/** Text of a number, as it is typed or pasted. */
export const numberText = (pattern: RegExp, problem: string) =>
  z.string().check(z.overwrite(cleanPastedNumber), z.regex(pattern, problem));

/** A whole number, also as the text that forms send. */
export const wholeNumberInput = (min: number, max: number) =>
  z.pipe(
    asNumber(
      z.union(
        [z.number(), numberText(/^\d{1,9}$/, 'must be a whole number')],
        'must be a whole number',
      ),
    ),
    z
      .int('must be a whole number')
      .check(z.minimum(min, `must be ${min} or more`), z.maximum(max, `must be ${max} or less`)),
  );

/** How many there are, in answers. */
export const countSchema = z.int().check(z.minimum(0));
