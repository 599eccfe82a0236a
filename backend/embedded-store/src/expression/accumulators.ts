import { isNumeric, sortKey } from '../bson/sort-key.ts';
import { isNullish } from './operands.ts';
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

function max(): Accumulator {
  let best: { key: string; value: unknown } | undefined;
  return {
    add: (value) => {
      if (isNullish(value)) return;
      const key = sortKey(value);
      if (!best || key > best.key) best = { key, value };
    },
    result: () => best?.value ?? null,
  };
}

export const accumulators: Record<string, () => Accumulator> = { $sum: sum, $max: max };
