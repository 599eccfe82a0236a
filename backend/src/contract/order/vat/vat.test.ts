import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addVatSums, sumVat, type Charge } from './vat.ts';

it('rounds once for each rate of an order, half away from zero', () => {
  // Half a cent in each: rounded line by line it would be two.
  const half = { gross: 3, rate: 20 };
  expect(sumVat([half, half], 'EUR')).toEqual([{ rate: 20, net: 5, vat: 1, gross: 6 }]);
  expect(sumVat([half], 'EUR')).toEqual([{ rate: 20, net: 2, vat: 1, gross: 3 }]);
  expect(
    sumVat(
      [
        { gross: 1200, rate: 7 },
        { gross: 350, rate: 19 },
        { gross: 999, rate: 0 },
      ],
      'EUR',
    ),
  ).toEqual([
    { rate: 19, net: 294, vat: 56, gross: 350 },
    { rate: 7, net: 1121, vat: 79, gross: 1200 },
    { rate: 0, net: 999, vat: 0, gross: 999 },
  ]);
});

it('leaves out rates of which nothing is charged', () => {
  expect(sumVat([{ gross: 0, rate: 19 }], 'EUR')).toEqual([]);
  expect(sumVat([], 'EUR')).toEqual([]);
});

it('rounds to whole units where the currency has no smaller ones', () => {
  // 1,980 yen with 10 %: exactly 180; 1,000 yen: 90.9.
  expect(sumVat([{ gross: 198_000, rate: 10 }], 'JPY')).toEqual([
    { rate: 10, net: 180_000, vat: 18_000, gross: 198_000 },
  ]);
  expect(sumVat([{ gross: 100_000, rate: 10 }], 'JPY')).toEqual([
    { rate: 10, net: 90_900, vat: 9100, gross: 100_000 },
  ]);
});

const charge = fc.record<Charge>({
  gross: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 10 ** 11 })),
  rate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});

it('agrees with a count in exact fractions, and net + VAT = gross', () => {
  fc.assert(
    fc.property(fc.array(charge, { maxLength: 12 }), (charges) => {
      const sums = sumVat(charges, 'EUR');
      for (const { rate, net, vat, gross } of sums) {
        const own = charges.filter((each) => each.rate === rate);
        expect(gross).toBe(own.reduce((sum, each) => sum + each.gross, 0));
        expect(net + vat).toBe(gross);
        const exact = BigInt(gross) * BigInt(Math.round(rate * 100));
        const whole = 10_000n + BigInt(Math.round(rate * 100));
        const rest = exact % whole;
        expect(BigInt(vat)).toBe(exact / whole + (2n * rest >= whole ? 1n : 0n));
      }
      const total = charges.reduce((sum, each) => sum + each.gross, 0);
      expect(sums.reduce((sum, each) => sum + each.gross, 0)).toBe(total);
    }),
    { numRuns: 2000 },
  );
});

it('adds up what orders were rounded to, and rounds nothing again', () => {
  const one = sumVat([{ gross: 10, rate: 5 }], 'EUR');
  expect(one).toEqual([{ rate: 5, net: 10, vat: 0, gross: 10 }]);
  expect(addVatSums([...one, ...one, ...one])).toEqual([{ rate: 5, net: 30, vat: 0, gross: 30 }]);
});
