import type { Document } from '../bson/document.ts';
import { notSupported } from '../store-error.ts';
import { compileFilter, holdsOperators } from './compile-filter.ts';
import { fieldValues } from './field-values.ts';

/**
 * The place in an array of the first element that made a query match, for `a.$`. Conditions that
 * say what an element is not, find none.
 */
export function matchedIndex(
  filter: Document,
  document: Document,
  path: string,
): number | undefined {
  const [array] = fieldValues(document, path);
  if (!Array.isArray(array)) return undefined;
  const places = new Set<number>();
  for (const [field, condition] of conditionsOn(filter, path)) {
    const inner = `item${field.slice(path.length)}`;
    const { test } = compileFilter({ [inner]: condition });
    const index = array.findIndex((item: unknown) => test({ item: [item] }));
    if (index >= 0) places.add(index);
  }
  // MongoDB takes that of the condition it happened to judge last.
  if (places.size > 1) throw notSupported('The positional operator after conditions that differ');
  return places.values().next().value;
}

const silent = new Set(['$ne', '$nin', '$not', '$exists', '$size', '$options']);

/** Each operator is a condition of its own, which notes the place where it was met. */
function* conditionsOn(filter: Document, path: string): Generator<[string, unknown]> {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || field === '$or') {
      for (const branch of condition as Document[]) yield* conditionsOn(branch, path);
    } else if (field !== path && !field.startsWith(`${path}.`)) continue;
    else if (!holdsOperators(condition)) yield [field, condition];
    else {
      for (const operator of Object.keys(condition)) {
        if (silent.has(operator)) continue;
        const { $options } = condition;
        const isPattern = operator === '$regex' && $options !== undefined;
        yield [field, { [operator]: condition[operator], ...(isPattern ? { $options } : {}) }];
      }
    }
  }
}
