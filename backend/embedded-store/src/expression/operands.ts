import { StoreError } from '../store-error.ts';
import type { Expression, Operator } from './expression.ts';

type Apply = (a: unknown, b: unknown) => unknown;

/** The operands of an operator; a single operand needs no array. */
export const listOf = (operand: unknown): unknown[] =>
  Array.isArray(operand) ? (operand as unknown[]) : [operand];

/** An operator that evaluates its one or two operands and combines them. */
export function fixedArity(name: string, count: 1 | 2, apply: Apply): Operator {
  return (operand, compile) => {
    const list = listOf(operand);
    checkCount(name, list.length, count);
    const [a, b = () => undefined] = list.map(compile) as [Expression, Expression?];
    return (root) => apply(a(root), b(root));
  };
}

export function checkCount(name: string, count: number, expected: number): void {
  if (count === expected) return;
  throw new StoreError(
    16020,
    `Expression ${name} takes exactly ${expected} arguments. ${count} were passed in.`,
  );
}

export const isNullish = (value: unknown): value is null | undefined =>
  value === null || value === undefined;
