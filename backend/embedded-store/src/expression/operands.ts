import { typeName } from '../bson/type-names.ts';
import { StoreError } from '../store-error.ts';
import type { Expression, Operator } from './scope.ts';

type Apply = (a: unknown, b: unknown, c: unknown) => unknown;

/** The operands of an operator; a single operand needs no array. */
export const listOf = (operand: unknown): unknown[] =>
  Array.isArray(operand) ? (operand as unknown[]) : [operand];

/** An operator that evaluates all of its `least` to `most` operands and combines them. */
export function fixedArity(name: string, min: number, max: number, apply: Apply): Operator {
  return (operand, scope, compile) => {
    const list = listOf(operand);
    checkCount(name, list.length, min, max);
    const parts = list.map((part) => compile(part, scope));
    const [a, b, c] = parts as [Expression, Expression, Expression];
    if (parts.length === 1) return (root) => apply(a(root), undefined, undefined);
    if (parts.length === 2) return (root) => apply(a(root), b(root), undefined);
    return (root) => apply(a(root), b(root), c(root));
  };
}

/** An operator that takes any number of operands. */
export function variadic(apply: (values: Iterable<unknown>) => unknown): Operator {
  return (operand, scope, compile) => {
    const parts = listOf(operand).map((part) => compile(part, scope));
    return (root) => apply(lazily(parts, root));
  };
}

function* lazily(parts: Expression[], root: Parameters<Expression>[0]) {
  for (const part of parts) yield part(root);
}

export function checkCount(name: string, count: number, least: number, max: number): void {
  if (count >= least && count <= max) return;
  throw least === max
    ? new StoreError(
        16020,
        `Expression ${name} takes exactly ${least} arguments. ${count} were passed in.`,
      )
    : new StoreError(
        28667,
        `Expression ${name} takes at least ${least} arguments, and at most ${max}, but ${count} were passed in.`,
      );
}

export const isNullish = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

export const nameOf = (value: unknown): string =>
  value === undefined ? 'missing' : typeName(value);
