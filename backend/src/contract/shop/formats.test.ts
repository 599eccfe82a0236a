import { expect, it } from 'vitest';
import { writeAmount, writeNumber, writeTime } from './formats.ts';
import { recordTexts, setRecordedTexts } from './recorded-texts.ts';

const american = { currency: 'USD', locale: 'en-US' };
const byIntl = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);

it('writes dollars and counts of the default shop as Intl does', () => {
  const amounts = [0, 0.005, 0.125, 1.005, 9.99, 12.5, 999.995, 1000, 1234.5, 1e6, 123456789.01];
  for (let n = 0; n < 500; n += 1) amounts.push(n * 7.77, n * 13_331.13);
  for (const amount of [...amounts, -1, -0.005, 1e9, 1e12])
    expect(writeAmount(amount, american)).toBe(byIntl(amount));
  for (const count of [0, 7, 999, 1000, 12_345, 1_234_567, -12, 1.5, 1e15])
    expect(writeNumber(count, 'en-US')).toBe(new Intl.NumberFormat('en-US').format(count));
});

it('writes days of the default shop as Intl does', () => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });
  for (const day of ['2026-11-22T23:59:59.999Z', '2024-02-29T00:00:00.000Z', '1999-12-31'])
    expect(writeTime(day, { locale: 'en-US', timeZone: 'UTC' })).toBe(format.format(new Date(day)));
});

it('takes the texts that the server has written into the page', () => {
  const texts = recordTexts();
  writeAmount(24.5, american);
  writeTime('2026-11-22T12:00:00.000Z', { locale: 'en-US', timeZone: 'UTC' });
  expect([...texts.values()]).toEqual(['$24.50', '11/22/2026']);
  setRecordedTexts([...texts.keys()].map((key) => [key, 'from the page']));
  expect(writeAmount(24.5, american)).toBe('from the page');
  expect(writeAmount(24.5, { ...american, currency: 'EUR' })).toBe('€24.50');
});
