import { BSONRegExp, Long, Timestamp } from 'bson';
import { asBigInt, calculate, whole } from '../bson/arithmetic.ts';
import { clone, isPlain } from '../bson/document.ts';
import { describe } from '../bson/describe.ts';
import { isNumeric, sortKey, toNumber } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { compileFilter, judgesValue } from '../query/compile-filter.ts';
import { badValue, typeMismatch } from '../store-error.ts';
import { pushTo } from './push.ts';
import { listOf, type Target } from './target.ts';

/** What an operator makes of a field: a new value, `undefined` to remove it, or `unchanged`. */
export const unchanged = Symbol('unchanged');

type Operator = (target: Target, operand: unknown) => unknown;

export const operators: Record<string, Operator> = {
  $set: (_target, operand) => clone<unknown>(operand),
  $setOnInsert: (_target, operand) => clone<unknown>(operand),
  $unset: () => undefined,
  $inc: (target, operand) => arithmetic('$inc', 'increment', target, operand),
  $mul: (target, operand) => arithmetic('$mul', 'multiply', target, operand),
  $min: ({ value }, operand) =>
    value === undefined || sortKey(operand) < sortKey(value) ? clone<unknown>(operand) : unchanged,
  $max: ({ value }, operand) =>
    value === undefined || sortKey(operand) > sortKey(value) ? clone<unknown>(operand) : unchanged,
  $currentDate: (_target, operand) => {
    if (operand === true || (isPlain(operand) && operand['$type'] === 'date')) return new Date();
    if (typeof operand === 'boolean') return new Date();
    if (isPlain(operand) && operand['$type'] === 'timestamp') {
      return new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
    }
    throw badValue(
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  },
  $bit: bit,
  $push: pushTo,
  $addToSet: (target, operand) => {
    const items = listOf(target, '$addToSet');
    const each = isPlain(operand) && '$each' in operand ? (operand['$each'] as unknown) : [operand];
    if (!Array.isArray(each))
      throw typeMismatch('The argument to $each in $addToSet must be an array');
    const known = new Set(items.map(sortKey));
    const added = each.filter((item) => !known.has(sortKey(item)) && known.add(sortKey(item)));
    if (added.length === 0 && target.value !== undefined) return unchanged;
    return [...items, ...added.map((item) => clone<unknown>(item))];
  },
  $pop: (target, operand) => {
    const end = toNumber(operand);
    if (end !== 1 && end !== -1)
      throw badValue(`$pop expects 1 or -1, found: ${describe(operand)}`);
    if (target.value === undefined) return unchanged;
    if (!Array.isArray(target.value)) {
      throw typeMismatch(
        `Path '${target.path}' contains an element of non-array type '${typeName(target.value)}'`,
      );
    }
    if (target.value.length === 0) return unchanged;
    return end === 1 ? target.value.slice(0, -1) : target.value.slice(1);
  },
  $pull: (target, operand) => {
    if (target.value === undefined) return unchanged;
    return without(target, '$pull', pullTest(operand));
  },
  $pullAll: (target, operand) => {
    if (!Array.isArray(operand))
      throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
    if (target.value === undefined) return unchanged;
    const keys = new Set(operand.map(sortKey));
    return without(target, '$pullAll', (item) => keys.has(sortKey(item)));
  },
};

/** A document is a query on the elements; another value must be equal, an array as a whole. */
function pullTest(operand: unknown): (item: unknown) => boolean {
  if (!isPlain(operand) && !(operand instanceof BSONRegExp)) {
    const key = sortKey(operand);
    return (item) => sortKey(item) === key;
  }
  if (isPlain(operand) && !judgesValue(operand)) {
    const { test } = compileFilter(operand);
    return (item) => isPlain(item) && test(item);
  }
  const { test } = compileFilter({ item: operand });
  return (item) => test({ item });
}

function without(
  { path, value }: Target,
  operator: string,
  drops: (item: unknown) => boolean,
): unknown {
  if (!Array.isArray(value))
    throw badValue(`Cannot apply ${operator} to a non-array value at '${path}'`);
  const kept = value.filter((item) => !drops(item));
  return kept.length === value.length ? unchanged : kept;
}

function arithmetic(
  operator: '$inc' | '$mul',
  verb: string,
  { path, value, id }: Target,
  operand: unknown,
): unknown {
  if (!isNumeric(operand)) {
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`);
  }
  if (value === undefined) {
    return operator === '$inc' ? operand : calculate('multiply', 0, operand);
  }
  if (!isNumeric(value)) {
    throw typeMismatch(
      `Cannot apply ${operator} to a value of non-numeric type. {_id: ${describe(id)}} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeName(value)}`,
    );
  }
  return calculate(operator === '$inc' ? 'add' : 'multiply', value, operand);
}

function bit({ path, value, id }: Target, operand: unknown): unknown {
  const isWhole = (n: unknown) => typeName(n) === 'int' || typeName(n) === 'long';
  if (!isPlain(operand) || Object.keys(operand).length === 0) {
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  if (value !== undefined && !isWhole(value)) {
    throw badValue(
      `Cannot apply $bit to a value of non-integral type.{_id: ${describe(id)}} has the field ${path} of non-integer type ${typeName(value)}`,
    );
  }
  let isLong = value instanceof Long;
  let result = value === undefined ? 0n : asBigInt(value as number);
  for (const [name, mask] of Object.entries(operand)) {
    if (!isWhole(mask))
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(mask)}' is not supported here: {${name}: ${describe(mask)}}`,
      );
    const bits = asBigInt(mask as number);
    isLong ||= mask instanceof Long;
    if (name === 'and') result &= bits;
    else if (name === 'or') result |= bits;
    else if (name === 'xor') result ^= bits;
    else
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${describe(mask)}}`,
      );
  }
  return whole(result, isLong ? 'long' : 'int');
}
