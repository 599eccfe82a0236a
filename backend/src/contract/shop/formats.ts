// Formats amounts, numbers and times with Intl in the shop's currency, locale and time zone.

import { knownDateLocale, knownLocale } from './known-locale.ts';
import { recordedText } from './recorded-texts.ts';
import { rule } from '../words/rules.ts';

interface AmountFormat {
  currency: string;
  locale: string;
}

/** `1234.5` as `$1,234.50` in a shop of the United States. */
export function writeAmount(amount: number, { currency, locale }: AmountFormat): string {
  return writeNumber(amount, locale, { style: 'currency', currency });
}

export function writeNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return recordedText([value, locale, options], () => numberFormat(locale, options).format(value));
}

/** `5.5` as `5.5%`. */
export function writePercent(percent: number, locale: string): string {
  return writeNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** For dates with month names: the day comes first. */
const dateLocales = new Map([['en-US', 'en-GB']]);

/** `11/22/2026`, or by the style. */
export function writeTime(
  time: Date | string,
  { locale, timeZone }: { locale: string; timeZone: string },
  style: Intl.DateTimeFormatOptions = {},
): string {
  const options = { timeZone, ...style };
  const hasWords = Object.keys(style).length > 0;
  const own = (hasWords && dateLocales.get(locale)) || locale;
  return recordedText([time, own, options], () => timeFormat(own, options).format(new Date(time)));
}

const numberFormat = cached(Intl.NumberFormat, knownLocale);
const timeFormat = cached(Intl.DateTimeFormat, knownDateLocale);

/** Caches formatters: creating one takes a hundred times as long as using it. */
function cached<Options, Format>(
  Formatter: new (locale: string, options: Options) => Format,
  known: (locale: string) => string,
) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (!format) formats.set(key, (format = new Formatter(known(locale), options)));
    return format;
  };
}

/** The decimals of a currency: 0 or 2 for those a shop may use. */
export function decimalsOf(currency: string): number {
  const format = numberFormat('en', { style: 'currency', currency });
  const known = decimals.get(currency) ?? format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, known);
  return known;
}
/** `resolvedOptions` is as slow as creating a formatter. */
const decimals = new Map<string, number>();

/** The problem of an amount with decimals in a currency without. */
export function decimalsProblem(amount: unknown, currency: string): string | undefined {
  if (typeof amount !== 'number' || Number.isInteger(amount)) return undefined;
  return decimalsOf(currency) === 0 ? rule('no_decimals', { currency }) : undefined;
}

/** An amount for machines: digits, a point, and the decimals of its currency. */
export function plainAmount(amount: number, currency: string): string {
  return amount.toFixed(decimalsOf(currency));
}
