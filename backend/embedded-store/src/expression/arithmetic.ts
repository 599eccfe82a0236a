import { Long } from 'bson';
import { calculate, double, kindOf } from '../bson/arithmetic.ts';
import { isNumeric, type Numeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported, typeMismatch } from '../store-error.ts';
import { isNullish, variadic, fixedArity } from './operands.ts';
import type { Operator } from './scope.ts';

/** MongoDB continues with a double. */
const tooLarge = () => notSupported('An expression with whole numbers beyond 64 bits');

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
  return date ? addMs(date, total, 1) : total;
}

function subtract(a: unknown, b: unknown): unknown {
  if (isNumeric(a) && isNumeric(b)) return calculate('subtract', a, b, tooLarge);
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(Number(a) - Number(b));
  if (a instanceof Date && isNumeric(b)) return addMs(a, b, -1);
  throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function addMs(date: Date, by: Numeric, sign: 1 | -1): Date {
  const ms = Number(by.toString());
  if (!Number.isInteger(ms)) throw notSupported('A date and a fraction of a millisecond');
  const result = new Date(date.getTime() + sign * ms);
  if (Number.isNaN(result.getTime())) throw new StoreError(15, 'date overflow');
  return result;
}

/** Divides doubles; other types only where that is exact. */
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

export const arithmetic: Record<string, Operator> = {
  $add: variadic(add),
  $subtract: fixedArity('$subtract', 2, 2, subtract),
  $divide: fixedArity('$divide', 2, 2, divide),
};
