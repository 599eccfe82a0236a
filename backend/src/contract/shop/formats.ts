// How a shop writes amounts, numbers and times: by Intl, in the shop's own currency, locale and zone.

import { knownDateLocale, knownLocale } from './known-locale.ts';
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
  return numberFormat(locale, options).format(value);
}

/** `5.5` as `5.5%`. */
export function writePercent(percent: number, locale: string): string {
  return writeNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** With words the day comes first; in numbers it stands where the shop's people expect it. */
const dateLocales = new Map([['en-US', 'en-GB']]);

/** `11/22/2026`; with a style in words. */
export function writeTime(
  time: Date | string,
  { locale, timeZone }: { locale: string; timeZone: string },
  style: Intl.DateTimeFormatOptions = {},
): string {
  const options = { timeZone, ...style };
  const hasWords = Object.keys(style).length > 0;
  const own = (hasWords && dateLocales.get(locale)) || locale;
  return timeFormat(own, options).format(new Date(time));
}

const numberFormat = kept(Intl.NumberFormat, knownLocale);
const timeFormat = kept(Intl.DateTimeFormat, knownDateLocale);

/** A formatter takes a hundred times as long to make as to use. */
function kept<Options, Format>(
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

/** How many decimals amounts of a currency have, 0 or 2 for those a shop may have. */
export function decimalsOf(currency: string): number {
  const format = numberFormat('en', { style: 'currency', currency });
  const known = decimals.get(currency) ?? format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, known);
  return known;
}
/** What a format resolves to takes as long to ask as to make it. */
const decimals = new Map<string, number>();

/** What is wrong with an amount that has decimals where its currency has none. */
export function decimalsProblem(amount: unknown, currency: string): string | undefined {
  if (typeof amount !== 'number' || Number.isInteger(amount)) return undefined;
  return decimalsOf(currency) === 0 ? rule('no_decimals', { currency }) : undefined;
}

/** An amount for programs: a point, the decimals of its currency, nothing else. */
export function plainAmount(amount: number, currency: string): string {
  return amount.toFixed(decimalsOf(currency));
}
