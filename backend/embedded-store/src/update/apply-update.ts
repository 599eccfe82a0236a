import { clone, isPlain, type Document } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { compileUpdatePipeline } from '../aggregate/run-pipeline.ts';
import type { Scope } from '../expression/scope.ts';
import { StoreError, failedToParse } from '../store-error.ts';
import { operators, unchanged } from './operators.ts';
import { checkConflicts, parseUpdate } from './parse-update.ts';
import { findField, setElement, resolvePaths } from './resolve-path.ts';

/** Returns the next version of a document. */
export type Update = (document: Document, context: { isInsert: boolean }) => Document;

interface Context {
  scope: Scope;
  multi: boolean;
}

/** An update is a pipeline, a set of operators, or a whole replacement. */
export function compileUpdate(update: unknown, context: Context): Update {
  const apply = compile(update, context);
  return (document, options) => withSameId(document, apply(document, options));
}

function compile(update: unknown, context: Context): Update {
  if (Array.isArray(update)) {
    const change = compileUpdatePipeline(update, context.scope);
    // A pipeline may omit the id, but not change it.
    return (document) => {
      const id = document['_id'] as unknown;
      const next = change(document);
      return id === undefined || '_id' in next ? next : { _id: id, ...next };
    };
  }
  if (!isPlain(update)) throw failedToParse('Update argument must be either an object or an array');
  const [first] = Object.keys(update);
  if (first?.startsWith('$')) return compileOperators(update);
  if (context.multi)
    throw failedToParse('multi update is not supported for replacement-style update');
  for (const name of Object.keys(update)) {
    if (name.startsWith('$')) {
      throw new StoreError(
        52,
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document.`,
      );
    }
  }
  return (document) => {
    const { _id = document['_id'] as unknown, ...rest } = update;
    return _id === undefined ? rest : { _id: _id as unknown, ...rest };
  };
}

function compileOperators(update: Document): Update {
  const modifications = parseUpdate(update);
  const hasArrayPaths = modifications.some(({ path }) => path.includes('$[]'));
  return (original, { isInsert }) => {
    const document = clone(original);
    const steps = modifications
      .filter(({ operator }) => isInsert || operator !== '$setOnInsert')
      .flatMap(({ path, ...step }) =>
        (hasArrayPaths ? resolvePaths(original, path) : [path]).map((one) => ({
          ...step,
          path: one,
        })),
      );
    if (hasArrayPaths) checkConflicts(steps.map(({ path }) => path));
    for (const { operator, path, operand } of steps) change(document, path, operator, operand);
    return document;
  };
}

/** These operators do not create the path to a missing field. */
const removing = new Set(['$unset', '$pull']);

function change(document: Document, path: string, operator: string, operand: unknown): void {
  const field = findField(document, path, !removing.has(operator));
  if (!field) {
    operators[operator]!({ path, value: undefined, id: document['_id'] }, operand);
    return;
  }
  const { parent, name, value } = field;
  const next = operators[operator]!({ path, value, id: document['_id'] as unknown }, operand);
  if (next === unchanged) return;
  if (next !== undefined) setElement(parent, name, next);
  else if (value === undefined) return;
  else if (Array.isArray(parent)) parent[Number(name)] = null;
  else delete parent[name];
}

/** An update may contain `_id` but not change it; it stays the first field. */
function withSameId(before: Document, after: Document): Document {
  const [id, newId] = [before['_id'] as unknown, after['_id'] as unknown];
  if (id === undefined) return after;
  if (sortKey(id) !== sortKey(newId) || typeName(id) !== typeName(newId)) {
    throw new StoreError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  if (Object.keys(after)[0] === '_id') return after;
  const { _id, ...rest } = after;
  return { _id: _id as unknown, ...rest };
}
