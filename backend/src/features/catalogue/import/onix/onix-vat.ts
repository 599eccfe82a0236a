import { all, is, value, type OnixElement } from './onix-element.ts';

/**
 * The rate of VAT in a price, in percent; undefined where it names none, or several as for a book with a
 * CD. Code 01 of list 171 is VAT, code Z of list 62 a rate of zero.
 */
export function vatRateOf(price: OnixElement): string | undefined {
  const taxes = all(price, 'Tax').filter(
    (tax) => value(tax, 'TaxType') === '' || is('TaxType', '01')(tax),
  );
  const rates = taxes.map((tax) => {
    const percent = value(tax, 'TaxRatePercent');
    return percent === '' && is('TaxRateCode', 'Z')(tax) ? '0' : percent;
  });
  const [rate, ...others] = new Set(rates.filter(Boolean).map(Number));
  return rate === undefined || others.length > 0 ? undefined : String(rate);
}
