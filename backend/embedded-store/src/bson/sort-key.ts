import {
  BSONRegExp,
  BSONSymbol,
  Binary,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { isPlain } from './document.ts';
import { doubleKey, numberKey } from './number-key.ts';

/**
 * One string per BSON value: two values are equal for MongoDB when their keys are equal, and the
 * order of the keys (by UTF-16 unit, as JavaScript compares) is MongoDB's order of the values. No
 * key is a prefix of another, so keys can be concatenated for compound indexes.
 */
export function sortKey(value: unknown): string {
  return typeClass(value) + body(value);
}

/** The first unit of a key; $gt, $gte, $lt and $lte compare only values of one class. */
export function typeClass(value: unknown): string {
  if (typeof value === 'number') return classes.number;
  if (typeof value === 'string' || value instanceof BSONSymbol) return classes.string;
  if (value === null || value === undefined) return classes.null;
  if (typeof value === 'boolean') return classes.boolean;
  if (value instanceof ObjectId) return classes.objectId;
  if (value instanceof Date) return classes.date;
  if (Array.isArray(value)) return classes.array;
  if (isPlain(value)) return classes.object;
  if (isNumeric(value)) return classes.number;
  // Timestamp extends Long; isNumeric excludes it.
  if (value instanceof Timestamp) return classes.timestamp;
  if (value instanceof Binary) return classes.binary;
  if (value instanceof BSONRegExp || value instanceof RegExp) return classes.regex;
  if (value instanceof Code) return value.scope ? classes.codeWithScope : classes.code;
  if (value instanceof MinKey) return classes.minKey;
  return classes.maxKey;
}

/** MongoDB's canonical order of types; `empty` is the key of an empty array in a sort or index. */
export const classes = {
  minKey: '\u0001',
  empty: '\u0002',
  null: '\u0003',
  number: '\u0004',
  string: '\u0005',
  object: '\u0006',
  array: '\u0007',
  binary: '\u0008',
  objectId: '\u0009',
  boolean: '\u000a',
  date: '\u000b',
  timestamp: '\u000c',
  regex: '\u000d',
  code: '\u000e',
  codeWithScope: '\u000f',
  maxKey: '\u0010',
} as const;

export type Numeric = number | Double | Int32 | Long | Decimal128;

export function isNumeric(value: unknown): value is Numeric {
  if (typeof value === 'number') return true;
  if (value instanceof Timestamp) return false;
  return [Double, Long, Decimal128, Int32].some((type) => value instanceof type);
}

export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  if (value instanceof Long) return value.toNumber();
  return isNumeric(value) ? Number(value.toString()) : NaN;
}

function body(value: unknown): string {
  if (isNumeric(value)) return numberKey(value);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'boolean') return value ? '\u0001' : '\0';
  if (value instanceof ObjectId) return bytes(value.id);
  if (value instanceof Date) return doubleKey(value.getTime());
  if (Array.isArray(value)) {
    return `${value.map((item) => typeClass(item) + sortKey(item)).join('')}\0`;
  }
  if (isPlain(value)) {
    const field = (key: string) => typeClass(value[key]) + text(key) + sortKey(value[key]);
    return `${Object.keys(value).map(field).join('')}\0`;
  }
  if (value instanceof BSONSymbol) return text(value.value);
  if (value instanceof Timestamp) return units(value.t) + units(value.i);
  if (value instanceof Binary) {
    const content = value.buffer.subarray(0, value.position);
    return units(content.length) + String.fromCharCode(value.sub_type) + bytes(content);
  }
  if (value instanceof BSONRegExp) return text(value.pattern) + text(value.options);
  if (value instanceof RegExp) return text(value.source) + text(value.flags);
  if (value instanceof Code) {
    return text(value.code) + (value.scope ? sortKey(value.scope) : '');
  }
  return '';
}

const units = (n: number) => String.fromCharCode((n >>> 16) & 0xffff, n & 0xffff);
const bytes = (content: Uint8Array) => Buffer.from(content).toString('latin1');

/** MongoDB compares strings by their UTF-8 bytes; outside the BMP that differs from UTF-16. */
function text(value: string): string {
  const escaped = value.replace(/\0/g, '\0\u0001');
  if (!/[\ud800-\uffff]/.test(escaped)) return `${escaped}\0\0`;
  const moved = escaped.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
  return `${moved}\0\0`;
}

const pairs = /[\ud800-\udfff]/;

/**
 * Returns a function that compares a text with the operand as their keys compare, without computing
 * keys: the orders differ only where one text has a surrogate and the other a unit above surrogates.
 */
export function textOrder(operand: string): (value: string) => number {
  const key = sortKey(operand);
  const isBelowPairs = !/[\ud800-\uffff]/.test(operand);
  const hasPairs = pairs.test(operand);
  return (value) => {
    const isSame = isBelowPairs || (!hasPairs && !pairs.test(value));
    return isSame ? compareStrings(value, operand) : compareStrings(sortKey(value), key);
  };
}

export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The smallest string that is greater than every string with the prefix. */
export function prefixEnd(prefix: string): string | undefined {
  for (let end = prefix.length - 1; end >= 0; end--) {
    const code = prefix.charCodeAt(end);
    if (code < 0xffff) return prefix.slice(0, end) + String.fromCharCode(code + 1);
  }
  return undefined;
}
