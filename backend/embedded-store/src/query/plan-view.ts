import type { Document } from '../bson/document.ts';
import type { Filter } from '../filter/compile-filter.ts';
import type { StoredDocument } from '../storage/collection-index.ts';
import type { TransactionView } from '../storage/transaction-view.ts';
import { planQuery, planSort, type Plan } from './plan.ts';
import { sortKeyOf, type Sort } from './sort.ts';

/** Plans a query in a transaction: it reads the collection and the view. */
export function planView(
  view: TransactionView,
  filter: Document,
  compiled: Filter,
  sort: Sort,
): Plan {
  view.refresh();
  const base = planQuery(view.base, filter, compiled, sort);
  // A view without documents may have no indexes yet.
  const isBaseOnly = base.isSorted && view.documents.size === 0;
  const isById = base.stage === 'IDHACK' || base.index?.spec.name === '_id_';
  if (!isBaseOnly && !isById) view.copyIndexes({ all: true });
  const own = isBaseOnly ? empty(base) : planQuery(view, filter, compiled, sort);
  return planBoth(view, base, own, sort);
}

export function planSortOfView(
  view: TransactionView,
  { bounds }: Filter,
  sort: Sort,
): Plan | undefined {
  view.refresh();
  const base = planSort(view.base, bounds, sort);
  if (!base) return undefined;
  if (view.documents.size > 0) view.copyIndexes({ all: true });
  const own = view.documents.size > 0 ? planSort(view, bounds, sort) : empty(base);
  return own && planBoth(view, base, own, sort);
}

const empty = (plan: Plan): Plan => ({ ...plan, estimate: () => 0, candidates: () => [] });

/** Joins the plans of the collection and the view; sorted if both are. */
function planBoth(view: TransactionView, base: Plan, own: Plan, sort: Sort): Plan {
  const isSorted = base.isSorted && own.isSorted;
  const estimate = () => base.estimate() + own.estimate();
  const candidates = () => {
    view.refresh();
    const { hidden } = view;
    if (hidden.size === 0) return base.candidates();
    return mergeRuns(base.candidates(), own.candidates(), isSorted ? sort : [], hidden);
  };
  return { ...base, isSorted, repeats: base.repeats || own.repeats, estimate, candidates };
}

/** Merges in the order of the sort; without one, the view's documents come last. */
function* mergeRuns(
  runs: Iterable<StoredDocument[]>,
  own: Iterable<StoredDocument[]>,
  sort: Sort,
  hidden: Set<string>,
): Generator<StoredDocument[]> {
  const changed = flatten(own);
  const keyOf = sort.length > 0 ? sortKeyOf(sort) : () => '';
  let next = changed.next();
  let nextKey = next.done ? '' : keyOf(next.value.document);
  for (const run of runs) {
    const merged: StoredDocument[] = [];
    for (const stored of run) {
      if (hidden.has(stored.id)) continue;
      while (!next.done && nextKey < keyOf(stored.document)) {
        merged.push(next.value);
        next = changed.next();
        if (!next.done) nextKey = keyOf(next.value.document);
      }
      merged.push(stored);
    }
    yield merged;
  }
  yield next.done ? [] : [next.value, ...changed];
}

function* flatten(runs: Iterable<StoredDocument[]>): Generator<StoredDocument, void> {
  for (const run of runs) yield* run;
}
