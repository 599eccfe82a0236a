import type { Clock, Work } from '../clock.ts';
import { isPlain } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import { StoreError, badValue, notSupported } from '../store-error.ts';
import { fieldKey, keyTuples, ParallelArraysError } from '../filter/key-tuples.ts';

export type Sort = [path: string, direction: 1 | -1][];

export function parseSort(sort: unknown): Sort {
  if (sort === undefined || sort === null) return [];
  if (!isPlain(sort)) throw badValue('sort must be an object');
  return Object.entries(sort).map(([path, direction]) => {
    if (isPlain(direction)) throw notSupported('Sorting by $meta');
    const number = toNumber(direction);
    if (number !== 1 && number !== -1) {
      throw new StoreError(
        15975,
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    }
    if (path === '')
      throw new StoreError(40352, 'FieldPath cannot be constructed with empty string');
    if (path.startsWith('$')) throw notSupported(`Sorting by ${path}`);
    return [path, number];
  });
}

/** Returns a function for the key of a document; of an array, the element that sorts first counts. */
export function sortKeyOf(sort: Sort): (document: unknown) => string {
  const paths = sort.map(([path]) => path.split('.'));
  const keyOf = (tuple: unknown[]) =>
    sort.map(([, direction], i) => fieldKey(tuple[i], direction)).join('');
  return (document) => {
    const tuples = tuplesOf(document, paths);
    const first = keyOf(tuples[0]!);
    if (tuples.length === 1) return first;
    return tuples.map(keyOf).reduce((least, key) => (key < least ? key : least), first);
  };
}

function tuplesOf(document: unknown, paths: string[][]): unknown[][] {
  try {
    return keyTuples(document, paths).tuples;
  } catch (error) {
    if (!(error instanceof ParallelArraysError)) throw error;
    throw badValue('cannot sort with keys that are parallel arrays');
  }
}

interface Keyed<T> {
  key: string;
  position: number;
  item: T;
}

const order = (a: Keyed<unknown>, b: Keyed<unknown>) =>
  a.key < b.key ? -1 : a.key > b.key ? 1 : a.position - b.position;

/** A stable sort; with a limit, only the first items are kept in memory. */
export function* sortBy<T>(
  items: Iterable<T>,
  documentOf: (item: T) => unknown,
  sort: Sort,
  clock: Clock,
  limit = Infinity,
): Work<T[]> {
  const keyOf = sortKeyOf(sort);
  let keyed: Keyed<T>[] = [];
  let position = 0;
  for (const item of items) {
    if (clock.shouldPause()) yield;
    keyed.push({ key: keyOf(documentOf(item)), position: position++, item });
    if (keyed.length > 2 * limit + 1000) {
      keyed.sort(order);
      keyed.length = limit;
    }
  }
  keyed = yield* sortInRuns(keyed, clock);
  return keyed.slice(0, limit).map(({ item }) => item);
}

const runLength = 4096;

/** A merge sort that can pause between runs. */
function* sortInRuns<T>(list: Keyed<T>[], clock: Clock): Work<Keyed<T>[]> {
  if (list.length <= runLength) return list.sort(order);
  let runs: Keyed<T>[][] = [];
  for (let at = 0; at < list.length; at += runLength) {
    runs.push(list.slice(at, at + runLength).sort(order));
    if (clock.shouldPauseNow()) yield;
  }
  while (runs.length > 1) {
    const merged: Keyed<T>[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(yield* merge(runs[i]!, runs[i + 1] ?? [], clock));
    }
    runs = merged;
  }
  return runs[0]!;
}

function* merge<T>(left: Keyed<T>[], right: Keyed<T>[], clock: Clock): Work<Keyed<T>[]> {
  if (right.length === 0) return left;
  const merged: Keyed<T>[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    if (clock.shouldPause()) yield;
    const isLeft = r === right.length || (l < left.length && order(left[l]!, right[r]!) < 0);
    merged.push(isLeft ? left[l++]! : right[r++]!);
  }
  return merged;
}
