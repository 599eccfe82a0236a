import { isNumeric } from '../bson/sort-key.ts';
import { StoreError } from '../store-error.ts';
import { comparable } from './comparison.ts';
import { isNullish, nameOf, variadic, fixedArity } from './operands.ts';
import type { Operator } from './scope.ts';

function arrayOf(name: string, code: number, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new StoreError(code, `${name} takes an array, but was given: ${nameOf(value)}`);
}

function wholeOf(name: string, value: unknown, type: number, fraction: number): number {
  if (!isNumeric(value)) {
    throw new StoreError(type, `${name} takes a number there, but was given: ${nameOf(value)}`);
  }
  const number = Number(value.toString());
  if (Number.isInteger(number)) return number;
  throw new StoreError(
    fraction,
    `${name} takes a number that is representable as a 32-bit integer, not ${number}`,
  );
}

function isIn(value: unknown, list: unknown): boolean {
  const key = comparable(value);
  return arrayOf('$in', 40081, list).some((item) => comparable(item) === key);
}

function concatArrays(values: Iterable<unknown>): unknown[] | null {
  const all: unknown[] = [];
  for (const value of values) {
    if (isNullish(value)) return null;
    for (const item of arrayOf('$concatArrays', 28664, value)) all.push(item);
  }
  return all;
}

/** `[array, n]` or `[array, from, n]`. */
function slice(value: unknown, first: unknown, second: unknown, isLong: boolean): unknown {
  if (isNullish(value) || isNullish(first) || (isLong && isNullish(second))) return null;
  const array = arrayOf('$slice', 28724, value);
  const from = wholeOf('$slice', first, 28725, 28726);
  if (!isLong) return from < 0 ? array.slice(from) : array.slice(0, from);
  const count = wholeOf('$slice', second, 28727, 28728);
  if (count <= 0)
    throw new StoreError(28729, `Third argument to $slice must be positive: ${count}`);
  const start = from < 0 ? Math.max(0, array.length + from) : from;
  return array.slice(start, start + count);
}

const $slice: Operator = (operand, scope, compile) => {
  const isLong = Array.isArray(operand) && operand.length === 3;
  const apply = (a: unknown, b: unknown, c: unknown) => slice(a, b, c, isLong);
  return fixedArity('$slice', 2, 3, apply)(operand, scope, compile);
};

export const arrays: Record<string, Operator> = {
  $size: fixedArity('$size', 1, 1, (array) => arrayOf('$size', 17124, array).length),
  $in: fixedArity('$in', 2, 2, isIn),
  $concatArrays: variadic(concatArrays),
  $slice,
};
