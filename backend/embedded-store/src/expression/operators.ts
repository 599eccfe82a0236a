import { unrecognized } from '../store-error.ts';
import { comparison } from './comparison.ts';
import type { Operator } from './expression.ts';
import { $toString } from './to-string.ts';

/** The supported operators; each has test vectors in `test/expressions/`. */
const operators: Record<string, Operator> = {
  ...comparison,
  $toString,
};

export function operatorOf(name: string): Operator {
  if (Object.hasOwn(operators, name)) return operators[name]!;
  throw unrecognized(168, `Unrecognized expression '${name}'`);
}
