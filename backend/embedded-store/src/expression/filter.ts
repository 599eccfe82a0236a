import { isTrue } from '../bson/truth.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, typeMismatch } from '../store-error.ts';
import { isPlain } from '../bson/document.ts';
import { isNullish } from './operands.ts';
import { withVariable, type Cell, type Operator } from './scope.ts';

/** Counts its steps, since arrays may be long and loops nest. */
export const $filter: Operator = (operand, scope, compile) => {
  checkNames(operand);
  const input = compile(operand['input'], scope);
  const item: Cell = { value: undefined };
  const test = compile(operand['cond'], withVariable(scope, String(operand['as'] ?? 'this'), item));
  return (root) => {
    const items = input(root);
    if (isNullish(items)) return null;
    if (!Array.isArray(items)) {
      throw new StoreError(28651, `input to $filter must be an array not ${typeName(items)}`);
    }
    return items.filter((value) => {
      scope.clock.step();
      item.value = value;
      return isTrue(test(root));
    });
  };
};

function checkNames(operand: unknown): asserts operand is Record<string, unknown> {
  if (!isPlain(operand)) throw typeMismatch('$filter only supports an object as its argument');
  const unknown = Object.keys(operand).find((name) => !['input', 'as', 'cond'].includes(name));
  if (unknown !== undefined)
    throw new StoreError(9, `Unrecognized argument to $filter: ${unknown}`);
  const missing = ['input', 'cond'].find((name) => !(name in operand));
  if (missing !== undefined) throw new StoreError(9, `Missing '${missing}' parameter to $filter`);
}
