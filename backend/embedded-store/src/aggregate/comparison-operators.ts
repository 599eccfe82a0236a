import { evalExpr } from 'mingo/core';
import { sortKey } from '../bson/sort-key.ts';
import { StoreError } from '../store-error.ts';

function compare(name: string, accepts: (order: number) => unknown) {
  return (object: unknown, expression: unknown, options: never) => {
    const operands = evalExpr(object as never, expression, options);
    if (!Array.isArray(operands) || operands.length !== 2) {
      throw new StoreError(16020, `Expression ${name} takes exactly 2 arguments`);
    }
    const [left, right] = operands.map(missingFirst);
    return accepts(left! < right! ? -1 : left! > right! ? 1 : 0);
  };
}

/** In expressions, unlike in queries, a missing field is less than null. */
const missingFirst = (value: unknown) => (value === undefined ? '' : sortKey(value));

export const comparisonOperators = {
  $cmp: compare('$cmp', (order) => order),
  $eq: compare('$eq', (order) => order === 0),
  $ne: compare('$ne', (order) => order !== 0),
  $gt: compare('$gt', (order) => order > 0),
  $gte: compare('$gte', (order) => order >= 0),
  $lt: compare('$lt', (order) => order < 0),
  $lte: compare('$lte', (order) => order <= 0),
  $in: (object: unknown, expression: unknown, options: never) => {
    const [value, list] = evalExpr(object as never, expression, options) as [unknown, unknown];
    if (!Array.isArray(list)) {
      throw new StoreError(40081, '$in requires an array as a second argument');
    }
    const key = missingFirst(value);
    return list.some((item) => missingFirst(item) === key);
  },
};
