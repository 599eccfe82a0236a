import { double } from '../bson/arithmetic.ts';
import { isPlain, type Document } from '../bson/document.ts';
import { isNumeric, sortKey } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError } from '../store-error.ts';
import { isNullish, listOf } from './operands.ts';
import type { Operator } from './scope.ts';
import { Sum } from './sum.ts';

/** Takes the values of a group one after the other. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

function sum(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => isNumeric(value) && total.add(value),
    result: () => total.result,
  };
}

function average(): Accumulator {
  const total = new Sum();
  let count = 0;
  return {
    add: (value) => {
      if (!isNumeric(value)) return;
      total.add(value);
      count++;
    },
    result: () => (count ? double(total.asDouble() / count) : null),
  };
}

function count(): Accumulator {
  let n = 0;
  return { add: () => n++, result: () => n };
}

function extreme(isBetter: (key: string, best: string) => boolean): Accumulator {
  let best: { key: string; value: unknown } | undefined;
  return {
    add: (value) => {
      if (isNullish(value)) return;
      const key = sortKey(value);
      if (!best || isBetter(key, best.key)) best = { key, value };
    },
    result: () => best?.value ?? null,
  };
}

function first(): Accumulator {
  let found: { value: unknown } | undefined;
  return { add: (value) => (found ??= { value }), result: () => found?.value ?? null };
}

function last(): Accumulator {
  let found: unknown;
  return { add: (value) => (found = value), result: () => found ?? null };
}

function push(): Accumulator {
  const values: unknown[] = [];
  return { add: (value) => value !== undefined && values.push(value), result: () => values };
}

function addToSet(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      if (value === undefined) return;
      const key = sortKey(value);
      if (!values.has(key)) values.set(key, value);
    },
    result: () => [...values.values()],
  };
}

function mergeObjects(): Accumulator {
  let merged: Document = {};
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (!isPlain(value)) {
        throw new StoreError(
          40400,
          `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
        );
      }
      merged = { ...merged, ...value };
    },
    result: () => merged,
  };
}

export const accumulators: Record<string, () => Accumulator> = {
  $sum: sum,
  $avg: average,
  $count: count,
  $min: () => extreme((key, best) => key < best),
  $max: () => extreme((key, best) => key > best),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: mergeObjects,
};

/** Those that are expressions too: over their operands, or over the array that is their only one. */
const asExpression =
  (begin: () => Accumulator): Operator =>
  (operand, scope, compile) => {
    const parts = listOf(operand).map((part) => compile(part, scope));
    return (root) => {
      const accumulator = begin();
      const values = parts.map((part) => part(root));
      const [only] = values;
      for (const value of values.length === 1 && Array.isArray(only) ? only : values) {
        scope.clock.step();
        accumulator.add(value);
      }
      return accumulator.result();
    };
  };

export const accumulating: Record<string, Operator> = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$mergeObjects'].map((name) => [
    name,
    asExpression(accumulators[name]!),
  ]),
);
