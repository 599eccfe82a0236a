import { expect, it } from 'vitest';
import { breaksFixedPrice, isBoundByFixedPrice } from './fixed-price.ts';

const prices = (newPriceCents: number, oldPriceCents?: number) => ({
  newPriceCents,
  oldPriceCents,
});

it.each([
  ['none', prices(100, 2000), false],
  ['exact', prices(1999, 2000), true],
  ['exact', prices(2000, 2000), false],
  ['exact', prices(2100, 2000), false],
  ['exact', prices(2000), false],
  ['within5', prices(1900, 2000), false],
  ['within5', prices(1899, 2000), true],
  ['within5', prices(949, 999), true],
  ['within5', prices(950, 999), false],
] as const)('under %s, %j breaks the fixed price: %s', (fixedPrice, book, isBroken) => {
  expect(breaksFixedPrice(book, fixedPrice)).toBe(isBroken);
});

it('a book with a lifted fixed price is free', () => {
  expect(isBoundByFixedPrice({})).toBe(true);
  expect(isBoundByFixedPrice({ priceLifted: null })).toBe(true);
  expect(isBoundByFixedPrice({ priceLifted: true })).toBe(false);
  expect(breaksFixedPrice({ ...prices(100, 2000), priceLifted: true }, 'exact')).toBe(false);
});
