import { Double, ObjectId } from 'bson';
import { double, kindOf } from '../bson/arithmetic.ts';
import { isNumeric, toNumber } from '../bson/sort-key.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish, nameOf, fixedArity } from './operands.ts';
import type { Operator } from './scope.ts';

/** A conversion: null and missing become null. */
const conversion = (name: string, convert: (value: unknown) => unknown): Operator =>
  fixedArity(name, 1, 1, (value) => (isNullish(value) ? null : convert(value)));

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) {
    const text = value.toISOString();
    if (/^\d{4}-/.test(text)) return text;
    throw notSupported('$toString of a date outside the years 0 to 9999');
  }
  if (!isNumeric(value)) {
    const message = `Unsupported conversion from ${nameOf(value)} to string in $convert with no onError value`;
    throw new StoreError(241, message);
  }
  const isDouble = typeof value === 'number' || value instanceof Double;
  const n = isDouble ? toNumber(value) : 0;
  // Beyond this, MongoDB's text may differ from JavaScript's.
  if (Number.isInteger(n) && Math.abs(n) < 1e15 && !Object.is(n, -0)) return value.toString();
  throw notSupported(`$toString of the double ${n}`);
}

function toDouble(value: unknown): unknown {
  if (isNumeric(value) && kindOf(value) !== 'decimal') return double(toNumber(value));
  throw notSupported(`$toDouble of the type ${nameOf(value)}`);
}

export const typeOperators: Record<string, Operator> = {
  $toString: conversion('$toString', toText),
  $toDouble: conversion('$toDouble', toDouble),
};
