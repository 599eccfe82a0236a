import { isPlain } from '../bson/document.ts';

export const isIndex = (name: string) => /^(0|[1-9]\d*)$/.test(name);

/**
 * The values of a path in a query: arrays along the path are searched, and a number may be an array
 * index or a field name. `undefined` in the result stands for a missing field.
 */
export function fieldValues(document: unknown, path: string): unknown[] {
  const found: unknown[] = [];
  if (!path.includes('.') && isPlain(document)) {
    found.push(Object.hasOwn(document, path) ? document[path] : undefined);
  } else walk(document, path.split('.'), 0, found);
  return found;
}

/** Also returns the elements of arrays at the end of the path, which most operators test, too. */
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
