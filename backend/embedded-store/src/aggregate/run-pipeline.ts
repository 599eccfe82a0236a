import { isPlain, type Document } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import type { Scope } from '../expression/scope.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { StoreError, unrecognized } from '../store-error.ts';
import { documentStages } from './document-stages.ts';
import { group } from './group.ts';
import { each, immediate, stageOf, type Stage } from './stage.ts';

/** The stages that need more than one document at a time. */
const stages: Record<string, (spec: unknown, scope: Scope) => Stage> = {
  $match: (spec, scope) => {
    if (!isPlain(spec))
      throw new StoreError(15959, 'the match filter must be an expression in an object');
    const { test } = compileFilter(spec, scope);
    return each(scope.clock, (document) => (test(document) ? document : undefined));
  },
  $sort: (spec, { clock }) => {
    if (!isPlain(spec))
      throw new StoreError(15973, 'the $sort key specification must be an object');
    if (Object.keys(spec).length === 0)
      throw new StoreError(15976, '$sort stage must have at least one sort key');
    const sort = parseSort(spec);
    return (documents) => sortBy(documents, (document) => document, sort, clock);
  },
  $skip: (spec) => {
    const number = toNumber(spec);
    if (Number.isInteger(number) && number >= 0)
      return immediate((documents) => documents.slice(number));
    throw new StoreError(15956, 'invalid argument to $skip stage: Expected a non-negative number');
  },
  $limit: (spec) => {
    const number = toNumber(spec);
    if (Number.isInteger(number) && number > 0)
      return immediate((documents) => documents.slice(0, number));
    throw number === 0
      ? new StoreError(15958, 'the limit must be positive')
      : new StoreError(15957, 'invalid argument to $limit stage: Expected a positive number');
  },
  $group: group,
};

/** Prepares all stages first, so that a mistake fails even on an empty collection. */
export function compilePipeline(pipeline: Document[], scope: Scope): Stage {
  const prepared = moveLimitsForward(pipeline).map((stage) => {
    const [name, spec] = stageOf(stage);
    const change = documentStage(name)?.(spec, scope);
    if (change) return each(scope.clock, change);
    if (Object.hasOwn(stages, name)) return stages[name]!(spec, scope);
    throw unknownStage(name);
  });
  return function* (documents) {
    let results = documents;
    for (const stage of prepared) results = yield* stage(results);
    return results;
  };
}

/** An update that is a pipeline: the stages that work on one document at a time. */
export function compileUpdatePipeline(
  pipeline: unknown[],
  scope: Scope,
): (document: Document) => Document {
  const changes = pipeline.map((stage) => {
    const [name, spec] = stageOf(stage);
    const change = documentStage(name)?.(spec, scope);
    if (change) return change;
    throw Object.hasOwn(stages, name)
      ? new StoreError(72, `${name} is not allowed to be used within an update`)
      : unknownStage(name);
  });
  return (document) => changes.reduce((result, change) => change(result), document);
}

const documentStage = (name: string) =>
  Object.hasOwn(documentStages, name) ? documentStages[name] : undefined;

const unknownStage = (name: string) =>
  unrecognized(40324, `Unrecognized pipeline stage name: '${name}'`);

/** Moves $skip and $limit before stages of one document each, so that none is computed in vain. */
function moveLimitsForward(pipeline: unknown[]): unknown[] {
  const ordered: unknown[] = [];
  for (const stage of pipeline) {
    const [name] = stageOf(stage);
    let at = ordered.length;
    if (name === '$skip' || name === '$limit') {
      while (at > 0 && documentStage(stageOf(ordered[at - 1])[0])) at--;
    }
    ordered.splice(at, 0, stage);
  }
  return ordered;
}
