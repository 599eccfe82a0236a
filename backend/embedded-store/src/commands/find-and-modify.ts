import type { Work } from '../clock.ts';
import type { Document } from '../bson/document.ts';
import { compileProjection } from '../query/project.ts';
import { failedToParse } from '../store-error.ts';
import { compileUpdate } from '../update/apply-update.ts';
import { documentToInsert } from '../update/upsert.ts';
import type { Reply } from '../wire/reply.ts';
import { documentArgument, flagArgument, namespaceOf } from './arguments.ts';
import { changeMatching, replace, whenFree } from './change-matching.ts';
import type { Command, Request } from './command.ts';

export const findAndModify: Command = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert'],
  inTransaction: true,
  run: (request) => whenFree(() => findAndModifyOnce(request)),
};

function* findAndModifyOnce(request: Request): Work<Reply> {
  const { body, collections, scope } = request;
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
  if (isRemove && isUpsert) throw failedToParse('Cannot specify both upsert=true and remove=true');
  if (isRemove && isNew)
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  const filter = documentArgument(body, 'query');
  const project =
    compileProjection(documentArgument(body, 'fields'), scope) ?? ((document) => document);
  const apply = isRemove ? undefined : compileUpdate(update, { scope, multi: false });
  const selection = { filter, sort: body['sort'] as unknown, limit: 1 };
  let value: Document | null = null;
  const n = yield* changeMatching(
    collections.find(namespace),
    selection,
    scope,
    (stored, collection) => {
      const next = apply?.(stored.document, { isInsert: false });
      if (next) replace(collection, stored, next);
      else collection.delete(stored);
      // After the write, which throws if it has to wait for a transaction.
      value = project(isNew && next ? next : stored.document);
    },
  );
  if (!apply) return { lastErrorObject: { n }, value };
  if (n) return { lastErrorObject: { n, updatedExisting: true }, value };
  if (!isUpsert) return { lastErrorObject: { n: 0, updatedExisting: false }, value };
  const inserted = documentToInsert(filter, update, apply);
  collections.findOrCreate(namespace).insertDocument(inserted);
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted['_id'] as unknown },
    value: isNew ? project(inserted) : null,
  };
}
