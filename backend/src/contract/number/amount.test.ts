import { describe, expect, it } from 'vitest';
import { amountReadings, readAmount } from './amount.ts';

describe('an amount is read with its currency and its groups:', () => {
  it.each([
    ['NPR 10,15,678', '1015678'],
    ['1,25,000', '125000'],
    ['Rs. 1,250.00', '1250.00'],
    ['Rs 1,250/-', '1250'],
    ['KES 1,250/=', '1250'],
    ['₹ 1,25,000.50', '125000.50'],
    ['INR 12,34,56,789', '123456789'],
    ['US $12.99', '12.99'],
    ['USD $12.99', '12.99'],
    ['$9.99 USD', '9.99'],
    ['A$ 9.99', '9.99'],
    ['R$ 39,90', '39.90'],
    ['12,90\u00a0€', '12.90'],
    ['€12', '12'],
    ['EUR 1.234,50', '1234.50'],
    ["CHF 1'234.50", '1234.50'],
    ['Fr. 12.–', '12'],
    ['12,-- EUR', '12'],
    ['1\u202f234,50 EUR', '1234.50'],
    ['249 kr', '249'],
    ['रू ९.९९', '9.99'],
    ['499 руб.', '499'],
    ['1,980円', '1980'],
    ['39,99 zł', '39.99'],
    ['1 299 Kč', '1299'],
    ['\u200e$12.99', '12.99'],
    ['৳ ১২৫০', '1250'],
    ['١٬٢٥٠٫٥٠', '1250.50'],
    ['="9.99"', '9.99'],
    ['.99', '0.99'],
    ['89.90 ש"ח', '89.90'],
    ['89.90 ש״ח', '89.90'],
    ['-5,00 €', '-5.00'],
    ['-$5.00', '-5.00'],
    ['5.00-', '-5.00'],
  ])('%s', (text, amount) => {
    expect(readAmount(text, false)).toBe(amount);
  });
});

it.each([
  'on request',
  '1.23.4',
  '12 50',
  '9.99-12.99',
  '(5.00)',
  '1,2,3',
  '',
  '$',
  '.',
  '12,34,5',
  '99¢',
])('what is no amount stays as it is: %j', (text) => {
  expect(readAmount(text, false)).toBe(text);
  expect(readAmount(text, true)).toBe(text);
});

it('returns both readings where the decimal separator decides', () => {
  expect(amountReadings('$1,250')).toEqual({ point: '1250', comma: '1.250' });
  expect(amountReadings('1.250 €')).toEqual({ point: '1.250', comma: '1250' });
  expect(amountReadings('0,750')).toEqual({ comma: '0.750' });
  expect(amountReadings('1,25,000')).toEqual({ point: '125000' });
  expect(readAmount('1,250', false)).toBe('1250');
  expect(readAmount('1,250', true)).toBe('1.250');
});
