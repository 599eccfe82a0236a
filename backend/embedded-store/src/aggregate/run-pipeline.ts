import type { Clock } from '../clock.ts';
import { isPlain, type Document } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { StoreError, unrecognized } from '../store-error.ts';
import { documentStages } from './document-stages.ts';
import { group } from './group.ts';
import { each, immediate, stageOf, type Stage } from './stage.ts';

/** The stages that need more than one document at a time. */
const stages: Record<string, (spec: unknown, clock: Clock) => Stage> = {
  $match: (spec, clock) => {
    if (!isPlain(spec))
      throw new StoreError(15959, 'the match filter must be an expression in an object');
    const { test } = compileFilter(spec, true);
    return each(clock, (document) => (test(document) ? document : undefined));
  },
  $sort: (spec, clock) => {
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
export function compilePipeline(pipeline: Document[], clock: Clock): Stage {
  const prepared = pipeline.map((stage) => {
    const [name, spec] = stageOf(stage);
    const change = documentStage(name)?.(spec);
    if (change) return each(clock, change);
    if (Object.hasOwn(stages, name)) return stages[name]!(spec, clock);
    throw unknownStage(name);
  });
  return function* (documents) {
    let results = documents;
    for (const stage of prepared) results = yield* stage(results);
    return results;
  };
}

/** An update that is a pipeline: the stages that work on one document at a time. */
export function compileUpdatePipeline(pipeline: unknown[]): (document: Document) => Document {
  const changes = pipeline.map((stage) => {
    const [name, spec] = stageOf(stage);
    const change = documentStage(name)?.(spec);
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
