import type { Document } from '../bson/document.ts';
import { badValue } from '../store-error.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import { isPlain } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { compileFilter, type Predicate } from './compile-filter.ts';
import { planQuery, planSort } from './plan.ts';
import { parseSort, sortBy, type Sort } from './sort.ts';

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
  if (!plan.isSorted) {
    const early = firstInOrder(collection, filter.test, sort, skip + limit);
    if (early) return early.slice(skip);
    const found = matching(plan.candidates(), filter.test);
    return sortBy(found, ({ document }) => document, sort, skip + limit).slice(skip);
  }
  const found = matching(plan.candidates(), filter.test);
  return [...take(found, skip + limit)].slice(skip);
}

/**
 * The newest books of a category: reading all books from the newest is soon done, reading all of
 * the category and sorting them is not. Given up when the matches turn out to be rare.
 */
function firstInOrder(
  collection: Collection,
  test: Predicate,
  sort: Sort,
  wanted: number,
): StoredDocument[] | undefined {
  const plan = wanted === Infinity ? undefined : planSort(collection, sort);
  if (!plan) return undefined;
  const some = take(plan.candidates(), 500 + 20 * wanted);
  const found = [...take(matching(some, test), wanted)];
  return found.length === wanted ? found : undefined;
}

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  if (count <= 0) return;
  let taken = 0;
  for (const item of items) {
    yield item;
    if (++taken >= count) return;
  }
}

function* matching(candidates: Iterable<StoredDocument>, test: Predicate) {
  for (const stored of candidates) if (test(stored.document)) yield stored;
}

function naturalOrder(order: unknown): number | undefined {
  if (!isPlain(order) || !('$natural' in order)) return undefined;
  return Number(order['$natural']);
}

/** A hint must name an index; whether it is followed changes the speed, not the answer. */
function checkHint(collection: Collection, hint: unknown): void {
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
