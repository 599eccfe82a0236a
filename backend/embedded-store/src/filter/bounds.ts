import { BSONRegExp } from 'bson';
import type { Document } from '../bson/document.ts';
import { invertKey } from '../bson/number-key.ts';
import { prefixEnd, classes, sortKey, typeClass } from '../bson/sort-key.ts';

export interface Range {
  type: string;
  operator: string;
  key: string;
}

/** A condition that an index can look up: one of several keys, or a range of one type. */
export interface Bound {
  path: string;
  keys?: string[];
  /** One of the keys is null, which missing fields share. */
  hasNull?: boolean;
  range?: Range;
  /** Ranges that one and the same array element must meet. */
  element?: Range[];
}

/** Keys of an index; `to` is excluded. */
export type Span = [from: string, to: string | undefined];

/** Not arrays: an index has entries for their elements, too. */
function canLookUp(operand: unknown): boolean {
  if (operand === undefined || operand instanceof BSONRegExp) return false;
  const type = typeClass(operand);
  return type !== classes.array && type !== classes.minKey && type !== classes.maxKey;
}

export function boundOf(path: string, operator: string, operand: unknown): Bound | undefined {
  if (operator === '$in') {
    const operands = operand as unknown[];
    if (!operands.every(canLookUp)) return undefined;
    const keys = [...new Set(operands.map(sortKey))].sort();
    return { path, keys, ...(operands.includes(null) ? { hasNull: true } : {}) };
  }
  if (!canLookUp(operand)) return undefined;
  if (operator === '$eq') {
    return { path, keys: [sortKey(operand)], ...(operand === null ? { hasNull: true } : {}) };
  }
  if (operand === null || !['$gt', '$gte', '$lt', '$lte'].includes(operator)) return undefined;
  return { path, range: { type: typeClass(operand), operator, key: sortKey(operand) } };
}

/** The bounds of an `$elemMatch` with operators on the element itself. */
export function elementBoundsOf(path: string, criteria: Document): Bound[] {
  const found = Object.keys(criteria).flatMap(
    (operator) => boundOf(path, operator, criteria[operator]) ?? [],
  );
  const element = found.flatMap(({ range }) => range ?? []);
  const keys = found.filter((bound) => bound.keys);
  return element.length > 0 ? [...keys, { path, element }] : keys;
}

const maxPrefixes = 1000;

/** Each prefix followed by each key, in the direction of the field; undefined when these are too many. */
export function extendPrefixes(
  prefixes: string[],
  keys: string[],
  direction: number,
): string[] | undefined {
  if (keys.length * prefixes.length > maxPrefixes) return undefined;
  const own = direction < 0 ? keys.map(invertKey) : keys;
  return prefixes.flatMap((prefix) => own.map((key) => prefix + key));
}

/** The keys that consist of the prefix and a value within all ranges. */
export function spanOf(prefix: string, ranges: Range[], direction: number): Span {
  let from = '';
  let to: string | undefined;
  const atLeast = (key: string) => (from = key > from ? key : from);
  const before = (key: string | undefined) => (to = to === undefined || key! < to ? key : to);
  for (const { type, operator, key } of ranges) {
    const flip = (text: string) => prefix + (direction < 0 ? invertKey(text) : text);
    atLeast(flip(type));
    before(prefixEnd(flip(type)));
    const isLower = (operator === '$gt' || operator === '$gte') !== direction < 0;
    const isOpen = operator === '$gt' || operator === '$lt';
    if (isLower) atLeast(isOpen ? prefixEnd(flip(key))! : flip(key));
    else before(isOpen ? flip(key) : prefixEnd(flip(key)));
  }
  return [from, to];
}
