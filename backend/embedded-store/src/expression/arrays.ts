import { isNumeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError } from '../store-error.ts';
import { comparable } from './comparison.ts';
import { isNullish, ofMany, ofValues } from './operands.ts';
import type { Operator } from './scope.ts';

const nameOf = (value: unknown) => (value === undefined ? 'missing' : typeName(value));

function elementAt(name: string, array: unknown, place: unknown): unknown {
  if (isNullish(array) || isNullish(place)) return null;
  if (!Array.isArray(array)) {
    throw new StoreError(
      28689,
      `${name}'s first argument must be an array, but is ${nameOf(array)}`,
    );
  }
  if (!isNumeric(place)) {
    throw new StoreError(
      28690,
      `${name}'s second argument must be a numeric value, but is ${nameOf(place)}`,
    );
  }
  const index = Number(place.toString());
  if (!Number.isInteger(index)) {
    throw new StoreError(
      28691,
      `${name}'s second argument must be representable as a 32-bit integer: ${index}`,
    );
  }
  return array.at(index) as unknown;
}

function size(array: unknown): number {
  if (Array.isArray(array)) return array.length;
  throw new StoreError(
    17124,
    `The argument to $size must be an array, but was of type: ${nameOf(array)}`,
  );
}

function isIn(value: unknown, list: unknown): boolean {
  if (!Array.isArray(list)) {
    throw new StoreError(
      40081,
      `$in requires an array as a second argument, found: ${nameOf(list)}`,
    );
  }
  const key = comparable(value);
  return list.some((item) => comparable(item) === key);
}

function concatArrays(values: Iterable<unknown>): unknown[] | null {
  const all: unknown[] = [];
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!Array.isArray(value)) {
      throw new StoreError(28664, `$concatArrays only supports arrays, not ${nameOf(value)}`);
    }
    for (const item of value) all.push(item);
  }
  return all;
}

/** `[array, n]` or `[array, from, n]`. */
function slice(array: unknown, first: unknown, second: unknown, isLong: boolean): unknown {
  if (isNullish(array) || isNullish(first) || (isLong && isNullish(second))) return null;
  if (!Array.isArray(array)) {
    throw new StoreError(
      28724,
      `First argument to $slice must be an array, but is of type: ${nameOf(array)}`,
    );
  }
  const from = wholeOf(first, 28725, 28726);
  if (!isLong) return from < 0 ? array.slice(from) : array.slice(0, from);
  const count = wholeOf(second, 28727, 28728);
  if (count <= 0)
    throw new StoreError(28729, `Third argument to $slice must be positive: ${count}`);
  const start = from < 0 ? Math.max(0, array.length + from) : from;
  return array.slice(start, start + count);
}

function wholeOf(value: unknown, type: number, fraction: number): number {
  if (!isNumeric(value)) {
    throw new StoreError(
      type,
      `Second argument to $slice must be a numeric value, but is of type: ${nameOf(value)}`,
    );
  }
  const number = Number(value.toString());
  if (Number.isInteger(number)) return number;
  throw new StoreError(
    fraction,
    `Second argument to $slice can't be represented as a 32-bit integer: ${number}`,
  );
}

const $slice: Operator = (operand, scope, compile) => {
  const isLong = Array.isArray(operand) && operand.length === 3;
  const apply = (a: unknown, b: unknown, c: unknown) => slice(a, b, c, isLong);
  return ofValues('$slice', 2, 3, apply)(operand, scope, compile);
};

/** $allElementsTrue and its kin are refused; these are the ones whose rules are plain. */
export const arrays: Record<string, Operator> = {
  $arrayElemAt: ofValues('$arrayElemAt', 2, 2, (array, place) =>
    elementAt('$arrayElemAt', array, place),
  ),
  $first: ofValues('$first', 1, 1, (array) => elementAt('$first', array, 0)),
  $last: ofValues('$last', 1, 1, (array) => elementAt('$last', array, -1)),
  $size: ofValues('$size', 1, 1, size),
  $in: ofValues('$in', 2, 2, isIn),
  $isArray: ofValues('$isArray', 1, 1, Array.isArray),
  $concatArrays: ofMany(concatArrays),
  $slice,
};
