import { isPlain, setField, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { operatorOf } from './operators.ts';
import { compilePath } from './path.ts';
import type { Expression, Scope } from './scope.ts';

/** Prepares an aggregation expression; mistakes fail here, before the first document. */
export function compile(expression: unknown, scope: Scope): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    return compilePath(expression, scope);
  }
  if (Array.isArray(expression)) {
    const items = expression.map((item) => compile(item, scope));
    return (root) => items.map((item) => item(root) ?? null);
  }
  if (!isPlain(expression)) return () => expression;
  const [first, ...others] = Object.keys(expression);
  if (!first?.startsWith('$')) return compileFields(expression, scope);
  if (others.length) {
    throw new StoreError(
      15983,
      `an expression specification must contain exactly one field, the name of the expression. Found ${others.length + 1} fields`,
    );
  }
  return operatorOf(first)(expression[first], scope, compile);
}

/** `{ a: '$x', b: 1 }`: a document without the fields whose values are missing. */
function compileFields(fields: Document, scope: Scope): Expression {
  const parts = Object.entries(fields).map(([name, expression]) => {
    if (name.startsWith('$')) {
      throw new StoreError(16410, `FieldPath field names may not start with '$', given '${name}'.`);
    }
    if (name.includes('.')) {
      throw new StoreError(16412, `FieldPath field names may not contain '.', given '${name}'.`);
    }
    return [name, compile(expression, scope)] as const;
  });
  return (root) => {
    const result: Document = {};
    for (const [name, compute] of parts) {
      const value = compute(root);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}
