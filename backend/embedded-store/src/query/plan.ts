import type { Document } from '../bson/document.ts';
import { prefixEnd, sortKey } from '../bson/sort-key.ts';
import type { Collection } from '../storage/collection.ts';
import type { CollectionIndex, StoredDocument } from '../storage/collection-index.ts';
import { extendPrefixes, spanOf, type Bound, type Span } from '../filter/bounds.ts';
import type { Filter } from '../filter/compile-filter.ts';
import type { Sort } from './sort.ts';

export interface Plan {
  stage: 'IDHACK' | 'IXSCAN' | 'OR' | 'COLLSCAN';
  index?: CollectionIndex;
  /** The candidates come in the order of the sort. */
  isSorted: boolean;
  /** The approximate number of entries. */
  estimate(): number;
  /** A document may come more than once: for several array elements, or for several branches. */
  repeats: boolean;
  /** In runs, which are cheap to copy before a pause. */
  candidates(): Iterable<StoredDocument[]>;
}

/** Chooses an index; the filter still tests each candidate. */
export function planQuery(
  collection: Collection,
  filter: Document,
  { bounds, orBranches }: Filter,
  sort: Sort,
): Plan {
  const byId = bounds.find(({ path, keys }) => path === '_id' && keys);
  if (byId?.keys && (sort.length === 0 || byId.keys.length === 1)) {
    const { keys } = byId;
    return {
      stage: keys.length === 1 ? 'IDHACK' : 'IXSCAN',
      ...(keys.length > 1 ? { index: collection.indexes.get('_id_')! } : {}),
      isSorted: true,
      repeats: false,
      estimate: () => keys.length,
      candidates: () => [keys.flatMap((key) => collection.documents.get(key) ?? [])],
    };
  }
  let best = bestIndex(collection, filter, bounds, sort);
  for (const branches of orBranches) {
    const found = planOr(
      branches.map((branch) => bestIndex(collection, {}, branch, [])),
      sort,
    );
    if (found && isBetter(found, best)) best = found;
  }
  if (best) return best.plan;
  const { documents } = collection;
  return {
    stage: 'COLLSCAN',
    isSorted: sort.length === 0,
    repeats: false,
    estimate: () => documents.size,
    candidates: () => inRuns(documents.values()),
  };
}

// Points by which plans are compared. A field with a selective bound counts more than the order of the
// sort, because an index that only has the order reads all documents.
const usablePoints = 1;
const sortedPoints = 5;
const selectivePoints = 10;
/** For an $or: more than those of an index that only has the order. */
const orPoints = usablePoints + sortedPoints;

interface Scored {
  plan: Plan;
  /** In points; 0 when the index cannot be used. */
  score: number;
  /** Bounded by a range of one array element, such as a word prefix. */
  isNarrow: boolean;
}

/** Compares scores; between a narrow plan and another, and for equal scores, fewer entries win. */
function isBetter(found: Scored, best: Scored | undefined): boolean {
  if (!best || found.score === 0) return found.score > 0;
  if (found.isNarrow === best.isNarrow && found.score !== best.score)
    return found.score > best.score;
  return found.plan.estimate() < best.plan.estimate();
}

function bestIndex(
  collection: Collection,
  filter: Document,
  bounds: Bound[],
  sort: Sort,
): Scored | undefined {
  let best: Scored | undefined;
  for (const index of collection.indexes.values()) {
    if (!canUseIndex(index, filter)) continue;
    const found = planIndex(index, bounds, sort);
    if (isBetter(found, best)) best = found;
  }
  return best;
}

/** Reads the candidates of all branches; undefined when one of them would read all documents. */
function planOr(branches: (Scored | undefined)[], sort: Sort): Scored | undefined {
  const found = branches.flatMap((branch) => branch ?? []);
  if (found.length < branches.length) return undefined;
  const candidates = () => inTurn(found.map(({ plan }) => plan));
  const score = Math.min(...found.map((branch) => branch.score)) + orPoints;
  const estimate = () => found.reduce((sum, { plan }) => sum + plan.estimate(), 0);
  const isNarrow = found.some((branch) => branch.isNarrow);
  const isSorted = sort.length === 0;
  const plan: Plan = { stage: 'OR', isSorted, repeats: true, estimate, candidates };
  return { plan, score, isNarrow };
}

const runLength = 256;

function* inRuns<T>(items: Iterable<T>): Generator<T[]> {
  let run: T[] = [];
  for (const item of items) {
    run.push(item);
    if (run.length < runLength) continue;
    yield run;
    run = [];
  }
  yield run;
}

function* inTurn(plans: Plan[]): Generator<StoredDocument[]> {
  for (const plan of plans) yield* plan.candidates();
}

/** Plans an index in the order of the sort, with the bounds of the filter if it has them. */
export function planSort(collection: Collection, bounds: Bound[], sort: Sort): Plan | undefined {
  for (const index of collection.indexes.values()) {
    if (index.spec.sparse || index.spec.partialFilterExpression) continue;
    for (const known of [bounds, []]) {
      const { plan, score } = planIndex(index, known, sort);
      if (score > 0 && plan.isSorted) return plan;
    }
  }
  return undefined;
}

/** A partial index serves only queries that contain its filter. */
function canUseIndex({ spec }: CollectionIndex, filter: Document): boolean {
  const partial = spec.partialFilterExpression;
  if (!partial) return true;
  return Object.keys(partial).every(
    (path) => path in filter && sortKey(filter[path]) === sortKey(partial[path]),
  );
}

function planIndex(index: CollectionIndex, bounds: Bound[], sort: Sort): Scored {
  let prefixes = [''];
  let used = 0;
  let selective = 0;
  let isNarrow = false;
  let spans: Span[] | undefined;
  const fixed = new Set<string>();
  for (const [path, direction] of index.fields) {
    // Different array elements may meet the bounds on several fields of a multikey index.
    if (index.multikey && used > 0) break;
    const known = bounds.find((bound) => bound.path === path && hasKeys(index, bound));
    const extended = known?.keys && extendPrefixes(prefixes, known.keys, direction);
    if (extended) {
      prefixes = extended;
      if (known.keys?.length === 1) fixed.add(path);
      used++;
      // Null is not selective: most documents may lack the field.
      if (!known.hasNull) selective++;
      continue;
    }
    const ranges = bounds.flatMap((bound) => (bound.path === path && bound.range) || []);
    const elements = bounds.flatMap((bound) =>
      bound.path === path && bound.element ? [bound.element] : [],
    );
    if (ranges.length > 0 || elements.length > 0) {
      // Each range of a multikey index may be met by another array element.
      const fallback = index.multikey ? ranges.slice(0, 1) : ranges;
      spans = (elements.length > 0 ? elements : [fallback])
        .map((usable) => prefixes.map((prefix) => spanOf(prefix, usable, direction)))
        .reduce((least, other) => (sizeOf(index, other) < sizeOf(index, least) ? other : least));
      isNarrow = elements.some(({ length }) => length > 1);
      used++;
      selective++;
    }
    break;
  }
  const order = orderOf(index, sort, fixed);
  const isSorted = sort.length === 0 ? used > 0 : order !== 0 && prefixes.length === 1;
  const isUsable =
    used > 0 || (isSorted && !index.spec.sparse && !index.spec.partialFilterExpression);
  spans ??= prefixes.map((prefix): Span => [prefix, prefixEnd(prefix)]);
  const forOrder = isSorted && sort.length > 0 ? sortedPoints : 0;
  const score = isUsable ? usablePoints + selective * selectivePoints + forOrder : 0;
  const candidates = () =>
    scan(
      index,
      spans.sort(([a], [b]) => (a < b ? -1 : 1)),
      order,
    );
  const estimate = () => sizeOf(index, spans);
  const repeats = index.multikey;
  const plan: Plan = { stage: 'IXSCAN', index, isSorted, repeats, estimate, candidates };
  return { plan, score, isNarrow };
}

/** Missing fields have the entry of null, except in a sparse index and within some arrays. */
function hasKeys({ spec, multikey }: CollectionIndex, { keys, hasNull, path }: Bound): boolean {
  if (!keys) return false;
  return !hasNull || !(spec.sparse || (multikey && path.includes('.')));
}

function sizeOf({ entries }: CollectionIndex, spans: Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + entries.estimate(from, to), 0);
}

/** 1 when the index read forwards is in the order of the sort, -1 backwards, 0 neither. */
export function orderOf(index: CollectionIndex, sort: Sort, fixed: Set<string>): 1 | -1 | 0 {
  if (index.multikey) return 0;
  const rest = index.fields.filter(([path]) => !fixed.has(path));
  const wanted = sort.filter(([path]) => !fixed.has(path));
  let order: 1 | -1 | 0 = 0;
  for (const [i, [path, direction]] of wanted.entries()) {
    const field = rest[i];
    if (!field || field[0] !== path) return 0;
    const same = field[1] === direction ? 1 : -1;
    if (order !== 0 && order !== same) return 0;
    order = same;
  }
  return order === 0 ? 1 : order;
}

function* scan(
  index: CollectionIndex,
  spans: Span[],
  order: 1 | -1 | 0,
): Generator<StoredDocument[]> {
  const { entries } = index;
  for (const [from, to] of spans) {
    const runs = order < 0 ? entries.runsBackwards(from, to) : entries.runs(from, to);
    for (const run of runs) yield run.map(({ stored }) => stored);
  }
}
