import { toNumber } from '../bson/sort-key.ts';
import type { Work } from '../clock.ts';
import { decode, encode, isPlain, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../bson/type-names.ts';
import { compileUpdate } from '../update/apply-update.ts';
import { documentToInsert } from '../update/upsert.ts';
import { checkFields, flagArgument, namespaceOf } from './arguments.ts';
import { changeMatching, replace, whenFree } from './change-matching.ts';
import type { Command, Request } from './command.ts';

const maxBatch = 100_000;

export const insert: Command = {
  fields: ['documents', 'ordered'],
  inTransaction: true,
  *run(request) {
    const namespace = namespaceOf(request);
    const sent = request.sections.get('documents');
    const documents = sent ?? statements(request, 'documents').map(encode);
    checkBatch(documents);
    const collection = request.collections.findOrCreate(namespace);
    return yield* bulk(request, documents, (bytes) => {
      collection.insert(bytes);
      return 1;
    });
  },
};

export const update: Command = {
  fields: ['updates', 'ordered'],
  inTransaction: true,
  *run(request) {
    const updates = statements(request, 'updates');
    checkBatch(updates);
    const upserted: Document[] = [];
    for (const statement of updates) {
      checkFields('update.updates', statement, ['q', 'u', 'upsert', 'multi']);
      for (const flag of ['multi', 'upsert']) flagArgument(statement, flag);
    }
    let nModified = 0;
    const reply = yield* bulk(request, updates, function* (statement, index) {
      const result = yield* applyUpdate(request, statement);
      nModified += result.modified;
      if (result.upserted) upserted.push({ index, _id: result.upserted['_id'] as unknown });
      return result.matched + (result.upserted ? 1 : 0);
    });
    return { ...reply, nModified, ...(upserted.length ? { upserted } : {}) };
  },
};

function* applyUpdate(request: Request, statement: Document) {
  const { collections, scope } = request;
  const namespace = namespaceOf(request);
  const filter = statement['q'] as Document;
  const multi = flagArgument(statement, 'multi');
  const apply = compileUpdate(statement['u'], { scope, multi });
  const selection = { filter, limit: multi ? Infinity : 1 };
  let modified = 0;
  const matched = yield* changeMatching(
    collections.find(namespace),
    selection,
    scope,
    (stored, collection) => {
      const next = apply(stored.document, { isInsert: false });
      if (replace(collection, stored, next)) modified++;
    },
  );
  if (matched || !flagArgument(statement, 'upsert')) return { matched, modified };
  const upserted = documentToInsert(filter, statement['u'], apply);
  collections.findOrCreate(namespace).insertDocument(upserted);
  return { matched: 0, modified: 0, upserted };
}

export const remove: Command = {
  fields: ['deletes', 'ordered'],
  inTransaction: true,
  *run(request) {
    const deletes = statements(request, 'deletes');
    checkBatch(deletes);
    for (const statement of deletes) {
      checkFields('delete.deletes', statement, ['q', 'limit']);
      if (![0, 1].includes(toNumber(statement['limit']))) {
        throw new StoreError(
          9,
          `The limit field in delete objects must be 0 or 1. Got ${String(statement['limit'])}`,
        );
      }
    }
    const collection = request.collections.find(namespaceOf(request));
    return yield* bulk(request, deletes, (statement) => {
      const limit = toNumber(statement['limit']) || Infinity;
      const selection = { filter: statement['q'] as Document, limit };
      return changeMatching(collection, selection, request.scope, (stored, of) =>
        of.delete(stored),
      );
    });
  },
};

/** The statements of a bulk, from a document sequence or from the body. */
function statements({ body, sections, name }: Request, field: string): Document[] {
  const sent = sections.get(field);
  if (sent) return sent.map(decode);
  const list: unknown = body[field];
  if (!Array.isArray(list)) {
    throw list === undefined
      ? new StoreError(40414, `BSON field '${name}.${field}' is missing but a required field`)
      : new StoreError(
          14,
          `BSON field '${name}.${field}' is the wrong type '${typeName(list)}', expected type 'array'`,
        );
  }
  if (!list.every(isPlain))
    throw new StoreError(
      14,
      `BSON field '${name}.${field}.0' is the wrong type, expected type 'object'`,
    );
  return list;
}

function checkBatch(list: unknown[]): void {
  if (list.length >= 1 && list.length <= maxBatch) return;
  throw new StoreError(
    16,
    `Write batch sizes must be between 1 and ${maxBatch}. Got ${list.length} operations.`,
  );
}

/** Runs the statements in order; a failed one ends an ordered bulk and is reported by its index. */
function* bulk<T>(
  { body, clock }: Request,
  list: T[],
  run: (item: T, index: number) => number | Work<number>,
): Work<Document> {
  const isOrdered = flagArgument(body, 'ordered', { fallback: true });
  const writeErrors: Document[] = [];
  let n = 0;
  for (const [index, item] of list.entries()) {
    if (clock.shouldPause()) yield;
    try {
      n += yield* whenFree(() => run(item, index));
    } catch (error) {
      if (!(error instanceof StoreError) || endsCommand.has(error.code)) throw error;
      writeErrors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (isOrdered) break;
    }
  }
  return { n, ...(writeErrors.length ? { writeErrors } : {}) };
}

/** Errors of the whole command: timeouts, a dropped collection, the end of a transaction. */
const endsCommand = new Set([24, 50, 112, 175, 246, 251]);
