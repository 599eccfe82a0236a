import { isDeepStrictEqual } from 'node:util';
import { encode, isPlain, type Document } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import { compilePipeline } from '../aggregate/run-pipeline.ts';
import { stageOf } from '../aggregate/stage.ts';
import { countByIndex } from '../query/exact-query.ts';
import { findDocuments, type Selection } from '../query/find-documents.ts';
import type { Collection } from '../storage/collection.ts';
import { StoreError, failedToParse, notSupported } from '../store-error.ts';
import { notInTransaction } from './session-rules.ts';
import { collectionOf, countArgument, namespaceOf } from './arguments.ts';
import type { Command } from './command.ts';

export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'hint'],
  inTransaction: true,
  *run(request) {
    const { body, clock, cursors, scope, transaction } = request;
    const pipeline: unknown = body['pipeline'];
    if (!Array.isArray(pipeline))
      throw new StoreError(14, "'pipeline' option must be specified as an array");
    if (!isPlain(body['cursor'])) throw failedToParse("The 'cursor' option is required");
    checkHint(body['hint']);
    const namespace = namespaceOf(request);
    const collection = collectionOf(request);
    const { selection, rest } = splitQuery(pipeline as Document[]);
    const [first] = pipeline as Document[];
    const isStatistics = first !== undefined && stageOf(first)[0] === '$collStats';
    const run = compilePipeline(isStatistics ? rest.slice(1) : rest, scope);
    let documents = countOf(collection, selection, rest);
    if (isStatistics) {
      if (transaction) throw notInTransaction('$collStats');
      documents = yield* run([statisticsOf(namespace, collection, first['$collStats'])]);
    } else if (!documents) {
      const found = yield* findDocuments(collection, selection, scope);
      documents = yield* run(found.map(({ document }) => document));
    }
    const results: Uint8Array[] = [];
    for (const document of documents) {
      if (clock.shouldPause()) yield;
      results.push(encode(document));
    }
    const size = countArgument(body['cursor'], 'batchSize') ?? 101;
    const opening = { namespace, documents: results, size, clock, transaction };
    return { batch: yield* cursors.first(opening) };
  },
};

/** Compass counts with the hint `_id_`; another could name an index without all documents. */
function checkHint(hint: unknown): void {
  if (hint === undefined || hint === '_id_') return;
  throw notSupported("A hint other than '_id_'");
}

/** The statistics that mongosh and Compass ask for. */
function statisticsOf(ns: string, collection: Collection | undefined, spec: unknown): Document {
  const { storageStats, count, ...others } = isPlain(spec) ? spec : { spec };
  const scale: unknown = isPlain(storageStats) ? (storageStats['scale'] ?? 1) : 1;
  if (Object.keys(others).length > 0 || toNumber(scale) !== 1)
    throw notSupported('$collStats with other options than storageStats and count');
  const n = collection?.documents.size ?? 0;
  const size = collection?.bytes ?? 0;
  const statistics = {
    size,
    count: n,
    storageSize: size,
    totalSize: size,
    capped: false,
    scaleFactor: 1,
    ...(n ? { avgObjSize: Math.floor(size / n) } : {}),
    nindexes: collection?.indexes.size ?? 0,
    totalIndexSize: 0,
    indexSizes: {},
  };
  return { ns, ...(storageStats && { storageStats: statistics }), ...(count && { count: n }) };
}

/** Answers a driver's `countDocuments` from an index, if one has all conditions. */
function countOf(
  collection: Collection | undefined,
  { filter, ...others }: Selection,
  [group, ...more]: Document[],
): Document[] | undefined {
  if (!collection || Object.keys(others).length > 0 || more.length > 0) return undefined;
  if (!isDeepStrictEqual(group, { $group: { _id: 1, n: { $sum: 1 } } })) return undefined;
  const n = countByIndex(collection, filter);
  if (n === undefined) return undefined;
  return n > 0 ? [{ _id: 1, n }] : [];
}

/** Turns a leading $match, $sort, $skip and $limit into a query, which may use an index. */
function splitQuery(pipeline: Document[]): { selection: Selection; rest: Document[] } {
  const selection: Selection = { filter: {} };
  const order = ['$match', '$sort', '$skip', '$limit'];
  let reached = 0;
  let used = 0;
  for (const stage of pipeline) {
    const [name, spec] = stageOf(stage);
    const position = order.indexOf(name);
    if (position < reached) break;
    if (name === '$match' && isPlain(spec)) selection.filter = spec;
    else if (name === '$sort' && isPlain(spec) && Object.keys(spec).length) selection.sort = spec;
    else if (name === '$skip' && Number.isInteger(spec) && Number(spec) >= 0)
      selection.skip = Number(spec);
    else if (name === '$limit' && Number.isInteger(spec) && Number(spec) > 0)
      selection.limit = Number(spec);
    else break;
    reached = position + 1;
    used++;
  }
  return { selection, rest: pipeline.slice(used) };
}
