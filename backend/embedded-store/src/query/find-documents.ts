import type { Document } from '../bson/document.ts';
import { badValue } from '../store-error.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import { isPlain } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { compileFilter } from './compile-filter.ts';
import { planQuery } from './plan.ts';
import { parseSort, sortBy } from './sort.ts';

export interface Selection {
  filter: Document;
  sort?: unknown;
  skip?: number;
  limit?: number;
  hint?: unknown;
  variables?: Document;
}

/** The documents a query selects, in order. The list is complete: later writes do not touch it. */
export function findDocuments(
  collection: Collection | undefined,
  selection: Selection,
): StoredDocument[] {
  const { skip = 0, limit = Infinity } = selection;
  const filter = compileFilter(selection.filter, selection.variables);
  const natural = naturalOrder(selection.sort) ?? naturalOrder(selection.hint);
  const sort = natural ? [] : parseSort(selection.sort);
  if (!collection) return [];
  checkHint(collection, selection.hint);
  if (natural === -1) {
    const reversed = [...collection.documents.values()].reverse();
    return reversed.filter(({ document }) => filter.test(document)).slice(skip, skip + limit);
  }
  const plan = planQuery(collection, selection.filter, filter, sort);
  const found = matching(plan.candidates(), filter.test);
  if (!plan.isSorted) {
    return sortBy(found, ({ document }) => document, sort, skip + limit).slice(skip);
  }
  const documents: StoredDocument[] = [];
  let passed = 0;
  for (const stored of found) {
    if (passed++ < skip) continue;
    documents.push(stored);
    if (documents.length >= limit) break;
  }
  return documents;
}

function* matching(candidates: Iterable<StoredDocument>, test: (document: unknown) => boolean) {
  for (const stored of candidates) if (test(stored.document)) yield stored;
}

function naturalOrder(order: unknown): number | undefined {
  if (!isPlain(order) || !('$natural' in order)) return undefined;
  return Number(order['$natural']);
}

/** A hint must name an index; whether it is followed changes the speed, not the answer. */
export function checkHint(collection: Collection, hint: unknown): void {
  if (hint === undefined || hint === null) return;
  const indexes = [...collection.indexes.values()];
  const isKnown = isPlain(hint)
    ? Object.keys(hint).length === 0 ||
      '$natural' in hint ||
      indexes.some(({ spec }) => sortKey(spec.key) === sortKey(hint))
    : indexes.some(({ spec }) => spec.name === hint);
  if (!isKnown) {
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
}
