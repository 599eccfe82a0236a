import { BSONRegExp, Double, Long } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import { isPlain, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { comparisonOperators } from './comparison-operators.ts';
import { guardArithmetic } from './guard-arithmetic.ts';
import { toRegExp } from '../query/regex.ts';

type Operator = (object: unknown, expression: unknown, options: never) => unknown;
type Operators = Record<string, Operator>;

/** Without the operators that run scripts. */
const withoutScripts = (operators: object): Operators =>
  Object.fromEntries(
    Object.entries(operators as Operators).filter(
      ([name]) => name !== '$function' && name !== '$accumulator',
    ),
  );

const safe = withoutScripts(expressions);
const safeAccumulators = withoutScripts(accumulators);

const $preparedOptions: Operator = (_object, _expression, options) => options;

/** mingo's expressions, without scripts, and with BSON's order in place of JavaScript's. */
export const expressionContext = Context.init({
  accumulator: guardArithmetic(safeAccumulators) as never,
  expression: { ...guardArithmetic(safe), ...comparisonOperators, $preparedOptions } as never,
});

/**
 * mingo calculates with JavaScript numbers, so Double and Long become numbers in a copy (a document
 * without any is used as it is). What a number cannot hold stays; arithmetic refuses it.
 */
export function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.map(toPlain);
    return copy.some((item, i) => item !== value[i]) ? copy : value;
  }
  if (value instanceof Double) return value.value;
  if (value instanceof Long && value.constructor === Long) {
    const number = value.toNumber();
    return Number.isSafeInteger(number) ? number : value;
  }
  if (value instanceof BSONRegExp) return toRegExp(value.pattern, value.options);
  if (!isPlain(value)) return value;
  let copy: Document | undefined;
  for (const key of Object.keys(value)) {
    const plain = toPlain(value[key]);
    if (plain === value[key]) continue;
    copy ??= { ...value };
    copy[key] = plain;
  }
  return copy ?? value;
}

export type Evaluator = (document: Document) => unknown;

/** The value of an aggregation expression for one document. */
export function evaluate(expression: unknown, document: Document, variables: Document): unknown {
  return evaluator(expression, variables)(document);
}

/** Prepares an expression. Fields and documents of fields keep their exact types; operators are mingo's. */
export function evaluator(expression: unknown, variables: Document): Evaluator {
  if (typeof expression === 'string' && /^\$[^$]/.test(expression)) {
    const names = expression.slice(1).split('.');
    return (document) => fieldOf(document, names, 0);
  }
  if (typeof expression !== 'object' || expression === null) {
    if (typeof expression !== 'string' || !expression.startsWith('$$')) return () => expression;
  } else if (isPlain(expression) && !Object.keys(expression).some((name) => name.startsWith('$'))) {
    const fields = Object.entries(expression).map(
      ([name, inner]) => [name, evaluator(inner, variables)] as const,
    );
    return (document) => {
      const result: Document = {};
      for (const [name, compute] of fields) {
        const value = compute(document);
        if (value !== undefined) result[name] = value;
      }
      return result;
    };
  } else if (!isPlain(expression) && !Array.isArray(expression)) return () => expression;
  else if (isPlain(expression) && '$literal' in expression) return () => expression['$literal'];
  return mingoEvaluator(toPlain(expression), toPlain(variables) as Document);
}

function mingoEvaluator(expression: unknown, variables: Document): Evaluator {
  checkExpression(expression);
  const given = { context: expressionContext, variables, scriptEnabled: false };
  // mingo prepares options at each call unless it is handed the ones it has prepared itself.
  const options = evalExpr({}, { $preparedOptions: null }, given as never) as {
    update: (locals: { root: unknown }) => never;
  };
  return (document) => {
    const root = toPlain(document) as Document;
    return mingoErrors(() => evalExpr(root, expression, options.update({ root })));
  };
}

/** `$a.b`: arrays on the way give an array of what their documents hold. */
function fieldOf(value: unknown, names: string[], at: number): unknown {
  const name = names[at];
  if (name === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item) => fieldOf(item, names, at)).filter((item) => item !== undefined);
  }
  if (!isPlain(value) || !Object.hasOwn(value, name)) return undefined;
  return fieldOf(value[name], names, at + 1);
}

/** mingo reports mistakes in an expression with plain errors. */
export function mingoErrors<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const message = (error as Error).message;
    if (message.startsWith('Use of undefined variable')) throw new StoreError(17276, message);
    throw new StoreError(2, message);
  }
}

/** An operator nobody knows is MongoDB's error 168, also when no document comes by. */
export function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) {
    for (const item of expression) checkExpression(item);
  } else if (isPlain(expression)) {
    for (const name of Object.keys(expression)) {
      if (name === '$literal') continue;
      if (name.startsWith('$') && !isOperator(name)) {
        throw new StoreError(168, `Unrecognized expression '${name}'`);
      }
      checkExpression(expression[name]);
    }
  }
}

const isOperator = (name: string) => name in safe || name in safeAccumulators;
