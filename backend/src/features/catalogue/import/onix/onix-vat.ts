import { findAll, hasText, textOf, type OnixElement } from './onix-element.ts';

/**
 * The VAT rate of a price, in percent; undefined if it has none, or several as a book with a CD. Code 01
 * of list 171 is VAT, code Z of list 62 the zero rate.
 */
export function vatRateOf(price: OnixElement): string | undefined {
  const taxes = findAll(price, 'Tax').filter(
    (tax) => textOf(tax, 'TaxType') === '' || hasText('TaxType', '01')(tax),
  );
  const rates = taxes.map((tax) => {
    const percent = textOf(tax, 'TaxRatePercent');
    return percent === '' && hasText('TaxRateCode', 'Z')(tax) ? '0' : percent;
  });
  const [rate, ...others] = new Set(rates.filter(Boolean).map(Number));
  return rate === undefined || others.length > 0 ? undefined : String(rate);
}
