import { isPlain, type Document } from '../bson/document.ts';
import { sortKey, typeClass } from '../bson/sort-key.ts';
import { sortBy } from '../query/sort.ts';
import { StoreError } from '../store-error.ts';
import { evaluator } from './evaluate.ts';
import { group } from './group.ts';

/** Groups by ranges: each holds its lower boundary and not its upper one. */
export function bucket(
  documents: Iterable<Document>,
  spec: unknown,
  variables: Document,
): Document[] {
  if (!isPlain(spec)) {
    throw new StoreError(40201, 'Argument to $bucket stage must be an object');
  }
  const { groupBy, boundaries, output = { count: { $sum: 1 } } } = spec;
  if (groupBy === undefined || !Array.isArray(boundaries) || boundaries.length < 2) {
    throw new StoreError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  }
  const keys = boundaries.map(sortKey);
  if (keys.some((key, i) => i > 0 && key <= keys[i - 1]!)) {
    throw new StoreError(40194, "The 'boundaries' option to $bucket must be in ascending order");
  }
  if (new Set(boundaries.map(typeClass)).size > 1) {
    throw new StoreError(40193, "All values in the 'boundaries' option must have the same type");
  }
  const valueOf = evaluator(groupBy, variables);
  const idOf = (document: Document): unknown => {
    const key = sortKey(valueOf(document));
    const upper = keys.findIndex((boundary) => key < boundary);
    if (upper > 0) return boundaries[upper - 1] as unknown;
    if ('default' in spec) return spec['default'] as unknown;
    throw new StoreError(
      40066,
      '$bucket could not find a matching branch for an input, and no default was specified.',
    );
  };
  const groups = group(documents, { _id: null, ...(output as Document) }, variables, idOf);
  return sortBy(groups, (document) => document, [['_id', 1]]);
}
