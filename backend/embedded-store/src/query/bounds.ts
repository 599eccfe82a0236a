import { BSONRegExp } from 'bson';
import type { Document } from '../bson/document.ts';
import { classes, sortKey, typeClass } from '../bson/sort-key.ts';

export interface Range {
  type: string;
  operator: string;
  key: string;
}

/** A condition that an index can look up: one of some keys, or a range of one type. */
export interface Bound {
  path: string;
  keys?: string[];
  range?: Range;
  /** Ranges that one and the same element of an array is in. */
  element?: Range[];
}

/** Null (it also means "missing") and arrays mean more than an index entry says: no lookup. */
function canLookUp(operand: unknown): boolean {
  if (operand === null || operand === undefined || operand instanceof BSONRegExp) return false;
  const type = typeClass(operand);
  return type !== classes.array && type !== classes.minKey && type !== classes.maxKey;
}

export function boundOf(path: string, operator: string, operand: unknown): Bound | undefined {
  if (operator === '$in') {
    const operands = operand as unknown[];
    if (!operands.every(canLookUp)) return undefined;
    return { path, keys: [...new Set(operands.map(sortKey))].sort() };
  }
  if (!canLookUp(operand)) return undefined;
  if (operator === '$eq') return { path, keys: [sortKey(operand)] };
  if (!['$gt', '$gte', '$lt', '$lte'].includes(operator)) return undefined;
  return { path, range: { type: typeClass(operand), operator, key: sortKey(operand) } };
}

/** What `$elemMatch` says of the element itself. */
export function elementBoundsOf(path: string, criteria: Document): Bound[] {
  const found = Object.keys(criteria).flatMap(
    (operator) => boundOf(path, operator, criteria[operator]) ?? [],
  );
  const element = found.flatMap(({ range }) => range ?? []);
  const keys = found.filter((bound) => bound.keys);
  return element.length > 0 ? [...keys, { path, element }] : keys;
}
