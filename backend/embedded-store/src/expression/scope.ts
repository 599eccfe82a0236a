import type { Clock } from '../clock.ts';
import type { Document } from '../bson/document.ts';
import { badValue } from '../store-error.ts';

/** Returns the value for a document; `undefined` for a missing field. */
export type Expression = (root: Document) => unknown;

export interface Cell {
  value: unknown;
}

/** The variables of an expression, and the clock of its loops. */
export interface Scope {
  variables: ReadonlyMap<string, Cell>;
  clock: Clock;
}

type Compile = (expression: unknown, scope: Scope) => Expression;
export type Operator = (operand: unknown, scope: Scope, compile: Compile) => Expression;

/** A scope with one more variable. The caller sets its cell before each evaluation. */
export function withVariable(scope: Scope, name: string, cell: Cell): Scope {
  if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
    throw badValue(`'${name}' contains an invalid character for a variable name`);
  return { ...scope, variables: new Map([...scope.variables, [name, cell]]) };
}
