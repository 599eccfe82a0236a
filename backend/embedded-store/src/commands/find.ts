import { Long } from 'bson';
import { encode, type Document } from '../bson/document.ts';
import { sortKey, toNumber } from '../bson/sort-key.ts';
import { findDocuments } from '../query/find-documents.ts';
import { fieldValuesAndElements } from '../filter/field-values.ts';
import { compileProjection, type Projection } from '../query/project.ts';
import { typeMismatch } from '../store-error.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import {
  collectionOf,
  countArgument,
  documentArgument,
  flagArgument,
  namespaceOf,
} from './arguments.ts';
import type { Command } from './command.ts';

export const find: Command = {
  fields: [
    'filter',
    'projection',
    'sort',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
  ],
  inTransaction: true,
  *run(request) {
    const { body, clock, cursors, scope } = request;
    const selection = {
      filter: documentArgument(body, 'filter'),
      sort: body['sort'] as unknown,
      skip: countArgument(body, 'skip') ?? 0,
      limit: countArgument(body, 'limit') || Infinity,
    };
    const project = compileProjection(documentArgument(body, 'projection'), scope);
    const found = yield* findDocuments(collectionOf(request), selection, scope);
    return {
      batch: yield* cursors.first({
        namespace: namespaceOf(request),
        documents: encoded(found, project),
        size: countArgument(body, 'batchSize') ?? 101,
        clock,
        transaction: request.transaction,
        isSingle: flagArgument(body, 'singleBatch', { orNumber: true }),
      }),
    };
  },
};

/** A generator, so that only fetched batches are projected. */
function* encoded(found: StoredDocument[], project?: Projection): Generator<Uint8Array> {
  for (const { document, bytes } of found) yield project ? encode(project(document)) : bytes;
}

export const getMore: Command = {
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  *run(request) {
    const { body, database, cursors } = request;
    const id: unknown = body['getMore'];
    if (!(id instanceof Long))
      throw typeMismatch("BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
    const size = countArgument(body, 'batchSize') || Infinity;
    const namespace = `${database}.${String(body['collection'])}`;
    const cursor = cursors.find(id.toBigInt(), namespace, request.transaction);
    request.clock = cursor.clock;
    return { batch: yield* cursors.next(id.toBigInt(), cursor, size) };
  },
};

export const killCursors: Command = {
  fields: ['cursors'],
  inTransaction: true,
  run: ({ body, cursors }) => {
    const ids = body['cursors'] as Long[];
    const killed = ids.filter((id) => cursors.kill(Long.fromValue(id).toBigInt()));
    const unknown = ids.filter((id) => !killed.includes(id));
    const none = { cursorsAlive: [], cursorsUnknown: [] };
    return { cursorsKilled: killed, cursorsNotFound: unknown, ...none };
  },
};

export const count: Command = {
  fields: ['query', 'limit', 'skip', 'fields'],
  *run(request) {
    const { body, scope } = request;
    const collection = collectionOf(request);
    const filter = documentArgument(body, 'query');
    const skip = countArgument(body, 'skip') ?? 0;
    // Unlike find, count accepts a negative limit and uses its absolute value.
    const limit = Math.abs(toNumber(body['limit'])) || Infinity;
    if (Object.keys(filter).length === 0) {
      return { n: Math.min(Math.max(0, (collection?.documents.size ?? 0) - skip), limit) };
    }
    return { n: (yield* findDocuments(collection, { filter, skip, limit }, scope)).length };
  },
};

export const distinct: Command = {
  fields: ['key', 'query'],
  inTransaction: true,
  *run(request) {
    const { body, clock, scope } = request;
    const key: unknown = body['key'];
    if (typeof key !== 'string')
      throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
    const values = new Map<string, unknown>();
    const selection = { filter: documentArgument(body, 'query') };
    for (const { document } of yield* findDocuments(collectionOf(request), selection, scope)) {
      if (clock.shouldPause()) yield;
      // Of equal values, such as 2 and 2.0, the first one found counts.
      for (const value of distinctValues(document, key)) {
        const known = sortKey(value);
        if (!values.has(known)) values.set(known, value);
      }
    }
    const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
    return { values: sorted.map(([, value]) => value) };
  },
};

/** The elements of an array count, not the array itself. */
function distinctValues(document: Document, key: string): unknown[] {
  const values = fieldValuesAndElements(document, key);
  const isElement = new Set(values.filter(Array.isArray).flat(1) as unknown[]);
  return values.filter(
    (value) => value !== undefined && (!Array.isArray(value) || isElement.has(value)),
  );
}
