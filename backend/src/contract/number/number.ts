import * as z from 'zod/mini';
import { cleanPastedNumber } from './pasted-number.ts';
import { rule } from '../words/rules.ts';

/** Accepts a number as text. */
export const asNumber = <Given extends z.core.$ZodType>(given: Given) =>
  z.pipe(given, z.transform(Number));

/** Text that was typed or pasted as a number. */
export const numberText = (pattern: RegExp, problem: string) =>
  z.string().check(z.overwrite(cleanPastedNumber), z.regex(pattern, problem));

/** A whole number; forms send it as text. */
export const wholeNumberInput = (min: number, max: number) =>
  z.pipe(
    asNumber(
      z.union(
        [z.number(), numberText(/^-?\d{1,9}$/, rule('not_whole_number'))],
        rule('not_whole_number'),
      ),
    ),
    z
      .int(rule('not_whole_number'))
      .check(z.minimum(min, rule('too_small', { min })), z.maximum(max, rule('too_big', { max }))),
  );

/** A count in responses. */
export const countSchema = z.int().check(z.minimum(0));
