import type { Clock, Work } from '../clock.ts';
import type { Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import type { Collection } from '../storage/collection.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import { TransactionView } from '../storage/transaction-view.ts';
import { compileFilter, type Filter, type Predicate } from '../filter/compile-filter.ts';
import { pageByIndex } from './exact-query.ts';
import { planSortOfView, planView } from './plan-view.ts';
import { planQuery, planSort, type Plan } from './plan.ts';
import { parseSort, sortBy, type Sort } from './sort.ts';

export interface Selection {
  filter: Document;
  sort?: unknown;
  skip?: number;
  limit?: number;
}

/** The selected documents in order. Writes during a pause do not change the list. */
export function* findDocuments(
  collection: Collection | undefined,
  selection: Selection,
  scope: Scope,
): Work<StoredDocument[]> {
  const { skip = 0, limit = Infinity } = selection;
  const { clock } = scope;
  const filter = compileFilter(selection.filter, scope);
  const sort = parseSort(selection.sort);
  if (!collection) return [];
  const page = pageByIndex(collection, selection.filter, sort, { skip, limit });
  if (page) return page;
  const view = collection instanceof TransactionView ? collection : undefined;
  const plan = view
    ? planView(view, selection.filter, filter, sort)
    : planQuery(collection, selection.filter, filter, sort);
  if (!plan.isSorted) {
    const early = yield* scanInSortOrder(collection, plan, filter, sort, skip + limit, clock);
    if (early) return early.slice(skip);
  }
  const wanted = plan.isSorted ? skip + limit : Infinity;
  const found = yield* matching(plan, filter.test, clock, wanted);
  if (plan.isSorted) return skip ? found.slice(skip) : found;
  const sorted = yield* sortBy(found, ({ document }) => document, sort, clock, skip + limit);
  return sorted.slice(skip);
}

/**
 * Reads an index in the order of the sort until enough documents match the filter, which can be much
 * faster than sorting all matches. Returns undefined when matches turn out to be rare.
 */
function* scanInSortOrder(
  collection: Collection,
  otherwise: Plan,
  filter: Filter,
  sort: Sort,
  wanted: number,
  clock: Clock,
): Work<StoredDocument[] | undefined> {
  if (wanted === Infinity) return undefined;
  const isView = collection instanceof TransactionView;
  const plan = isView
    ? planSortOfView(collection, filter, sort)
    : planSort(collection, filter.bounds, sort);
  if (!plan) return undefined;
  // If matches are spread evenly, this many entries should contain enough of them.
  const others = otherwise.estimate();
  const likely = (2 * wanted * collection.size) / others;
  const examineLimit = Math.min(Math.max(500 + 20 * wanted, likely < others ? likely : 0), others);
  const found = yield* matching(plan, filter.test, clock, wanted, examineLimit);
  return found.length === wanted ? found : undefined;
}

function* matching(
  { candidates, repeats }: Pick<Plan, 'candidates' | 'repeats'>,
  test: Predicate,
  clock: Clock,
  wanted: number,
  examineLimit = Infinity,
): Work<StoredDocument[]> {
  const found: StoredDocument[] = [];
  const seen = repeats ? new Set<StoredDocument>() : undefined;
  let looked = 0;
  let runs = candidates()[Symbol.iterator]();
  let hasPaused = false;
  for (let next = runs.next(); !next.done; next = runs.next()) {
    for (const stored of next.value) {
      if (found.length >= wanted || looked++ >= examineLimit) return found;
      if (!seen?.has(stored) && test(stored.document)) found.push(stored);
      seen?.add(stored);
      if (!clock.shouldPause()) continue;
      if (!hasPaused) runs = remaining(runs);
      hasPaused = true;
      yield;
    }
  }
  return found;
}

/** Copies the rest of an iterator, since writes may change its source during a pause. */
function remaining<T>(source: Iterator<T>): Iterator<T> {
  const rest: T[] = [];
  for (let next = source.next(); !next.done; next = source.next()) rest.push(next.value);
  return rest.values();
}
