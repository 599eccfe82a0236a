import {
  amountReadings,
  hasDecimalComma,
  type DecimalSign,
} from '../../../../contract/number/amount.ts';
import { cleanPastedNumber } from '../../../../contract/number/pasted-number.ts';
import { decimalsOf } from '../../../../contract/shop/formats.ts';

/** Two readings of one amount, with nothing that decides between them. */
export type Doubt = Record<DecimalSign, string>;
export type Amount = { value: string } | { doubt: Doubt };

interface AmountShop {
  currency: string;
  locale: string;
}

/** The decimal signs of amounts that can be read in one way only. */
export function addSign(text: string, signs: Set<DecimalSign>): void {
  const { point, comma } = amountReadings(text);
  if (point === undefined && comma !== undefined) signs.add('comma');
  if (point !== undefined && comma === undefined) signs.add('point');
}

/**
 * Returns how to read the amounts of one file. `1,250` is decided by the owner's word, else by the
 * `signs` of the file's other amounts, unless they alone make it a fraction of three digits, else by
 * currency sign and locale where they agree and it is no such fraction; else it is in doubt.
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
    const nearest = signBeside(text) ?? usual;
    // Three decimals that only other rows speak for: a file where `$1,250` stands above `9,99`.
    if (found && (readings[found] === whole || found === nearest))
      return { value: readings[found] };
    const isUsual = signs.size === 0 && nearest === usual;
    return isUsual && readings[usual] === whole ? { value: whole } : { doubt: readings };
  };
}

/** How amounts with this currency are usually written. */
function signBeside(text: string): DecimalSign | undefined {
  const clean = cleanPastedNumber(text);
  if (/R\$|BRL|zł|PLN|K[čc]|CZK|kr|SEK|NOK|DKK|₽|RUB|₺|TRY|\d ?(?:€|EUR|[Ee]uro)/.test(clean)) {
    return 'comma';
  }
  return /[$£₹]|Rs|USD|GBP|INR|NPR|PKR|AUD|CAD|NZD/.test(clean) ? 'point' : undefined;
}

/** More than one currency has the dollar, the pound and the rupee. */
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

/** The currency that an amount names when it is none of the shop's. */
export function otherCurrencyIn(text: string, currency: string): string | undefined {
  // A word such as TBA is no currency.
  if (/^[\d.,]*$|^\P{Nd}*$/u.test(text)) return undefined;
  const [found] =
    /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|[€£₹¥$]|(?<![A-Za-z])Rs|(?<![A-Za-z])Fr|zł|(?<![A-Za-z])kr/.exec(
      cleanPastedNumber(text),
    ) ?? [];
  return otherThan(currency, found);
}

/** The currency that a cell of its own or a heading names when it is none of the shop's. */
export function otherThan(currency: string, named: string | undefined): string | undefined {
  if (!named || named === currency) return undefined;
  return currencies.get(named)?.test(currency) ? undefined : named;
}
