import { isNumeric, sortKey } from '../bson/sort-key.ts';
import { isNullish, listOf } from './operands.ts';
import type { Operator } from './scope.ts';
import { Sum } from './sum.ts';

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

export const accumulators: Record<string, () => Accumulator> = {
  $sum: sum,
  $min: () => extreme((key, best) => key < best),
  $max: () => extreme((key, best) => key > best),
};

/** Accumulators as expressions, over their operands or the elements of a single array. */
export const accumulatorExpressions: Record<string, Operator> = Object.fromEntries(
  Object.entries(accumulators).map(([name, create]) => [name, asExpression(create)]),
);

function asExpression(begin: () => Accumulator): Operator {
  return (operand, scope, compile) => {
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
}
