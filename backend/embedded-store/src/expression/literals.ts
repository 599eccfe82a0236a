import { isPlain } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { isNullish } from './operands.ts';
import type { Operator } from './scope.ts';

const $literal: Operator = (operand) => () => operand;

/** A field whose name has a dot or a dollar sign. */
const $getField: Operator = (operand, scope, compile) => {
  const isLong = isPlain(operand) && 'field' in operand;
  const { field, input = '$$CURRENT', ...others } = isLong ? operand : { field: operand };
  const name: unknown = isPlain(field) && '$literal' in field ? field['$literal'] : field;
  if (Object.keys(others).length)
    throw new StoreError(3041701, '$getField found an unknown argument');
  if (typeof name !== 'string' || (name === field && name.startsWith('$'))) {
    throw new StoreError(5654602, "$getField requires 'field' to evaluate to a constant string");
  }
  const document = compile(input, scope);
  return (root) => {
    const value = document(root);
    if (isNullish(value)) return value;
    return isPlain(value) && Object.hasOwn(value, name) ? (value[name] as unknown) : undefined;
  };
};

export const literals: Record<string, Operator> = { $literal, $getField };
