import * as z from 'zod/mini';
import { readDollars } from './dollars.ts';

const price = z.pipe(
  z.string().check(
    z.refine((text) => text.trim() === '' || readDollars(text) !== undefined, {
      error: 'Please write prices as 5 or 12.50',
      abort: true,
    }),
  ),
  z.transform(readDollars),
);

const inOrder = (path: keyof PriceRange) =>
  z.refine<PriceRange>(({ minPrice = 0, maxPrice = Infinity }) => minPrice <= maxPrice, {
    error: 'The lowest price is above the highest',
    path: [path],
  });

/** Prices to search between, as they are typed; each may be left open. */
export const priceRangeSchema = z
  .object({ minPrice: price, maxPrice: price })
  .check(inOrder('minPrice'), inOrder('maxPrice'));

interface PriceRange {
  minPrice: number | undefined;
  maxPrice: number | undefined;
}
