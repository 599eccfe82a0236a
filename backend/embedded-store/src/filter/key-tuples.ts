import { isPlain } from '../bson/document.ts';
import { invertKey } from '../bson/number-key.ts';
import { classes, sortKey } from '../bson/sort-key.ts';
import { isIndex } from './field-values.ts';

/** Marks an empty array, which sorts before null. */
export const emptyArray = Symbol('empty array');

/** Two paths lead through different arrays, which MongoDB neither sorts nor indexes. */
export class ParallelArraysError extends Error {}

/**
 * The values of paths in an index or a sort: one tuple, or one for each element of the array along
 * the paths. Values of one element stay together; a missing value is `undefined`.
 */
export function keyTuples(
  document: unknown,
  paths: string[][],
): { tuples: unknown[][]; many: boolean } {
  const single = tupleWithoutArrays(document, paths);
  if (single) return { tuples: [single], many: false };
  const tuples: unknown[][] = [];
  const many = expand(document, paths, [], tuples);
  return { tuples, many };
}

/** Fast path for documents without arrays. */
function tupleWithoutArrays(document: unknown, paths: string[][]): unknown[] | undefined {
  const tuple: unknown[] = [];
  for (const names of paths) {
    let value = document;
    for (const name of names) {
      if (Array.isArray(value)) return undefined;
      value = isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    }
    if (Array.isArray(value)) return undefined;
    tuple.push(value);
  }
  return tuple;
}

/** For an undefined path, `fixed` has the value already. */
function expand(
  root: unknown,
  paths: (string[] | undefined)[],
  fixed: unknown[],
  tuples: unknown[][],
): boolean {
  let array: unknown[] | undefined;
  const tuple = [...fixed];
  const rests = paths.map((names, i) => {
    if (!names) return undefined;
    const { value, rest } = walk(root, names);
    if (!Array.isArray(value)) {
      tuple[i] = value;
      return undefined;
    }
    if (array && array !== value) throw new ParallelArraysError();
    array = value;
    return rest;
  });
  if (!array) {
    tuples.push(tuple);
    return false;
  }
  for (const item of array.length ? array : [emptyArray]) {
    const own = [...tuple];
    const inner = rests.map((rest, i) => {
      if (rest?.length && isPlain(item)) return rest;
      if (rest) own[i] = rest.length ? undefined : item;
      return undefined;
    });
    if (inner.some(Boolean)) expand(item, inner, own, tuples);
    else tuples.push(own);
  }
  return true;
}

/** Follows a path to its end or to the first array without an index in the path. */
function walk(root: unknown, names: string[]): { value: unknown; rest: string[] } {
  let value = root;
  for (const [at, name] of names.entries()) {
    if (Array.isArray(value)) {
      if (!isIndex(name) || Number(name) >= value.length) return { value, rest: names.slice(at) };
      value = (value as unknown[])[Number(name)];
    } else value = isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return { value, rest: [] };
}

/** The key of one value of a tuple, in the direction of its field. */
export function fieldKey(value: unknown, direction: number): string {
  const key = value === emptyArray ? classes.empty : sortKey(value);
  return direction < 0 ? invertKey(key) : key;
}
