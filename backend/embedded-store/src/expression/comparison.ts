import { classes, compareStrings, sortKey } from '../bson/sort-key.ts';
import { isTrue } from '../bson/truth.ts';
import { StoreError } from '../store-error.ts';
import { checkCount, isNullish, listOf, fixedArity } from './operands.ts';
import type { Expression, Operator } from './scope.ts';

/** A missing field is less than null in expressions, unlike in queries. */
export const comparable = (value: unknown): string =>
  value === undefined ? classes.empty : sortKey(value);

function compare(name: string, accepts: (order: number) => boolean): Operator {
  return fixedArity(name, 2, 2, (a, b) => accepts(compareStrings(comparable(a), comparable(b))));
}

/** $and and $or stop at the first operand that decides. */
function junction(stopsAt: boolean): Operator {
  return (operand, scope, compile) => {
    const parts = listOf(operand).map((part) => compile(part, scope));
    return (root) => parts.some((part) => isTrue(part(root)) === stopsAt) === stopsAt;
  };
}

const $cond: Operator = (operand, scope, compile) => {
  const [test, then, otherwise] = conditionOf(operand).map((part) => compile(part, scope)) as [
    Expression,
    Expression,
    Expression,
  ];
  return (root) => (isTrue(test(root)) ? then(root) : otherwise(root));
};

function conditionOf(operand: unknown): unknown[] {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand)) {
    const list = listOf(operand);
    checkCount('$cond', list.length, 3, 3);
    return list;
  }
  const codes = { if: 17080, then: 17081, else: 17082 };
  const unknown = Object.keys(operand).find((name) => !(name in codes));
  if (unknown !== undefined) {
    throw new StoreError(17083, `Unrecognized parameter to $cond: ${unknown}`);
  }
  return Object.entries(codes).map(([name, code]) => {
    if (name in operand) return (operand as Record<string, unknown>)[name];
    throw new StoreError(code, `Missing '${name}' parameter to $cond`);
  });
}

const $ifNull: Operator = (operand, scope, compile) => {
  const list = listOf(operand);
  if (list.length < 2) {
    throw new StoreError(1257300, '$ifNull needs at least two arguments');
  }
  const parts = list.map((part) => compile(part, scope));
  const last = parts.pop()!;
  return (root) => {
    for (const part of parts) {
      const value = part(root);
      if (!isNullish(value)) return value;
    }
    return last(root);
  };
};

export const comparison: Record<string, Operator> = {
  $eq: compare('$eq', (order) => order === 0),
  $ne: compare('$ne', (order) => order !== 0),
  $gt: compare('$gt', (order) => order > 0),
  $gte: compare('$gte', (order) => order >= 0),
  $lt: compare('$lt', (order) => order < 0),
  $lte: compare('$lte', (order) => order <= 0),
  $and: junction(false),
  $or: junction(true),
  $not: fixedArity('$not', 1, 1, (value) => !isTrue(value)),
  $cond,
  $ifNull,
};
