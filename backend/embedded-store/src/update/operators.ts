import { BSONRegExp } from 'bson';
import { calculate } from '../bson/arithmetic.ts';
import { clone, isPlain } from '../bson/document.ts';
import { describe } from '../bson/describe.ts';
import { isNumeric, sortKey } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { compileFilter, isValueCriteria } from '../filter/compile-filter.ts';
import { badValue, typeMismatch } from '../store-error.ts';

/** An operator returns a new value, `undefined` to remove the field, or `unchanged`. */
export const unchanged = Symbol('unchanged');

interface Target {
  path: string;
  value: unknown;
  id: unknown;
}

type Operator = (target: Target, operand: unknown) => unknown;

export const operators: Record<string, Operator> = {
  $set: (_target, operand) => clone<unknown>(operand),
  $setOnInsert: (_target, operand) => clone<unknown>(operand),
  $unset: () => undefined,
  $inc: ({ path, value, id }, operand) => {
    if (!isNumeric(operand)) {
      throw typeMismatch(
        `Cannot increment with non-numeric argument: {${path}: ${describe(operand)}}`,
      );
    }
    if (value === undefined) return operand;
    if (isNumeric(value)) return calculate('add', value, operand);
    throw typeMismatch(
      `Cannot apply $inc to a value of non-numeric type. {_id: ${describe(id)}} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(value)}`,
    );
  },
  $min: ({ value }, operand) =>
    value === undefined || sortKey(operand) < sortKey(value) ? clone<unknown>(operand) : unchanged,
  $max: ({ value }, operand) =>
    value === undefined || sortKey(operand) > sortKey(value) ? clone<unknown>(operand) : unchanged,
  $push: (target, operand) => [...itemsOf(target, '$push'), ...clone(addedBy('$push', operand))],
  $addToSet: (target, operand) => {
    const items = itemsOf(target, '$addToSet');
    const known = new Set(items.map(sortKey));
    const added = addedBy('$addToSet', operand).filter(
      (item) => !known.has(sortKey(item)) && known.add(sortKey(item)),
    );
    if (added.length === 0 && target.value !== undefined) return unchanged;
    return [...items, ...clone(added)];
  },
  $pull: ({ path, value }, operand) => {
    if (value === undefined) return unchanged;
    if (!Array.isArray(value))
      throw badValue(`Cannot apply $pull to a non-array value at '${path}'`);
    const drops = pullTest(operand);
    const kept = value.filter((item) => !drops(item));
    return kept.length === value.length ? unchanged : kept;
  },
};

/** The items of the array; a missing field is an empty one. */
function itemsOf({ path, value, id }: Target, operator: string): unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw badValue(
    operator === '$push'
      ? `The field '${path}' must be an array but is of type ${typeName(value)} in document {_id: ${describe(id)}}`
      : `Cannot apply ${operator} to non-array field. Field named '${path.split('.').at(-1)}' has non-array type ${typeName(value)}`,
  );
}

/** The operand as one item, or the items of its `$each`. */
function addedBy(operator: string, operand: unknown): unknown[] {
  if (!isPlain(operand) || !('$each' in operand)) return [operand];
  const { $each: each, ...others } = operand;
  const [other] = Object.keys(others);
  if (other !== undefined) throw badValue(`Unrecognized clause in ${operator}: ${other}`);
  if (Array.isArray(each)) return each;
  const message = `The argument to $each in ${operator} must be an array`;
  throw operator === '$push' ? badValue(message) : typeMismatch(message);
}

/** A document is a query on the items; another value must equal the item. */
function pullTest(operand: unknown): (item: unknown) => boolean {
  if (!isPlain(operand) && !(operand instanceof BSONRegExp)) {
    const key = sortKey(operand);
    return (item) => sortKey(item) === key;
  }
  if (isPlain(operand) && !isValueCriteria(operand)) {
    const { test } = compileFilter(operand);
    return (item) => isPlain(item) && test(item);
  }
  const { test } = compileFilter({ item: operand });
  return (item) => test({ item });
}
