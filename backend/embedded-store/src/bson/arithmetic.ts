import { Decimal128, Double, Int32, Long } from 'bson';
import { StoreError, notSupported } from '../store-error.ts';
import { isInt32 } from './document.ts';
import { parseDecimal } from './number-key.ts';
import type { Numeric } from './sort-key.ts';

type Kind = 'int' | 'long' | 'double' | 'decimal';

export function kindOf(value: Numeric): Kind {
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Int32) return 'int';
  return typeof value === 'number' && isInt32(value) ? 'int' : 'double';
}

/** A double, kept apart from an int32 of the same value. */
export const double = (n: number): number | Double => (isInt32(n) ? new Double(n) : n);

export function whole(n: bigint, kind: Kind, tooLarge = outOfRange): number | Long {
  const small = n >= -(2n ** 31n) && n < 2n ** 31n;
  if (kind === 'int' && small) return Number(n);
  if (n >= -(2n ** 63n) && n < 2n ** 63n) return Long.fromBigInt(n);
  throw tooLarge();
}

const outOfRange = () =>
  new StoreError(2, 'Failed to apply the operation: the result does not fit into 64 bits');

export const asBigInt = (value: Numeric): bigint =>
  value instanceof Long ? value.toBigInt() : BigInt(Number(value.toString()));

const operations = {
  add: { numbers: (a: number, b: number) => a + b, integers: (a: bigint, b: bigint) => a + b },
  subtract: { numbers: (a: number, b: number) => a - b, integers: (a: bigint, b: bigint) => a - b },
  multiply: { numbers: (a: number, b: number) => a * b, integers: (a: bigint, b: bigint) => a * b },
} as const;

/** The widest of the two types; int32 grows into int64 when it must. */
export function calculate(
  operation: keyof typeof operations,
  a: Numeric,
  b: Numeric,
  tooLarge = outOfRange,
): Numeric {
  const { numbers, integers } = operations[operation];
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('decimal')) return decimals(operation, a, b);
  if (kinds.includes('double')) {
    return double(numbers(Number(a.toString()), Number(b.toString())));
  }
  const kind = kinds.includes('long') ? 'long' : 'int';
  if (kind === 'int') {
    const result = numbers(a as number, b as number);
    if (isInt32(result)) return result;
  }
  return whole(integers(asBigInt(a), asBigInt(b)), kind, tooLarge);
}

function decimals(operation: keyof typeof operations, a: Numeric, b: Numeric): Decimal128 {
  // MongoDB rounds a double to 15 digits first; here it is not mixed.
  if (kindOf(a) === 'double' || kindOf(b) === 'double') {
    throw notSupported('Arithmetic with a double and a Decimal128');
  }
  const [x, y] = [parseDecimal(a.toString()), parseDecimal(b.toString())];
  if (!x || !y) throw notSupported('Arithmetic with special decimal values');
  const exponent = Math.min(x.exponent, y.exponent);
  const scale = (n: typeof x) => n.digits * 10n ** BigInt(n.exponent - exponent);
  const { integers } = operations[operation];
  const text =
    operation === 'multiply'
      ? `${integers(x.digits, y.digits)}E${x.exponent + y.exponent}`
      : `${integers(scale(x), scale(y))}E${exponent}`;
  try {
    return Decimal128.fromString(text);
  } catch {
    throw notSupported('A decimal of more than 34 digits');
  }
}
