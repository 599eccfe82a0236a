import { unrecognized } from '../store-error.ts';
import { accumulatorExpressions } from './accumulators.ts';
import { arithmetic } from './arithmetic.ts';
import { arrays } from './arrays.ts';
import { comparison } from './comparison.ts';
import { $filter } from './filter.ts';
import type { Operator } from './scope.ts';
import { typeOperators } from './type-operators.ts';

/** The supported operators; each has test vectors in `test/expressions/`. */
const operators: Record<string, Operator> = {
  $literal: (operand) => () => operand,
  ...accumulatorExpressions,
  ...arithmetic,
  ...arrays,
  ...comparison,
  $filter,
  ...typeOperators,
};

export function operatorOf(name: string): Operator {
  if (Object.hasOwn(operators, name)) return operators[name]!;
  throw unrecognized(168, `Unrecognized expression '${name}'`);
}
