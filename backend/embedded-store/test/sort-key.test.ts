import { Decimal128, Double, Int32, Long } from 'bson';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invertKey } from '../src/bson/number-key.ts';
import { sortKey, textOrder } from '../src/bson/sort-key.ts';

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

test('keys of strings are in the order of their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (a, b) => {
      const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
      expect(order(sortKey(a), sortKey(b))).toBe(expected);
      expect(textOrder(b)(a)).toBe(expected);
    }),
  );
});

test('keys of numbers are in the order of the numbers, whatever their types', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  );
  const typed = (n: number | bigint) => (typeof n === 'bigint' ? Long.fromBigInt(n) : n);
  fc.assert(
    fc.property(number, number, (a, b) => {
      const expected = a < b ? -1 : a > b ? 1 : 0;
      expect(order(sortKey(typed(a)), sortKey(typed(b)))).toBe(expected);
      expect(order(invertKey(sortKey(typed(a))), invertKey(sortKey(typed(b))))).toBe(
        expected === 0 ? 0 : -expected,
      );
    }),
  );
});

test('decimals are compared exactly, with each other and with doubles', () => {
  const ascending = [
    '-Infinity',
    '-1E+6000',
    '-5',
    '-0.3',
    '-1E-6000',
    '0',
    '1E-6000',
    '0.1',
    '0.10000000000000001',
    '0.3',
    '1',
    '1E+300',
    '9E+6000',
    'Infinity',
  ];
  const keys = ascending.map((text) => sortKey(Decimal128.fromString(text)));
  expect([...keys].sort(order)).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
  // The double 0.1 is a little more than one tenth.
  expect(order(sortKey(0.1), sortKey(Decimal128.fromString('0.1')))).toBe(1);
  expect(sortKey(0.5)).toBe(sortKey(Decimal128.fromString('0.500')));
  const ones = [1, new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString('1.0')];
  expect(new Set(ones.map(sortKey)).size).toBe(1);
});

test('no key is the beginning of another', () => {
  const anything = fc.anything({
    withNullPrototype: false,
    withDate: true,
    key: fc.string({ maxLength: 3 }),
    maxDepth: 2,
  });
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      const [x, y] = [sortKey(a), sortKey(b)];
      if (x !== y) expect(x.startsWith(y) || y.startsWith(x)).toBe(false);
    }),
  );
});
