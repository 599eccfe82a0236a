import * as z from 'zod/mini';
import { priceInputSchema, sumInputSchema } from '../../number/money.ts';
import { requiredLine } from '../../text/text.ts';
import { decimalsOf } from '../formats.ts';
import { shippingRules } from './shipping-cents.ts';
import { rule } from '../../words/rules.ts';

/** One currency, one way to write amounts and dates, and the zone in which days begin. */
export const shopMoneySchema = z.object({
  /** ISO 4217, with no or two decimals. Amounts are stored in hundredths in both cases. */
  currency: z.pipe(
    z.pipe(
      requiredLine(3),
      z.transform((code) => code.toUpperCase()),
    ),
    z.string().check(z.refine(isCurrency, rule('not_currency'))),
  ),
  /** BCP 47. */
  locale: requiredLine(35).check(
    z.refine(isLocale, { error: rule('not_locale'), abort: true }),
    z.overwrite((locale) => Intl.getCanonicalLocales(locale)[0] ?? locale),
  ),
  /** IANA name. */
  timeZone: requiredLine(64).check(z.refine(isTimeZone, rule('not_time_zone'))),
});
export type ShopMoney = z.output<typeof shopMoneySchema>;

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && [0, 2].includes(decimalsOf(code));
}

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return !/^[+-]/.test(timeZone); // An offset has no summer time.
  } catch {
    return false;
  }
}

export const shippingSchema = z.object({
  fee: priceInputSchema,
  /** From this sum of books on it is free; null for never. */
  freeFrom: z.nullable(sumInputSchema),
  /** The text next to "Taxes". */
  tax: requiredLine(60),
  /** The law of a country that restricts the fee, if any. */
  rule: z.optional(z.enum(shippingRules, rule('not_one_of', { options: shippingRules }))),
});
export type Shipping = z.output<typeof shippingSchema>;
