import { isPlain, type Document } from '../bson/document.ts';
import { sortKey, typeClass } from '../bson/sort-key.ts';
import { compile } from '../expression/compile.ts';
import { sortBy } from '../query/sort.ts';
import { StoreError } from '../store-error.ts';
import { group } from './group.ts';
import type { PipelineContext, Stage } from './pipeline-context.ts';

/** Groups by ranges: each holds its lower boundary and not its upper one. */
export function bucket(spec: unknown, { scope }: PipelineContext): Stage {
  if (!isPlain(spec)) {
    throw new StoreError(40201, 'Argument to $bucket stage must be an object');
  }
  const { groupBy, boundaries, output = { count: { $sum: 1 } }, default: rest, ...others } = spec;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new StoreError(40197, `Unrecognized option to $bucket: ${other}.`);
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
  const valueOf = compile(groupBy, scope);
  const idOf = (document: Document): unknown => {
    const key = sortKey(valueOf(document));
    const upper = keys.findIndex((boundary) => key < boundary);
    if (upper > 0) return boundaries[upper - 1] as unknown;
    if (rest !== undefined) return rest;
    throw new StoreError(
      40066,
      '$bucket could not find a matching branch for an input, and no default was specified.',
    );
  };
  const groups = group({ _id: null, ...(output as Document) }, scope, idOf);
  return function* (documents) {
    const found = yield* groups(documents);
    return yield* sortBy(found, (document) => document, [['_id', 1]], scope.clock);
  };
}
