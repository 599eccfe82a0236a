import { Decimal128, Long } from 'bson';
import { evalExpr } from 'mingo/core';
import { isPlain, type Document } from '../bson/document.ts';
import { notSupported } from '../store-error.ts';

type Operator = (object: unknown, expression: unknown, options: never) => unknown;

const arithmetic =
  /^\$(abs|add|ceil|divide|exp|floor|ln|log|log10|mod|multiply|pow|round|sqrt|subtract|trunc|sum|avg|min|max|minN|maxN|median|percentile|stdDev|covariance|bit|to|convert|range|sigmoid|a?(sin|cos|tan))/;

/** Wraps the operators that calculate: numbers that JavaScript cannot hold exactly are refused. */
export function guardArithmetic(operators: Record<string, Operator>): Record<string, Operator> {
  const guarded: Record<string, Operator> = {};
  for (const [name, operator] of Object.entries(operators)) {
    guarded[name] = arithmetic.test(name) ? guard(name, operator) : operator;
  }
  return guarded;
}

function guard(name: string, operator: Operator): Operator {
  return (object, expression, options) => {
    if (Array.isArray(object)) {
      for (const item of object as unknown[]) check(name, evaluated(item, expression, options));
      return operator(object, expression, options);
    }
    const operands = evaluated(object, expression, options);
    check(name, operands);
    // Handed on as they are: evaluating them again would double the work at each level of nesting.
    return operator(object, literal(expression, operands), options);
  };
}

function literal(expression: unknown, value: unknown): unknown {
  if (Array.isArray(expression)) {
    return (value as unknown[]).map((item) => ({ $literal: item }));
  }
  const isNamed = isPlain(expression) && !Object.keys(expression)[0]?.startsWith('$');
  if (!isNamed) return { $literal: value };
  const named = Object.entries(value as Document);
  return Object.fromEntries(named.map(([name, item]) => [name, { $literal: item as unknown }]));
}

const evaluated = (object: unknown, expression: unknown, options: never): unknown =>
  expression === null ? object : evalExpr(object as never, expression as never, options);

function check(name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) check(name, item);
  else if (value instanceof Decimal128 || (value instanceof Long && value.constructor === Long)) {
    throw notSupported(`${name} of a Decimal128 or of a Long beyond 2^53`);
  }
}
