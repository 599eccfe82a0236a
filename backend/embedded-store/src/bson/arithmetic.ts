import { Decimal128, Double, Int32, Long } from 'bson';
import { StoreError } from '../store-error.ts';
import { isInt32 } from './document.ts';
import { parseDecimal } from './number-key.ts';
import type { Numeric } from './sort-key.ts';

type Kind = 'int' | 'long' | 'double' | 'decimal';

function kindOf(value: Numeric): Kind {
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Int32) return 'int';
  return typeof value === 'number' && isInt32(value) ? 'int' : 'double';
}

/** A double, kept apart from an int32 of the same value. */
const double = (n: number): number | Double => (isInt32(n) ? new Double(n) : n);

export function whole(n: bigint, kind: Kind): number | Long {
  const small = n >= -(2n ** 31n) && n < 2n ** 31n;
  if (kind === 'int' && small) return Number(n);
  if (n >= -(2n ** 63n) && n < 2n ** 63n) return Long.fromBigInt(n);
  throw new StoreError(2, 'Failed to apply the operation: the result does not fit into 64 bits');
}

export const asBigInt = (value: Numeric): bigint =>
  value instanceof Long ? value.toBigInt() : BigInt(Number(value.toString()));

/** $inc and $mul: the widest of the two types, and int32 grows into int64 when it must. */
export function calculate(operation: 'add' | 'multiply', a: Numeric, b: Numeric): Numeric {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('decimal')) return decimals(operation, a, b);
  if (kinds.includes('double')) {
    const [x, y] = [Number(a.toString()), Number(b.toString())];
    return double(operation === 'add' ? x + y : x * y);
  }
  const [x, y] = [asBigInt(a), asBigInt(b)];
  return whole(operation === 'add' ? x + y : x * y, kinds.includes('long') ? 'long' : 'int');
}

function decimals(operation: 'add' | 'multiply', a: Numeric, b: Numeric): Decimal128 {
  const [x, y] = [parseDecimal(a.toString()), parseDecimal(b.toString())];
  if (!x || !y) throw new StoreError(238, 'Arithmetic on special decimal values is not supported');
  const exponent = Math.min(x.exponent, y.exponent);
  const scale = (n: typeof x) => n.digits * 10n ** BigInt(n.exponent - exponent);
  const text =
    operation === 'add'
      ? `${scale(x) + scale(y)}E${exponent}`
      : `${x.digits * y.digits}E${x.exponent + y.exponent}`;
  // Throws when more than 34 digits would be needed: refused rather than rounded otherwise.
  return Decimal128.fromString(text);
}
