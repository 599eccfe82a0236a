import { expect, test } from 'vitest';
import { formatPrice } from './price';

test('a price is written as Americans write it', () => {
  const byIntl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (const amount of [0, 0.05, 0.5, 7, 9.99, 24.5, 100, 999.99, 1000, 12345.6, 1234567.89, -3.2])
    expect(formatPrice(amount)).toBe(byIntl.format(amount));
});
