import type { Document } from '../bson/document.ts';

/** Returns the value for a document; `undefined` for a missing field. */
export type Expression = (root: Document) => unknown;

export type Operator = (
  operand: unknown,
  compile: (expression: unknown) => Expression,
) => Expression;
