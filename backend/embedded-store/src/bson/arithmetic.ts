import { Decimal128, Double, Int32, Long } from 'bson';
import { StoreError, notSupported } from '../store-error.ts';
import { isInt32 } from './document.ts';
import type { Numeric } from './sort-key.ts';

type Kind = 'int' | 'long' | 'double' | 'decimal';

export function kindOf(value: Numeric): Kind {
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Int32) return 'int';
  return typeof value === 'number' && isInt32(value) ? 'int' : 'double';
}

/** A double; a whole one keeps its class, so that it stays distinct from an int32. */
export const double = (n: number): number | Double => (isInt32(n) ? new Double(n) : n);

export function toInteger(n: bigint, kind: Kind, tooLarge = outOfRange): number | Long {
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
} as const;

/** The result has the wider of the two types; an int32 that overflows becomes an int64. */
export function calculate(
  operation: keyof typeof operations,
  a: Numeric,
  b: Numeric,
  tooLarge = outOfRange,
): Numeric {
  const { numbers, integers } = operations[operation];
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('decimal')) throw notSupported('Arithmetic with Decimal128');
  if (kinds.includes('double')) {
    return double(numbers(Number(a.toString()), Number(b.toString())));
  }
  const kind = kinds.includes('long') ? 'long' : 'int';
  if (kind === 'int') {
    const result = numbers(a as number, b as number);
    if (isInt32(result)) return result;
  }
  return toInteger(integers(asBigInt(a), asBigInt(b)), kind, tooLarge);
}
