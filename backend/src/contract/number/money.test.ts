import { expect, it } from 'vitest';
import { priceInputSchema, sumInputSchema } from './money.ts';

it.each([1e-7, '0.0000001', 4.9e-324, 12.3456, 12.3400001, 5.0000000001, -0.01, '1e-7'])(
  'takes %s for no price and no sum',
  (amount) => {
    expect(priceInputSchema.safeParse(amount).success).toBe(false);
    expect(sumInputSchema.safeParse(amount).success).toBe(false);
  },
);

it.each([0, 0.01, 0.29, 1.1, 4.35, 19.99, 999_999.99, '12.50', '8'])('takes %s', (amount) => {
  expect(priceInputSchema.parse(amount)).toBe(Number(amount));
});

it('takes a sum that a program has added up', () => {
  expect(sumInputSchema.safeParse(0.1 + 0.2).success).toBe(true);
  expect(sumInputSchema.safeParse(19.99 * 3 + 4.95).success).toBe(true);
});
