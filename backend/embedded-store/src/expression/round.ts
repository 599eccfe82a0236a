import { kindOf, asBigInt, double, whole } from '../bson/arithmetic.ts';
import { exactDecimal } from '../bson/number-key.ts';
import { isNumeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish } from './operands.ts';

/** $round (a half goes to the even neighbour) and $trunc, at a decimal place of the exact value. */
export function roundTo(name: '$round' | '$trunc', value: unknown, place: unknown): unknown {
  if (isNullish(value) || isNullish(place)) return null;
  if (!isNumeric(value)) {
    throw new StoreError(51081, `${name} only supports numeric types, not ${typeName(value)}`);
  }
  const digits = isNumeric(place) ? Number(place.toString()) : NaN;
  if (!Number.isInteger(digits)) {
    throw new StoreError(51082, `precision argument to ${name} must be a integral value`);
  }
  if (digits <= -20 || digits >= 100) {
    throw new StoreError(
      51083,
      `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`,
    );
  }
  const kind = kindOf(value);
  if (kind === 'decimal') throw notSupported(`${name} of a Decimal128`);
  if (kind !== 'double') {
    if (digits >= 0) return value;
    const unit = 10n ** BigInt(-digits);
    return whole(quotient(name, asBigInt(value), unit) * unit, kind, () =>
      notSupported(`${name} beyond 64 bits`),
    );
  }
  const n = Number(value.toString());
  if (!Number.isFinite(n) || n === 0) return value;
  const [mantissa, exponent] = exactDecimal(n);
  if (-exponent <= digits) return value;
  const rounded = quotient(name, mantissa, 10n ** BigInt(-exponent - digits));
  if (rounded === 0n) return double(n < 0 ? -0 : 0);
  return double(Number(`${rounded}e${-digits}`));
}

function quotient(name: string, n: bigint, unit: bigint): bigint {
  const down = n / unit;
  if (name === '$trunc') return down;
  const twice = 2n * (n < 0n ? -(n % unit) : n % unit);
  const isUp = twice > unit || (twice === unit && down % 2n !== 0n);
  return isUp ? down + (n < 0n ? -1n : 1n) : down;
}
