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

/** The sum has the wider of the two types; an int32 that overflows becomes an int64. */
export function add(a: Numeric, b: Numeric): Numeric {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('decimal')) throw notSupported('Arithmetic with Decimal128');
  if (kinds.includes('double')) return double(Number(a.toString()) + Number(b.toString()));
  const kind = kinds.includes('long') ? 'long' : 'int';
  return toInteger(asBigInt(a) + asBigInt(b), kind);
}
