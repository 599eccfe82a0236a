import { isDeepStrictEqual } from 'node:util';
import { encode, isPlain, type Document } from '../bson/document.ts';
import type { PipelineContext } from '../aggregate/pipeline-context.ts';
import { compilePipeline } from '../aggregate/run-pipeline.ts';
import { isSource } from '../aggregate/sources.ts';
import { stageOf } from '../aggregate/stage-of.ts';
import { writeResults } from '../aggregate/write-results.ts';
import { countByIndex } from '../query/exact-query.ts';
import { findDocuments, type Selection } from '../query/find-documents.ts';
import type { Collection } from '../storage/collection.ts';
import { StoreError, failedToParse, notSupported } from '../store-error.ts';
import { collectionOf, countArgument, documentArgument, flagArgument } from './arguments.ts';
import type { Command } from './command.ts';

export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'explain', 'hint', 'let'],
  *run(request) {
    const { body, catalog, clock, cursors, database, scope } = request;
    const pipeline = pipelineOf(body);
    if (flagArgument(body, 'explain')) throw notSupported('aggregate with the option explain');
    if (!isPlain(body['cursor'])) {
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const isOnDatabase = body['aggregate'] !== undefined && typeof body['aggregate'] !== 'string';
    const collection = isOnDatabase ? undefined : collectionOf(request);
    const namespace = `${database}.${isOnDatabase ? '$cmd.aggregate' : String(body['aggregate'])}`;
    const context: PipelineContext = {
      collection,
      namespace,
      scope,
      find: (name) => catalog.find(`${database}.${name}`),
      compile: compilePipeline,
    };
    const last = pipeline.at(-1);
    const isWriting = last !== undefined && ['$out', '$merge'].includes(stageOf(last)[0]);
    const { selection, rest } = splitQuery(isWriting ? pipeline.slice(0, -1) : pipeline);
    const run = compilePipeline(rest, context);
    const readsDocuments = !rest[0] || !isSource(stageOf(rest[0])[0]);
    const hint = body['hint'] as unknown;
    const counted = hint === undefined ? countOf(collection, selection, rest) : undefined;
    const found =
      readsDocuments && !counted
        ? yield* findDocuments(collection, { ...selection, hint }, scope)
        : [];
    let documents = counted ?? (yield* run(found.map(({ document }) => document)));
    if (isWriting) {
      yield* writeResults(catalog, database, last, documents, context);
      documents = [];
    }
    const results: Uint8Array[] = [];
    for (const document of documents) {
      if (clock.isDue()) yield;
      results.push(encode(document));
    }
    const size = countArgument(documentArgument(body, 'cursor'), 'batchSize') ?? 101;
    return { batch: yield* cursors.first({ namespace, documents: results, size, clock }) };
  },
};

/** What drivers make of `countDocuments`, when an index knows it. */
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

export function pipelineOf(body: Document): Document[] {
  const pipeline: unknown = body['pipeline'];
  if (!Array.isArray(pipeline))
    throw new StoreError(14, "'pipeline' option must be specified as an array");
  for (const [i, stage] of pipeline.entries()) {
    const [name] = stageOf(stage);
    if (i > 0 && isSource(name)) {
      throw new StoreError(40602, `${name} is only valid as the first stage in a pipeline`);
    }
  }
  return pipeline as Document[];
}

/** A leading $match, $sort, $skip and $limit are a query, which may use an index. */
export function splitQuery(pipeline: Document[]): { selection: Selection; rest: Document[] } {
  const selection: Selection = { filter: {} };
  const order = ['$match', '$sort', '$skip', '$limit'];
  let reached = 0;
  let used = 0;
  for (const stage of pipeline) {
    const [name, spec] = stageOf(stage);
    const place = order.indexOf(name);
    if (place < reached) break;
    if (name === '$match' && isPlain(spec)) selection.filter = spec;
    else if (name === '$sort' && isPlain(spec) && Object.keys(spec).length) selection.sort = spec;
    else if (name === '$skip' && Number.isInteger(spec) && Number(spec) >= 0)
      selection.skip = Number(spec);
    else if (name === '$limit' && Number.isInteger(spec) && Number(spec) > 0)
      selection.limit = Number(spec);
    else break;
    reached = place + 1;
    used++;
  }
  return { selection, rest: pipeline.slice(used) };
}
