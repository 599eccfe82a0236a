import * as z from 'zod/mini';
import { rule } from '../words/rules.ts';
import { hasAtMostTwoDecimals } from './money.ts';
import { asNumber, numberText } from './number.ts';

const noRate = {
  error: ({ input }: { input?: unknown }) =>
    input == null ? rule('required') : rule('not_vat_rate'),
};

/** A rate of VAT in percent, as a number (`5.5`) or as text (`"5.5"`). Comes out as a number. */
export const vatRateInput = z.pipe(
  asNumber(
    z.union(
      [z.number(noRate), numberText(/^-?\d{1,9}(\.\d{1,9})?$/, rule('not_vat_rate'))],
      noRate,
    ),
  ),
  z
    .number()
    .check(
      z.minimum(0, rule('too_small', { min: 0 })),
      z.maximum(100, rule('too_big', { max: 100 })),
      z.refine(hasAtMostTwoDecimals, rule('too_many_decimals')),
    ),
);

/** In responses. */
export const vatRateSchema = z.number().check(z.minimum(0), z.maximum(100));
