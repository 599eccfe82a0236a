import { toNumber } from '../bson/sort-key.ts';
import { clone, isPlain, type Document } from '../bson/document.ts';
import { parseSort, sortArray } from '../query/sort.ts';
import { badValue } from '../store-error.ts';
import { listOf, type Target } from './target.ts';

/** $push, with $each and what may go with it: $position, $sort and $slice, in this order. */
export function pushTo(target: Target, operand: unknown): unknown {
  const items = [...listOf(target, '$push')];
  if (!isPlain(operand) || !('$each' in operand)) return [...items, clone<unknown>(operand)];
  const { $each: each, $position: position, $sort: sort, $slice: slice, ...others } = operand;
  const [other] = Object.keys(others);
  if (other !== undefined) throw badValue(`Unrecognized clause in $push: ${other}`);
  if (!Array.isArray(each)) throw badValue('The argument to $each in $push must be an array');
  items.splice(placeOf(position, items.length), 0, ...clone(each as unknown[]));
  return sliced(sorted(items, sort), slice);
}

function placeOf(position: unknown, length: number): number {
  if (position === undefined) return length;
  const place = toNumber(position);
  if (!Number.isInteger(place)) throw badValue('The value for $position must be an integer value');
  return place < 0 ? Math.max(0, length + place) : place;
}

function sorted(items: unknown[], sort: unknown): unknown[] {
  if (sort === undefined) return items;
  if (!isPlain(sort)) {
    const order = parseSort({ item: sort });
    return sortArray(items, order, (item) => ({ item: Array.isArray(item) ? [item] : item }));
  }
  return sortArray(items, parseSort(sort), (item) => item as Document);
}

function sliced(items: unknown[], slice: unknown): unknown[] {
  if (slice === undefined) return items;
  const count = toNumber(slice);
  if (!Number.isInteger(count)) throw badValue('The value for $slice must be an integer value');
  return count < 0 ? items.slice(count) : items.slice(0, count);
}
