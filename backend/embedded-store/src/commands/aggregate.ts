import { encode, isPlain, type Document } from '../bson/document.ts';
import { runPipeline, stageOf } from '../aggregate/run-pipeline.ts';
import { writeResults } from '../aggregate/write-results.ts';
import { findDocuments } from '../query/find-documents.ts';
import { StoreError, failedToParse } from '../store-error.ts';
import type { Collection } from '../storage/collection.ts';
import { collectionOf, countArgument, documentArgument, variablesOf } from './arguments.ts';
import type { Command, Request } from './command.ts';

export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'explain', 'hint', 'let'],
  run: (request) => {
    const { body, catalog, cursors, database } = request;
    const pipeline = pipelineOf(body);
    if (!isPlain(body['cursor'])) {
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const isOnDatabase = body['aggregate'] !== undefined && typeof body['aggregate'] !== 'string';
    const collection = isOnDatabase ? undefined : collectionOf(request);
    const namespace = `${database}.${isOnDatabase ? '$cmd.aggregate' : String(body['aggregate'])}`;
    const context = {
      collection,
      variables: variablesOf(body),
      find: (name: string) => catalog.find(`${database}.${name}`),
    };
    const last = pipeline.at(-1);
    const [lastName] = last ? stageOf(last) : [''];
    const isWriting = lastName === '$out' || lastName === '$merge';
    const { input, rest } = readInput(
      request,
      collection,
      isWriting ? pipeline.slice(0, -1) : pipeline,
    );
    let documents: Iterable<Document> = [...runPipeline(rest, input, context)];
    if (isWriting) {
      writeResults(catalog, database, last!, documents, context);
      documents = [];
    }
    const results = [...documents].map(encode);
    const size = countArgument(documentArgument(body, 'cursor'), 'batchSize') ?? 101;
    return { batch: cursors.first(namespace, results, size) };
  },
};

export function pipelineOf(body: Document): Document[] {
  const pipeline: unknown = body['pipeline'];
  if (!Array.isArray(pipeline))
    throw new StoreError(14, "'pipeline' option must be specified as an array");
  const sources = [
    '$collStats',
    '$indexStats',
    '$listLocalSessions',
    '$documents',
    '$changeStream',
  ];
  for (const [i, stage] of pipeline.entries()) {
    const [name] = stageOf(stage);
    if (i > 0 && sources.includes(name)) {
      throw new StoreError(40602, `${name} is only valid as the first stage in a pipeline`);
    }
  }
  return pipeline as Document[];
}

/** A leading $match, $sort, $skip and $limit are a query, which may use an index. */
export function readInput(
  { body }: Request,
  collection: Collection | undefined,
  pipeline: Document[],
) {
  const selection: { filter: Document; sort?: unknown; skip: number; limit: number } = {
    filter: {},
    skip: 0,
    limit: Infinity,
  };
  const order = ['$match', '$sort', '$skip', '$limit'];
  let reached = 0;
  let used = 0;
  for (const stage of pipeline) {
    const [name, spec] = stageOf(stage);
    const place = order.indexOf(name);
    if (place < reached) break;
    if (name === '$match' && isPlain(spec)) selection.filter = spec;
    else if (name === '$sort' && isPlain(spec) && Object.keys(spec).length) selection.sort = spec;
    else if (name === '$skip' && typeof spec === 'number' && spec >= 0) selection.skip = spec;
    else if (name === '$limit' && typeof spec === 'number' && spec > 0) selection.limit = spec;
    else break;
    reached = place + 1;
    used++;
  }
  const variables = variablesOf(body);
  const found = findDocuments(collection, {
    ...selection,
    variables,
    hint: body['hint'] as unknown,
  });
  return { input: found.map(({ document }) => document), rest: pipeline.slice(used), selection };
}
