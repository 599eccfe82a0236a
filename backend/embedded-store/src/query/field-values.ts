import { isPlain } from '../bson/document.ts';

const isIndex = (name: string) => /^(0|[1-9]\d*)$/.test(name);

/**
 * What a path means in a query: arrays on the way are looked through, and a number may be a place
 * in an array or a field name. `undefined` in the answer stands for a missing field.
 */
export function fieldValues(document: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  if (!path.includes('.') && isPlain(document)) {
    found.push(Object.hasOwn(document, path) ? document[path] : undefined);
  } else walk(document, path.split('.'), 0, found);
  return found;
}

/** The same with the elements of arrays at the end of the path, which most operators look at too. */
export function fieldValuesAndElements(document: unknown, path: string): unknown[] {
  const found = fieldValues(document, path);
  if (!found.some(Array.isArray)) return found;
  return found.flatMap((value) =>
    Array.isArray(value) ? [...(value as unknown[]), value] : [value],
  );
}

function walk(value: unknown, names: string[], at: number, found: unknown[]): void {
  const name = names[at];
  if (name === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    if (isIndex(name) && Number(name) < value.length)
      walk(value[Number(name)], names, at + 1, found);
    for (const item of value) if (isPlain(item)) walk(item, names, at, found);
  } else if (isPlain(value)) {
    walk(Object.hasOwn(value, name) ? value[name] : undefined, names, at + 1, found);
  } else {
    found.push(undefined);
  }
}

/** What a path means in an index or a sort: an entry per array element, missing as `undefined`. */
export function indexedValues(
  document: unknown,
  path: string,
): { values: unknown[]; many: boolean } {
  if (!path.includes('.') && isPlain(document)) {
    const value: unknown = Object.hasOwn(document, path) ? document[path] : undefined;
    if (!Array.isArray(value)) return { values: [value], many: false };
  }
  const values: unknown[] = [];
  const many = collect(document, path.split('.'), 0, values);
  return { values, many };
}

/** Marks an empty array, which sorts before null. */
export const emptyArray = Symbol('empty array');

function collect(value: unknown, names: string[], at: number, values: unknown[]): boolean {
  const name = names[at];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    if (name !== undefined && isIndex(name) && Number(name) < items.length) {
      return collect(items[Number(name)], names, at + 1, values);
    }
    if (items.length === 0) values.push(name === undefined ? emptyArray : undefined);
    for (const item of items) {
      if (name === undefined) values.push(item);
      else if (isPlain(item)) collect(item, names, at, values);
      else values.push(undefined);
    }
    return true;
  }
  if (name === undefined) {
    values.push(value);
    return false;
  }
  const inner: unknown = isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return collect(inner, names, at + 1, values);
}
