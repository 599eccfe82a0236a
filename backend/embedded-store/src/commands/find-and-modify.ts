import type { Document } from '../bson/document.ts';
import { findDocuments } from '../query/find-documents.ts';
import { compileProjection } from '../query/project.ts';
import { failedToParse } from '../store-error.ts';
import { compileUpdate } from '../update/apply-update.ts';
import { documentToInsert } from '../update/upsert.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import { documentArgument, flagArgument, namespaceOf } from './arguments.ts';
import type { Command } from './command.ts';
import { isUnchanged } from './is-unchanged.ts';
import { stillMatching } from './still-matching.ts';

export const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'hint',
    'let',
  ],
  *run(request) {
    const { body, catalog, scope } = request;
    const namespace = namespaceOf(request);
    const flag = (name: string) => flagArgument(body, name, { orNumber: true });
    const isRemove = flag('remove');
    const update: unknown = body['update'];
    const isNew = flag('new');
    const isUpsert = flag('upsert');
    if (isRemove && update !== undefined)
      throw failedToParse('Cannot specify both an update and remove=true');
    if (!isRemove && update === undefined)
      throw failedToParse('Either an update or remove=true must be specified');
    if (isRemove && isUpsert)
      throw failedToParse('Cannot specify both upsert=true and remove=true');
    if (isRemove && isNew)
      throw failedToParse(
        "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
      );
    const filter = documentArgument(body, 'query');
    const context = { filter, scope, isFind: true };
    const project = compileProjection(documentArgument(body, 'fields'), context) ?? same;
    const collection = catalog.find(namespace);
    const selection = {
      filter,
      sort: body['sort'] as unknown,
      hint: body['hint'] as unknown,
      limit: 1,
    };
    let stored: StoredDocument | undefined;
    for (;;) {
      const [found] = yield* findDocuments(collection, selection, scope);
      stored = found && stillMatching(collection!, found, filter, scope);
      // Another client may have changed the document first: then the next one is looked for.
      if (stored || !found) break;
    }
    if (isRemove) {
      if (stored) collection!.delete(stored);
      return {
        lastErrorObject: { n: stored ? 1 : 0 },
        value: stored ? project(stored.document) : null,
      };
    }
    const apply = compileUpdate(update, {
      ...context,
      arrayFilters: body['arrayFilters'],
      multi: false,
    });
    if (stored) {
      const next = apply(stored.document, { isInsert: false });
      const value = project(isNew ? next : stored.document);
      if (!isUnchanged(stored.document, next)) collection!.replace(stored, next);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!isUpsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    const inserted = documentToInsert(filter, update, apply);
    catalog.findOrCreate(namespace).insertDocument(inserted);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted['_id'] as unknown },
      value: isNew ? project(inserted) : null,
    };
  },
};

const same = (document: Document) => document;
