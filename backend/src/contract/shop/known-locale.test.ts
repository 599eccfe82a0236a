import { describe, expect, it } from 'vitest';
import { hasDecimalComma } from '../number/amount.ts';
import { writeAmount, writeNumber, writeTime } from './formats.ts';

it.each([
  ['ne-NP', 'NPR', 'NPR 10,15,678.50'],
  ['ne-NP-u-nu-deva', 'NPR', 'NPR १०,१५,६७८.५०'],
  ['si-LK', 'LKR', 'LKR 1,015,678.50'],
  ['is-IS', 'EUR', '1.015.678,50 €'],
  ['eu-ES', 'EUR', '1.015.678,50 €'],
  ['ka-GE', 'EUR', '1 015 678,50 €'],
  ['en-US', 'USD', '$1,015,678.50'],
  ['de-CH', 'CHF', 'CHF 1’015’678.50'],
  ['hi-IN', 'INR', '₹10,15,678.50'],
])('in %s an amount is written the same by every program', (locale, currency, written) => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’');
  expect(plain(writeAmount(1_015_678.5, { locale, currency }))).toBe(written);
});

it('reads a typed amount as it writes one', () => {
  for (const locale of ['ne-NP', 'is-IS', 'mk-MK', 'ka-GE', 'si-LK', 'cy-GB']) {
    const written = writeNumber(0.5, locale);
    expect(hasDecimalComma(locale), locale).toBe(written.includes(','));
  }
});

describe('a day in a language that not every browser knows', () => {
  it('has the words of the page', () => {
    const at = { locale: 'ne-NP', timeZone: 'UTC' };
    expect(writeTime('2026-11-22T12:00:00Z', at, { dateStyle: 'medium' })).toBe('22 Nov 2026');
    expect(writeTime('2026-11-22T12:00:00Z', at)).toBe('22/11/2026');
  });
});
