import { Decimal128, Double, Long } from 'bson';
import { asBigInt, calculate, double, kindOf, whole } from '../bson/arithmetic.ts';
import { isNumeric, type Numeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported, typeMismatch } from '../store-error.ts';
import { isNullish, ofMany, ofValues } from './operands.ts';
import { roundTo } from './round.ts';
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
function numbersOf(name: string, a: unknown, b: unknown): [number, number] | null {
  if (isNumeric(a) && isNumeric(b)) {
    for (const value of [a, b]) {
      const isExact =
        !(value instanceof Decimal128) &&
        (!(value instanceof Long) || Number.isSafeInteger(value.toNumber()));
      if (!isExact) throw notSupported(`${name} of a Decimal128 or of a Long beyond 2^53`);
    }
    return [Number(a.toString()), Number(b.toString())];
  }
  if (isNullish(a) || isNullish(b)) return null;
  const message = `${name} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`;
  throw name === '$mod' ? new StoreError(16611, message) : typeMismatch(message);
}

function divide(a: unknown, b: unknown): unknown {
  const numbers = numbersOf('$divide', a, b);
  if (!numbers) return null;
  if (numbers[1] === 0) throw new StoreError(2, "can't $divide by zero");
  return double(numbers[0] / numbers[1]);
}

function mod(a: unknown, b: unknown): unknown {
  const numbers = numbersOf('$mod', a, b);
  if (!numbers) return null;
  if (numbers[1] === 0) throw new StoreError(16610, "can't $mod by zero");
  const rest = numbers[0] % numbers[1];
  const kinds = [kindOf(a as Numeric), kindOf(b as Numeric)];
  if (kinds.includes('double')) return double(rest);
  return kinds.includes('long') ? Long.fromNumber(rest) : rest + 0;
}

const ofNumber = (name: string, apply: (value: Numeric) => unknown): Operator =>
  ofValues(name, 1, 1, (value) => {
    if (isNullish(value)) return null;
    if (isNumeric(value)) return apply(value);
    throw new StoreError(28765, `${name} only supports numeric types, not ${typeName(value)}`);
  });

function absolute(value: Numeric): Numeric {
  const kind = kindOf(value);
  if (kind === 'decimal') throw notSupported('$abs of a Decimal128');
  if (kind === 'double') return double(Math.abs(Number(value.toString())));
  const n = asBigInt(value);
  if (n === -(2n ** 63n)) throw new StoreError(28680, "can't take $abs of long long min");
  return whole(n < 0n ? -n : n, kind);
}

const rounding = (name: string, round: (n: number) => number) =>
  ofNumber(name, (value) => {
    if (value instanceof Decimal128) throw notSupported(`${name} of a Decimal128`);
    if (kindOf(value) !== 'double') return value;
    return double(round(value instanceof Double ? value.value : (value as number)));
  });

export const arithmetic: Record<string, Operator> = {
  $add: ofMany(add),
  $multiply: ofMany(multiply),
  $subtract: ofValues('$subtract', 2, 2, subtract),
  $divide: ofValues('$divide', 2, 2, divide),
  $mod: ofValues('$mod', 2, 2, mod),
  $abs: ofNumber('$abs', absolute),
  $ceil: rounding('$ceil', Math.ceil),
  $floor: rounding('$floor', Math.floor),
  $round: ofValues('$round', 1, 2, (value, place = 0) => roundTo('$round', value, place)),
  $trunc: ofValues('$trunc', 1, 2, (value, place = 0) => roundTo('$trunc', value, place)),
};
