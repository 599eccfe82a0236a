import { Double, Long, ObjectId } from 'bson';
import { double, kindOf, whole } from '../bson/arithmetic.ts';
import { isNumeric, toNumber } from '../bson/sort-key.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish, nameOf, ofValues } from './operands.ts';
import type { Operator } from './scope.ts';

const failure = (message: string) =>
  new StoreError(241, `${message} in $convert with no onError value`);

const unsupported = (value: unknown, to: string) =>
  failure(`Unsupported conversion from ${nameOf(value)} to ${to}`);

/** A conversion: null and missing become null. */
const conversion = (name: string, convert: (value: unknown) => unknown): Operator =>
  ofValues(name, 1, 1, (value) => (isNullish(value) ? null : convert(value)));

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) {
    const text = value.toISOString();
    if (/^\d{4}-/.test(text)) return text;
    throw notSupported('$toString of a date outside the years 0 to 9999');
  }
  if (!isNumeric(value)) throw unsupported(value, 'string');
  const isDouble = typeof value === 'number' || value instanceof Double;
  const n = isDouble ? toNumber(value) : 0;
  // Where the shortest text and the one of 16 digits differ, only MongoDB knows.
  if (Number.isInteger(n) && Math.abs(n) < 1e15 && !Object.is(n, -0)) return value.toString();
  throw notSupported(`$toString of the double ${n}`);
}

function toWhole(value: unknown, kind: 'int' | 'long'): unknown {
  if (typeof value === 'boolean') return whole(value ? 1n : 0n, kind);
  if (kind === 'long' && value instanceof Date) return Long.fromNumber(value.getTime());
  if (typeof value === 'string') throw notSupported(`A conversion from string to ${kind}`);
  if (!isNumeric(value)) throw unsupported(value, kind);
  if (kindOf(value) === 'decimal') throw notSupported(`A conversion from decimal to ${kind}`);
  const number = toNumber(value);
  if (!Number.isFinite(number)) {
    throw failure(
      `Attempt to convert ${Number.isNaN(number) ? 'NaN' : 'infinity'} value to integer type`,
    );
  }
  const n = value instanceof Long ? value.toBigInt() : BigInt(Math.trunc(number));
  const bits = kind === 'int' ? 31n : 63n;
  if (n < -(2n ** bits) || n >= 2n ** bits) {
    throw failure('Conversion would overflow target type');
  }
  return whole(n, kind);
}

function toDouble(value: unknown): unknown {
  if (isNumeric(value) && kindOf(value) !== 'decimal') return double(toNumber(value));
  throw notSupported(`$toDouble of the type ${nameOf(value)}`);
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  const isMs = isNumeric(value) && kindOf(value) !== 'int';
  if (!isMs && typeof value !== 'string') throw unsupported(value, 'date');
  if (!isMs || kindOf(value) === 'decimal')
    throw notSupported(`$toDate of the type ${nameOf(value)}`);
  const date = new Date(Math.trunc(toNumber(value)));
  if (Number.isNaN(date.getTime())) throw notSupported('$toDate of a date that JavaScript lacks');
  return date;
}

export const typeOperators: Record<string, Operator> = {
  $type: ofValues('$type', 1, 1, nameOf),
  $toString: conversion('$toString', toText),
  $toInt: conversion('$toInt', (value) => toWhole(value, 'int')),
  $toLong: conversion('$toLong', (value) => toWhole(value, 'long')),
  $toDouble: conversion('$toDouble', toDouble),
  $toDate: conversion('$toDate', toDate),
};
