import { knownLocale } from '../shop/known-locale.ts';
import { cleanPastedNumber } from './pasted-number.ts';

/** An amount with at most two decimals in a query parameter; as many digits as the highest price. */
export const amountPattern = /^\d{1,8}(\.\d{1,2})?$/;

/** Whether a locale writes `3,50`. */
export function hasDecimalComma(locale: string): boolean {
  return new Intl.NumberFormat(knownLocale(locale)).format(0.5).includes(',');
}

/** `1.234,50 €`, `$1,234.50`, `Rs. 1,25,000`, `CHF 12.–` as `1234.50`; other text unchanged. */
export function readAmount(text: string, isCommaDecimal: boolean): string {
  const { point, comma } = amountReadings(text);
  return (isCommaDecimal ? (comma ?? point) : (point ?? comma)) ?? text;
}

/** The sign before the decimals. */
export type DecimalSign = 'point' | 'comma';

/**
 * The amount of a text for each decimal sign, with a point; absent where it would be none. `1,250` is
 * 1250 or 1.250, `12,90` is 12.90 only.
 */
export function amountReadings(text: string): Partial<Record<DecimalSign, string>> {
  // Most amounts of a long list are plain numbers; this is ten times as fast for them.
  if (/^\d{1,12}\.\d{1,2}$/.test(text)) return { point: text };
  const { digits, isNegative } = withoutCurrency(text);
  const point = plainAmount(digits, '.', ',');
  const comma = plainAmount(digits, ',', '.');
  const signed = (amount: string) => (isNegative ? `-${amount}` : amount);
  return {
    ...(point !== undefined && { point: signed(point) }),
    ...(comma !== undefined && { comma: signed(comma) }),
  };
}

// Matches a currency before or after the amount. Signs for cents are excluded.
const before =
  /^(-?) ?(?:[A-Za-z]{0,3} ?(?![¢￠])\p{Sc}|[A-Z]{2,4}|(?![A-Za-z])\p{L}[\p{L}\p{M}"'״׳]{0,4}\.?|Rs\.?|S?Fr\.?|kr\.?|K[čc]|zł|Ft|[Dd]ollars?|[Ee]uros?|EURO) ?(?=[-\d.,\p{Sc}])/u;
const behind =
  /(?<=[\d.,-]) ?(?:[A-Za-z]{0,3}(?![¢￠])\p{Sc}|[A-Z]{2,4}|(?![A-Za-z])\p{L}[\p{L}\p{M}"'״׳]{0,4}\.?|Rs\.?|S?Fr\.?|kr\.?|K[čc]|zł|Ft|lei|[Dd]ollars?|[Ee]uros?|EURO)(?= ?-?$)/u;
/** `12.-` and `1,250/-` are whole amounts. */
const noCents = /(?:[.,]-+|\/[-=])$/;

function withoutCurrency(text: string) {
  const unquoted = cleanPastedNumber(text).replace(/^[='"]{1,3}|['"]{1,3}$/g, '');
  const bare = unquoted
    .replace(before, '$1')
    .replace(before, '$1')
    .replace(behind, '')
    .replace(behind, '')
    .replace(noCents, '')
    .trim();
  const isNegative = /^-|-$/.test(bare);
  return { digits: bare.replace(/^- ?| ?-$/g, ''), isNegative };
}

/** Digits grouped by spaces or apostrophes come in threes; Indian groups may have two. */
const spaced = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d*)?$/;
const grouped: Record<string, RegExp> = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/,
};

function plainAmount(digits: string, decimal: string, group: ',' | '.'): string | undefined {
  const text = spaced.test(digits) ? digits.replace(/[ '’]/g, '') : digits;
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
  if (!/^\d*$/.test(whole) && !grouped[group]!.test(whole)) return undefined;
  if (text !== digits && whole.includes(group)) return undefined;
  const plain = whole.replaceAll(group, '') || '0';
  return fraction === '' ? plain : `${plain}.${fraction}`;
}
