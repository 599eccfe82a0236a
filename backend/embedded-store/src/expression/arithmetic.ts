import { Long } from 'bson';
import { asBigInt, calculate, double, kindOf, whole } from '../bson/arithmetic.ts';
import { exactDecimal } from '../bson/number-key.ts';
import { isNumeric, type Numeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported, typeMismatch } from '../store-error.ts';
import { isNullish, ofMany, ofValues } from './operands.ts';
import type { Operator } from './scope.ts';

/** MongoDB goes on with a double there. */
const tooLarge = () => notSupported('An expression whose whole numbers leave 64 bits');

function add(values: Iterable<unknown>): unknown {
  let total: Numeric = 0;
  let date: Date | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (date) throw new StoreError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) total = calculate('add', total, value, tooLarge);
    else throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
  }
  return date ? moved(date, total, 1) : total;
}

function multiply(values: Iterable<unknown>): unknown {
  let product: Numeric = 1;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) {
      throw typeMismatch(`$multiply only supports numeric types, not ${typeName(value)}`);
    }
    product = calculate('multiply', product, value, tooLarge);
  }
  return product;
}

function subtract(a: unknown, b: unknown): unknown {
  if (isNumeric(a) && isNumeric(b)) return calculate('subtract', a, b, tooLarge);
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(Number(a) - Number(b));
  if (a instanceof Date && isNumeric(b)) return moved(a, b, -1);
  throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function moved(date: Date, by: Numeric, sign: 1 | -1): Date {
  const ms = Number(by.toString());
  if (!Number.isInteger(ms)) throw notSupported('A date and a fraction of a millisecond');
  const result = new Date(date.getTime() + sign * ms);
  if (Number.isNaN(result.getTime())) throw new StoreError(15, 'date overflow');
  return result;
}

/** Division is exact in doubles only. */
function divide(a: unknown, b: unknown): unknown {
  if (isNumeric(a) && isNumeric(b)) {
    for (const value of [a, b]) {
      const isExact =
        kindOf(value) !== 'decimal' &&
        (!(value instanceof Long) || Number.isSafeInteger(value.toNumber()));
      if (!isExact) throw notSupported('$divide of a Decimal128 or of a Long beyond 2^53');
    }
    const divisor = Number(b.toString());
    if (divisor === 0) throw new StoreError(2, "can't $divide by zero");
    return double(Number(a.toString()) / divisor);
  }
  if (isNullish(a) || isNullish(b)) return null;
  throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
}

/** At a decimal place of the exact value: digits and power of ten say what a double is. */
function rounding(name: string, mode: Mode, type: number, places: 1 | 2): Operator {
  return ofValues(name, 1, places, (value, place = 0) => {
    if (isNullish(value) || isNullish(place)) return null;
    if (!isNumeric(value)) {
      throw new StoreError(type, `${name} only supports numeric types, not ${typeName(value)}`);
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
    return roundTo(value, digits, mode);
  });
}

type Mode = 'even' | 'zero' | 'up' | 'down';

function roundTo(value: Numeric, digits: number, mode: Mode): unknown {
  const kind = kindOf(value);
  if (kind === 'decimal') throw notSupported('Rounding a Decimal128');
  if (kind !== 'double') {
    if (digits >= 0) return value;
    const unit = 10n ** BigInt(-digits);
    return whole(quotient(asBigInt(value), unit, mode) * unit, kind, tooLarge);
  }
  const n = Number(value.toString());
  if (!Number.isFinite(n) || n === 0) return value;
  const [mantissa, exponent] = exactDecimal(n);
  if (-exponent <= digits) return value;
  const rounded = quotient(mantissa, 10n ** BigInt(-exponent - digits), mode);
  if (rounded === 0n) return double(n < 0 ? -0 : 0);
  return double(Number(`${rounded}e${-digits}`));
}

function quotient(n: bigint, unit: bigint, mode: Mode): bigint {
  const cut = n / unit;
  const rest = n % unit;
  const away = cut + (n < 0n ? -1n : 1n);
  if (rest === 0n || mode === 'zero') return cut;
  if (mode !== 'even') return n > 0n === (mode === 'up') ? away : cut;
  const twice = 2n * (rest < 0n ? -rest : rest);
  return twice > unit || (twice === unit && cut % 2n !== 0n) ? away : cut;
}

export const arithmetic: Record<string, Operator> = {
  $add: ofMany(add),
  $multiply: ofMany(multiply),
  $subtract: ofValues('$subtract', 2, 2, subtract),
  $divide: ofValues('$divide', 2, 2, divide),
  $ceil: rounding('$ceil', 'up', 28765, 1),
  $floor: rounding('$floor', 'down', 28765, 1),
  $round: rounding('$round', 'even', 51081, 2),
  $trunc: rounding('$trunc', 'zero', 51081, 2),
};
