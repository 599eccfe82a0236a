import { knownLocale } from '../shop/known-locale.ts';
import { cleanPastedNumber } from './pasted-number.ts';

/** With at most two decimals, as queries carry it. */
export const amountPattern = /^\d{1,7}(\.\d{1,2})?$/;

/** Whether a locale writes `3,50`. */
export function hasDecimalComma(locale: string): boolean {
  return new Intl.NumberFormat(knownLocale(locale)).format(0.5).includes(',');
}

/** `1.234,50 €`, `$1,234.50`, `CHF 12.–` as `1234.50`; what is no amount as it is. */
export function readAmount(text: string, isCommaDecimal: boolean): string {
  const bare = cleanPastedNumber(text)
    .replace(/['’\s]/g, '')
    .replace(/(?:\p{Sc}|[A-Z]{3}|[Ee]uros?|EURO|kr\.?|Kč|zł)$/u, '')
    .replace(/^(-?)(?:[A-Z]{0,3}\p{Sc}|[A-Z]{2,3}|Fr\.?|kr\.?)/u, '$1')
    .replace(/[.,]-+$/, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return text;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return bare;
  const [whole, fraction, sign] = [bare.slice(0, last), bare.slice(last + 1), bare[last]];
  const isGrouped = (digits: string) => /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  // Of three digits behind a single sign the custom of the shop, or of the file, decides.
  const isFraction = /[.,]/.test(whole)
    ? !whole.includes(sign!)
    : fraction.length !== 3 || (sign === ',') === isCommaDecimal;
  if (!isFraction) return isGrouped(bare) ? bare.replace(/[.,]/g, '') : text;
  if (!/^-?\d+$/.test(whole) && !isGrouped(whole)) return text;
  const plain = whole.replace(/[.,]/g, '');
  return fraction === '' ? plain : `${plain}.${fraction}`;
}
