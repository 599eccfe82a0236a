import { isPlain } from '../bson/document.ts';
import { invertKey } from '../bson/number-key.ts';
import { classes, sortKey } from '../bson/sort-key.ts';
import { StoreError, badValue, notSupported } from '../store-error.ts';
import { emptyArray, indexedValues } from './field-values.ts';
import { toNumber } from './value-tests.ts';

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
    if (path === '$natural') throw notSupported('Sorting by $natural with other orders');
    return [path, number];
  });
}

/** One string for the whole sort; an array sorts by its least element, or its greatest. */
function sortKeyOf(document: unknown, sort: Sort): string {
  return sort.map(([path, direction]) => fieldKey(document, path, direction)).join('');
}

function fieldKey(document: unknown, path: string, direction: 1 | -1): string {
  const { values } = indexedValues(document, path);
  let best: string | undefined;
  for (const value of values) {
    const ascending = value === emptyArray ? classes.empty : sortKey(value);
    const key = direction < 0 ? invertKey(ascending) : ascending;
    if (best === undefined || key < best) best = key;
  }
  return best ?? (direction < 0 ? invertKey(sortKey(null)) : sortKey(null));
}

/** Sorts; with a limit only the best ones are kept on the way. Equal items keep their order. */
export function sortBy<T>(
  items: Iterable<T>,
  documentOf: (item: T) => unknown,
  sort: Sort,
  limit = Infinity,
): T[] {
  const keyed: { key: string; place: number; item: T }[] = [];
  const order = (a: (typeof keyed)[0], b: (typeof keyed)[0]) =>
    a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place;
  let place = 0;
  for (const item of items) {
    keyed.push({ key: sortKeyOf(documentOf(item), sort), place: place++, item });
    if (keyed.length > 2 * limit + 1000) {
      keyed.sort(order);
      keyed.length = limit;
    }
  }
  keyed.sort(order);
  return keyed.slice(0, limit).map(({ item }) => item);
}
