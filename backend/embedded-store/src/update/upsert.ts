import { BSONRegExp, ObjectId } from 'bson';
import { clone, isPlain, type Document } from '../bson/document.ts';
import { hasOperators } from '../filter/compile-filter.ts';
import { StoreError } from '../store-error.ts';
import { checkConflicts } from './parse-update.ts';
import { findField, setElement } from './resolve-path.ts';
import type { Update } from './apply-update.ts';

/** The document of an upsert: the equalities of the query, then the update. */
export function documentToInsert(filter: Document, update: unknown, apply: Update): Document {
  const isReplacement = isPlain(update) && !Object.keys(update)[0]?.startsWith('$');
  const equal = new Map<string, unknown>();
  for (const [path, value] of equalities(filter)) {
    if (equal.has(path)) {
      throw new StoreError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    equal.set(path, value);
  }
  const seed: Document = {};
  if (isReplacement) {
    if (equal.has('_id')) seed['_id'] = equal.get('_id');
  } else {
    checkConflicts([...equal.keys()]);
    for (const [path, value] of equal) {
      const field = findField(seed, path, true);
      if (field) setElement(field.parent, field.name, clone<unknown>(value));
    }
  }
  const { _id = new ObjectId(), ...rest } = apply(seed, { isInsert: true });
  return { _id: _id as unknown, ...rest };
}

function* equalities(filter: Document): Generator<[string, unknown]> {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and') for (const branch of condition as Document[]) yield* equalities(branch);
    else if (name === '$or' && (condition as Document[]).length === 1) {
      yield* equalities((condition as Document[])[0]!);
    } else if (name.startsWith('$') || condition instanceof BSONRegExp) continue;
    else if (!hasOperators(condition)) yield [name, condition];
    else if ('$eq' in condition) yield [name, condition['$eq']];
    else if ('$all' in condition && (condition['$all'] as unknown[]).length === 1) {
      yield [name, (condition['$all'] as unknown[])[0]];
    } else if ('$in' in condition && (condition['$in'] as unknown[]).length === 1) {
      const [only] = condition['$in'] as unknown[];
      if (!(only instanceof BSONRegExp)) yield [name, only];
    }
  }
}
