import type { Clock } from '../clock.ts';
import type { Document } from '../bson/document.ts';
import { badValue } from '../store-error.ts';

/** A prepared expression: its value for a document; `undefined` stands for a missing field. */
export type Expression = (root: Document) => unknown;

export interface Cell {
  value: unknown;
}

/** What an expression can name, and the clock that its loops obey. */
export interface Scope {
  variables: ReadonlyMap<string, Cell>;
  clock: Clock;
}

export type Compile = (expression: unknown, scope: Scope) => Expression;
export type Operator = (operand: unknown, scope: Scope, compile: Compile) => Expression;

/** A scope with further variables. Their cells are filled before each evaluation. */
export function extend(scope: Scope, cells: (readonly [name: string, cell: Cell])[]): Scope {
  for (const [name] of cells) {
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
      throw badValue(`'${name}' contains an invalid character for a variable name`);
  }
  return { ...scope, variables: new Map([...scope.variables, ...cells]) };
}
