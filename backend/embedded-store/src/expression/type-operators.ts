import { Decimal128, Double, Long, ObjectId } from 'bson';
import { double, kindOf, whole } from '../bson/arithmetic.ts';
import { isNumeric } from '../bson/sort-key.ts';
import { isTrue } from '../bson/truth.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish, ofValues } from './operands.ts';
import type { Operator } from './scope.ts';

const nameOf = (value: unknown) => (value === undefined ? 'missing' : typeName(value));

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
  if (value instanceof Long || value instanceof Decimal128) {
    if (isNumeric(value)) return value.toString();
  }
  if (value instanceof Date) {
    const text = value.toISOString();
    if (/^\d{4}-/.test(text)) return text;
    throw notSupported('$toString of a date outside the years 0 to 9999');
  }
  if (value instanceof Double) return doubleText(value.value);
  if (typeof value === 'number') return doubleText(value);
  throw unsupported(value, 'string');
}

/** Where the shortest text and the one of 16 digits differ, only MongoDB knows. */
function doubleText(n: number): string {
  const text = String(n);
  const precise = n.toPrecision(16);
  let end = precise.length;
  while (precise[end - 1] === '0') end--;
  const isShort = Number.isInteger(n) ? Math.abs(n) < 1e15 : precise.slice(0, end) === text;
  if (isShort && !text.includes('e') && !Object.is(n, -0)) return text;
  throw notSupported(`$toString of the double ${text}`);
}

function toWhole(value: unknown, kind: 'int' | 'long'): unknown {
  if (typeof value === 'boolean') return whole(value ? 1n : 0n, kind);
  if (kind === 'long' && value instanceof Date) return Long.fromNumber(value.getTime());
  if (typeof value === 'string') throw notSupported(`A conversion from string to ${kind}`);
  if (!isNumeric(value)) throw unsupported(value, kind);
  if (value instanceof Decimal128) throw notSupported(`A conversion from decimal to ${kind}`);
  const number = Number(value.toString());
  if (!Number.isFinite(number)) {
    throw failure(
      `Attempt to convert ${Number.isNaN(number) ? 'NaN' : 'infinity'} value to integer type`,
    );
  }
  const n = kindOf(value) === 'long' ? (value as Long).toBigInt() : BigInt(Math.trunc(number));
  const bits = kind === 'int' ? 31n : 63n;
  if (n < -(2n ** bits) || n >= 2n ** bits) {
    throw failure('Conversion would overflow target type');
  }
  return whole(n, kind);
}

function toDouble(value: unknown): unknown {
  if (typeof value === 'boolean') return double(value ? 1 : 0);
  if (value instanceof Date) return double(value.getTime());
  if (typeof value === 'string') throw notSupported('A conversion from string to double');
  if (!isNumeric(value)) throw unsupported(value, 'double');
  return double(Number(value.toString()));
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  const isMs = isNumeric(value) && kindOf(value) !== 'int';
  if (!isMs && typeof value !== 'string') throw unsupported(value, 'date');
  if (!isMs || value instanceof Decimal128)
    throw notSupported(`$toDate of the type ${nameOf(value)}`);
  const date = new Date(Math.trunc(Number(value.toString())));
  if (Number.isNaN(date.getTime())) throw notSupported('$toDate of a date that JavaScript lacks');
  return date;
}

export const typeOperators: Record<string, Operator> = {
  $type: ofValues('$type', 1, 1, nameOf),
  $isNumber: ofValues('$isNumber', 1, 1, isNumeric),
  $toString: conversion('$toString', toText),
  $toBool: conversion('$toBool', isTrue),
  $toInt: conversion('$toInt', (value) => toWhole(value, 'int')),
  $toLong: conversion('$toLong', (value) => toWhole(value, 'long')),
  $toDouble: conversion('$toDouble', toDouble),
  $toDate: conversion('$toDate', toDate),
};
