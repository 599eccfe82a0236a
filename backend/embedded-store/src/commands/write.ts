import { decode, encode, isPlain, type Document } from '../bson/document.ts';
import { findDocuments } from '../query/find-documents.ts';
import { StoreError } from '../store-error.ts';
import { typeName } from '../bson/type-names.ts';
import { compileUpdate } from '../update/apply-update.ts';
import { documentToInsert } from '../update/upsert.ts';
import { toNumber } from '../query/value-tests.ts';
import { checkCollation, checkStatement, namespaceOf, variablesOf } from './arguments.ts';
import type { Command, Request } from './command.ts';
import { isUnchanged } from './is-unchanged.ts';

const maxBatch = 100_000;

export const insert: Command = {
  fields: ['documents', 'ordered'],
  run: (request) => {
    const namespace = namespaceOf(request);
    const sent = request.sections.get('documents');
    const documents = sent ?? statements(request, 'documents').map(encode);
    checkBatch(documents);
    const collection = request.catalog.findOrCreate(namespace);
    return bulk(request, documents, (bytes) => {
      collection.insert(bytes);
      return { n: 1 };
    });
  },
};

const updateFields = ['q', 'u', 'c', 'upsert', 'multi', 'hint', 'collation', 'arrayFilters'];

export const update: Command = {
  fields: ['updates', 'ordered', 'let'],
  run: (request) => {
    const updates = statements(request, 'updates');
    checkBatch(updates);
    const upserted: Document[] = [];
    for (const statement of updates) checkStatement('update.updates', statement, updateFields);
    let nModified = 0;
    const reply = bulk(request, updates, (statement, index) => {
      const result = updateOne(request, statement);
      nModified += result.modified;
      if (result.upserted) upserted.push({ index, _id: result.upserted['_id'] as unknown });
      return { n: result.matched + (result.upserted ? 1 : 0) };
    });
    return { ...reply, nModified, ...(upserted.length ? { upserted } : {}) };
  },
};

function updateOne(request: Request, statement: Document) {
  const namespace = namespaceOf(request);
  const filter = statement['q'] as Document;
  const multi = statement['multi'] === true;
  checkCollation(statement['collation']);
  const variables = { ...variablesOf(request.body), ...(statement['c'] as Document | undefined) };
  const apply = compileUpdate(statement['u'], {
    filter,
    arrayFilters: statement['arrayFilters'],
    variables,
    multi,
  });
  const collection = request.catalog.find(namespace);
  const limit = multi ? Infinity : 1;
  const found = findDocuments(collection, {
    filter,
    limit,
    variables,
    hint: statement['hint'] as unknown,
  });
  let modified = 0;
  for (const stored of found) {
    const next = apply(stored.document, { isInsert: false });
    if (isUnchanged(stored.document, next)) continue;
    collection!.replace(stored, next);
    modified++;
  }
  if (found.length || statement['upsert'] !== true) return { matched: found.length, modified };
  const upserted = documentToInsert(filter, statement['u'], apply);
  request.catalog.findOrCreate(namespace).insertDocument(upserted);
  return { matched: 0, modified: 0, upserted };
}

export const remove: Command = {
  fields: ['deletes', 'ordered', 'let'],
  run: (request) => {
    const deletes = statements(request, 'deletes');
    checkBatch(deletes);
    for (const statement of deletes) {
      checkStatement('delete.deletes', statement, ['q', 'limit', 'hint', 'collation']);
      if (![0, 1].includes(toNumber(statement['limit']))) {
        throw new StoreError(
          9,
          `The limit field in delete objects must be 0 or 1. Got ${String(statement['limit'])}`,
        );
      }
    }
    const collection = request.catalog.find(namespaceOf(request));
    return bulk(request, deletes, (statement) => {
      checkCollation(statement['collation']);
      const found = findDocuments(collection, {
        filter: statement['q'] as Document,
        limit: toNumber(statement['limit']) === 1 ? 1 : Infinity,
        variables: variablesOf(request.body),
        hint: statement['hint'] as unknown,
      });
      for (const stored of found) collection!.delete(stored);
      return { n: found.length };
    });
  },
};

/** The statements of a bulk, from beside the body or from within it. */
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
  return list as Document[];
}

function checkBatch(list: unknown[]): void {
  if (list.length >= 1 && list.length <= maxBatch) return;
  throw new StoreError(
    16,
    `Write batch sizes must be between 1 and ${maxBatch}. Got ${list.length} operations.`,
  );
}

/** Runs the statements in order; a failed one ends an ordered bulk and is reported with its place. */
function bulk<T>(
  { body }: Request,
  list: T[],
  run: (item: T, index: number) => { n: number },
): Document {
  const writeErrors: Document[] = [];
  let n = 0;
  for (const [index, item] of list.entries()) {
    try {
      n += run(item, index).n;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      writeErrors.push({ index, code: error.code, ...error.details, errmsg: error.message });
      if (body['ordered'] !== false) break;
    }
  }
  return { n, ...(writeErrors.length ? { writeErrors } : {}) };
}
