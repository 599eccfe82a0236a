import {
  amountReadings,
  hasDecimalComma,
  type DecimalSign,
} from '../../../../../contract/number/amount.ts';
import { cleanPastedNumber } from '../../../../../contract/number/pasted-number.ts';
import { decimalsOf } from '../../../../../contract/shop/formats.ts';

/** The two readings of an amount that has no clear decimal sign. */
export type AmbiguousAmount = Record<DecimalSign, string>;
export type Amount = { value: string } | { doubt: AmbiguousAmount };

interface AmountShop {
  currency: string;
  locale: string;
}

/** Adds the decimal sign of an amount that can be read in one way only. */
export function addSign(text: string, signs: Set<DecimalSign>): void {
  const { point, comma } = amountReadings(text);
  if (point === undefined && comma !== undefined) signs.add('comma');
  if (point !== undefined && comma === undefined) signs.add('point');
}

/**
 * Returns a function that reads the amounts of one file. It decides `1,250` by the owner's choice, else
 * by the `signs` of the file's other amounts, else by currency and locale if they agree. A reading with
 * three decimals needs both the other amounts and the currency; otherwise the amount is ambiguous.
 */
export function amountReader(
  signs: ReadonlySet<DecimalSign>,
  { currency, locale }: AmountShop,
  chosen?: DecimalSign,
): (text: string) => Amount {
  const [found] = signs.size === 1 ? signs : [];
  const usual = hasDecimalComma(locale) ? 'comma' : 'point';
  return (text) => {
    const { point, comma } = amountReadings(text);
    if (point === undefined || comma === undefined || point === comma) {
      return { value: point ?? comma ?? text };
    }
    const readings = { point, comma };
    if (chosen) return { value: readings[chosen] };
    const whole = [point, comma].find((amount) => !amount.includes('.'))!;
    if (decimalsOf(currency) === 0) return { value: whole };
    const nearest = signOfCurrency(text) ?? usual;
    // Not three decimals because of other rows only, as for `$1,250` in a file with `9,99`.
    if (found && (readings[found] === whole || found === nearest))
      return { value: readings[found] };
    const isUsual = signs.size === 0 && nearest === usual;
    return isUsual && readings[usual] === whole ? { value: whole } : { doubt: readings };
  };
}

/** The usual decimal sign of the currency in the text. */
function signOfCurrency(text: string): DecimalSign | undefined {
  const clean = cleanPastedNumber(text);
  if (/R\$|BRL|zł|PLN|K[čc]|CZK|kr|SEK|NOK|DKK|₽|RUB|₺|TRY|\d ?(?:€|EUR|[Ee]uro)/.test(clean)) {
    return 'comma';
  }
  return /[$£₹]|Rs|USD|GBP|INR|NPR|PKR|AUD|CAD|NZD/.test(clean) ? 'point' : undefined;
}

/** Several currencies share the signs of dollar, pound and rupee. */
const currencies = new Map(
  Object.entries({
    $: /^(?:USD|CAD|AUD|NZD|HKD|SGD|MXN|ARS|CLP|COP|TWD|BRL)$/,
    '€': /^EUR$/,
    '£': /^(?:GBP|EGP|LBP|SYP|GIP|FKP|SHP|IMP|JEP|GGP)$/,
    '₹': /^INR$/,
    '¥': /^(?:JPY|CNY)$/,
    Rs: /^(?:INR|NPR|PKR|LKR|MUR|SCR)$/,
    Fr: /^(?:CHF|XAF|XOF|XPF)$/,
    '₪': /^ILS$/,
    zł: /^PLN$/,
    kr: /^(?:SEK|NOK|DKK|ISK)$/,
  }),
);

/** The currency in an amount if it is not the shop's. */
export function otherCurrencyIn(text: string, currency: string): string | undefined {
  // A word without digits, such as TBA, is not a currency.
  if (/^[\d.,]*$|^\P{Nd}*$/u.test(text)) return undefined;
  const [found] =
    /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|[€£₹¥$]|(?<![A-Za-z])Rs|(?<![A-Za-z])Fr|zł|(?<![A-Za-z])kr/.exec(
      cleanPastedNumber(text),
    ) ?? [];
  return differentCurrency(currency, found);
}

/** The named currency if it is not the shop's. */
export function differentCurrency(currency: string, named: string | undefined): string | undefined {
  if (!named || named === currency) return undefined;
  return currencies.get(named)?.test(currency) ? undefined : named;
}
