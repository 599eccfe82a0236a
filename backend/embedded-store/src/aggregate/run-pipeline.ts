import { isPlain, type Document } from '../bson/document.ts';
import { compileFilter } from '../query/compile-filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { toNumber } from '../query/value-tests.ts';
import type { Collection } from '../storage/collection.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { documentStages } from './document-stages.ts';
import { bucket } from './bucket.ts';
import { group } from './group.ts';
import { lookup } from './lookup.ts';
import { unwind } from './unwind.ts';

export interface PipelineContext {
  collection: Collection | undefined;
  variables: Document;
  find: (collection: string) => Collection | undefined;
}

export type RunPipeline = typeof runPipeline;

type Stage = (
  documents: Iterable<Document>,
  spec: unknown,
  context: PipelineContext,
) => Iterable<Document>;

const stages: Record<string, Stage> = {
  $match: (documents, spec, { variables }) => {
    if (!isPlain(spec))
      throw new StoreError(15959, 'the match filter must be an expression in an object');
    const { test } = compileFilter(spec, variables);
    return keep(documents, test);
  },
  $sort: (documents, spec) => {
    if (!isPlain(spec))
      throw new StoreError(15973, 'the $sort key specification must be an object');
    if (Object.keys(spec).length === 0)
      throw new StoreError(15976, '$sort stage must have at least one sort key');
    return sortBy(documents, (document) => document, parseSort(spec));
  },
  $skip: (documents, spec) => slice(documents, count('$skip', 15956, spec, 0), Infinity),
  $limit: (documents, spec) => slice(documents, 0, count('$limit', 15957, spec, 1)),
  $group: (documents, spec, { variables }) => group(documents, spec, variables),
  $bucket: (documents, spec, { variables }) => bucket(documents, spec, variables),
  $unwind: unwind,
  $lookup: (documents, spec, context) => lookup(documents, spec, context, runPipeline),
  $count: (documents, spec) => {
    if (typeof spec !== 'string' || !/^[^$.][^.]*$/.test(spec)) {
      throw new StoreError(40156, 'the count field must be a non-empty string without $ or .');
    }
    const total = [...documents].length;
    return total ? [{ [spec]: total }] : [];
  },
  $sortByCount: (documents, spec, { variables }) => {
    const groups = group(documents, { _id: spec, count: { $sum: 1 } }, variables);
    return sortBy(groups, (document) => document, [['count', -1]]);
  },
  $facet: (documents, spec, context) => {
    if (!isPlain(spec))
      throw new StoreError(40169, 'the $facet specification must be a non-empty object');
    const input = [...documents];
    const facets = Object.entries(spec).map(([name, pipeline]) => {
      checkInnerPipeline(pipeline, '$facet');
      return [name, [...runPipeline(pipeline as Document[], input, context)]];
    });
    return [Object.fromEntries(facets) as Document];
  },
  $unionWith: function* (documents, spec, context) {
    const from: Document = typeof spec === 'string' ? { coll: spec } : (spec as Document);
    yield* documents;
    const collection = context.find(from['coll'] as string);
    const pipeline = (from['pipeline'] ?? []) as Document[];
    checkInnerPipeline(pipeline, '$unionWith');
    yield* runPipeline(pipeline, all(collection), { ...context, collection });
  },
  $sample: (documents, spec) => {
    const size = toNumber((spec as Document | null)?.['size']);
    if (!(size > 0))
      throw new StoreError(28747, 'size argument to $sample must be a positive integer');
    const shuffled = [...documents].map((document) => ({ place: Math.random(), document }));
    shuffled.sort((a, b) => a.place - b.place);
    return shuffled.slice(0, size).map(({ document }) => document);
  },
  $documents: (_documents, spec) => spec as Document[],
  $indexStats: (_documents, _spec, { collection }) =>
    [...(collection?.indexes.values() ?? [])].map(({ spec }) => ({
      name: spec.name,
      key: spec.key,
      spec,
    })),
  $collStats: (_documents, _spec, { collection }) => [
    { ns: collection?.namespace, count: collection?.documents.size ?? 0 },
  ],
  $listLocalSessions: () => [{ _id: {}, lastUse: new Date() }],
};

/** What MongoDB has and this store has not: refused. (mingo's versions differ from MongoDB's.) */
const refused = new Set([
  '$bucketAuto',
  '$densify',
  '$fill',
  '$redact',
  '$setWindowFields',
  '$graphLookup',
  '$geoNear',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$currentOp',
  '$listSessions',
  '$planCacheStats',
  '$changeStreamSplitLargeEvent',
  '$listSampledQueries',
  '$shardedDataDistribution',
]);

export function runPipeline(
  pipeline: Document[],
  input: Iterable<Document>,
  context: PipelineContext,
): Iterable<Document> {
  let documents = input;
  for (const stage of pipeline) {
    const [name, spec] = stageOf(stage);
    // Without the dollar sign a name could be one that every object has, such as toString.
    if (!name.startsWith('$')) throw unknownStage(name);
    const perDocument = documentStages[name];
    if (perDocument) documents = map(documents, perDocument(spec, context.variables));
    else if (stages[name]) documents = stages[name](documents, spec, context);
    else if (refused.has(name)) throw notSupported(name);
    else if (name === '$changeStream') {
      throw new StoreError(40573, 'The $changeStream stage is only supported on replica sets');
    } else if (name === '$out' || name === '$merge') {
      throw new StoreError(40601, `${name} can only be the final stage in the pipeline`);
    } else throw unknownStage(name);
  }
  return documents;
}

function unknownStage(name: string): StoreError {
  return new StoreError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

export const isStage = (name: string): boolean =>
  name in documentStages || name in stages || refused.has(name);

export function stageOf(stage: unknown): [name: string, spec: unknown] {
  if (!isPlain(stage))
    throw new StoreError(14, "Each element of the 'pipeline' array must be an object");
  const [entry, ...more] = Object.entries(stage);
  if (!entry || more.length) {
    throw new StoreError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return entry;
}

function checkInnerPipeline(pipeline: unknown, outer: string): void {
  if (!Array.isArray(pipeline)) throw new StoreError(40170, `arguments to ${outer} must be arrays`);
  for (const stage of pipeline as unknown[]) {
    const [name] = stageOf(stage);
    if (name === '$out' || name === '$merge' || (outer === '$facet' && name === '$facet')) {
      throw new StoreError(40600, `${name} is not allowed to be used within a ${outer} stage`);
    }
  }
}

const all = (collection: Collection | undefined) =>
  map(collection?.documents.values() ?? [], ({ document }) => document);

function* map<T>(items: Iterable<T>, change: (item: T) => Document): Generator<Document> {
  for (const item of items) yield change(item);
}

function* keep(documents: Iterable<Document>, test: (document: unknown) => boolean) {
  for (const document of documents) if (test(document)) yield document;
}

function* slice(documents: Iterable<Document>, skip: number, limit: number): Generator<Document> {
  let place = 0;
  for (const document of documents) {
    if (place++ < skip) continue;
    yield document;
    if (place >= skip + limit) return;
  }
}

function count(name: string, code: number, spec: unknown, least: number): number {
  const number = toNumber(spec);
  if (Number.isInteger(number) && number >= least) return number;
  if (name === '$limit' && number === 0) throw new StoreError(15958, 'the limit must be positive');
  throw new StoreError(
    code,
    `invalid argument to ${name} stage: Expected a ${least ? 'positive' : 'non-negative'} number`,
  );
}
