import type { Document } from '../bson/document.ts';
import { compileFilter } from './compile-filter.ts';
import { fieldValues } from './field-values.ts';

/**
 * The place in an array of the first element that made a query match, for `a.$`. Found by asking
 * each condition on the array about one element at a time.
 */
export function matchedIndex(
  filter: Document,
  document: Document,
  path: string,
): number | undefined {
  const [array] = fieldValues(document, path);
  if (!Array.isArray(array)) return undefined;
  for (const [field, condition] of conditionsOn(filter, path)) {
    const inner = `item${field.slice(path.length)}`;
    const { test } = compileFilter({ [inner]: condition });
    const index = array.findIndex((item: unknown) => test({ item: [item] }));
    if (index >= 0) return index;
  }
  return undefined;
}

function* conditionsOn(filter: Document, path: string): Generator<[string, unknown]> {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || field === '$or') {
      for (const branch of condition as Document[]) yield* conditionsOn(branch, path);
    } else if (field === path || field.startsWith(`${path}.`)) yield [field, condition];
  }
}
