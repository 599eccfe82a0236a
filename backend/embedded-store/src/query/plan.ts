import type { Document } from '../bson/document.ts';
import { invertKey } from '../bson/number-key.ts';
import { after, sortKey } from '../bson/sort-key.ts';
import type { Collection } from '../storage/collection.ts';
import type { CollectionIndex, StoredDocument } from '../storage/collection-index.ts';
import { spanOf, type Bound, type Span } from '../filter/bounds.ts';
import type { Filter } from '../filter/compile-filter.ts';
import type { Sort } from './sort.ts';

export interface Plan {
  stage: 'IDHACK' | 'IXSCAN' | 'OR' | 'COLLSCAN';
  index?: CollectionIndex;
  /** The candidates come in the order of the sort. */
  isSorted: boolean;
  /** About how many entries it reads. */
  estimate(): number;
  /** A document may come more than once: by several of its words, or for several branches. */
  repeats: boolean;
  /** In runs, so that what is left of many can be kept for after a pause. */
  candidates(): Iterable<StoredDocument[]>;
}

/** Chooses how to reach the documents; the filter still judges each candidate. */
export function planQuery(
  collection: Collection,
  filter: Document,
  { bounds, either }: Filter,
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
  for (const branches of either) {
    const found = planEither(
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

interface Scored {
  plan: Plan;
  score: number;
  /** Part of it lies between both ends of one element's range, such as the beginning of a word. */
  isNarrow: boolean;
}

/**
 * The beginning of a word may be rarer than, say, a status, or not, and a few customers than all that
 * is marked: that is for the entries to say.
 */
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
    if (!canResponse(index, filter)) continue;
    const found = planIndex(index, bounds, sort);
    if (isBetter(found, best)) best = found;
  }
  return best;
}

/** What any branch finds; undefined when one of them would read all documents. */
function planEither(branches: (Scored | undefined)[], sort: Sort): Scored | undefined {
  const found = branches.flatMap((branch) => branch ?? []);
  if (found.length < branches.length) return undefined;
  const candidates = () => inTurn(found.map(({ plan }) => plan));
  // As rare as the rarest way to reach them by one index in the order of a sort is not.
  const score = Math.min(...found.map((branch) => branch.score)) + 6;
  const estimate = () => found.reduce((sum, { plan }) => sum + plan.estimate(), 0);
  const isNarrow = found.some((branch) => branch.isNarrow);
  const isSorted = sort.length === 0;
  const plan: Plan = { stage: 'OR', isSorted, repeats: true, estimate, candidates };
  return { plan, score, isNarrow };
}

function* inRuns<T>(items: Iterable<T>): Generator<T[]> {
  let run: T[] = [];
  for (const item of items) {
    run.push(item);
    if (run.length < 256) continue;
    yield run;
    run = [];
  }
  yield run;
}

function* inTurn(plans: Plan[]): Generator<StoredDocument[]> {
  for (const plan of plans) yield* plan.candidates();
}

/**
 * An index that gives the order of a sort, read as far as the filter bounds its fields, or else from
 * its beginning whatever the filter says.
 */
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

/** A partial index knows only its own documents: the query must ask for no others. */
function canResponse({ spec }: CollectionIndex, filter: Document): boolean {
  const partial = spec.partialFilterExpression;
  if (!partial) return true;
  return Object.keys(partial).every(
    (path) => path in filter && sortKey(filter[path]) === sortKey(partial[path]),
  );
}

function planIndex(index: CollectionIndex, bounds: Bound[], sort: Sort): Scored {
  let prefixes = [''];
  let used = 0;
  let telling = 0;
  let isNarrow = false;
  let spans: Span[] | undefined;
  const fixed = new Set<string>();
  for (const [path, direction] of index.fields) {
    // Several fields of a multikey index may be met by different elements of an array.
    if (index.multikey && used > 0) break;
    const known = bounds.find((bound) => bound.path === path && knows(index, bound));
    const keys = known?.keys;
    if (keys && keys.length * prefixes.length <= 1000) {
      const own = keys.map((key) => (direction < 0 ? invertKey(key) : key));
      prefixes = prefixes.flatMap((prefix) => own.map((key) => prefix + key));
      if (keys.length === 1) fixed.add(path);
      used++;
      // Most documents may be without.
      if (!known?.hasNull) telling++;
      continue;
    }
    const ranges = bounds.flatMap((bound) => (bound.path === path && bound.range) || []);
    const elements = bounds.flatMap((bound) =>
      bound.path === path && bound.element ? [bound.element] : [],
    );
    if (ranges.length > 0 || elements.length > 0) {
      // Of a multikey index each range may be met by another element, unless one meets them all.
      const fallback = index.multikey ? ranges.slice(0, 1) : ranges;
      spans = (elements.length > 0 ? elements : [fallback])
        .map((usable) => prefixes.map((prefix) => spanOf(prefix, usable, direction)))
        .reduce((least, other) => (sizeOf(index, other) < sizeOf(index, least) ? other : least));
      isNarrow = elements.some(({ length }) => length > 1);
      used++;
      telling++;
    }
    break;
  }
  const order = orderOf(index, sort, fixed);
  const isSorted = sort.length === 0 ? used > 0 : order !== 0 && prefixes.length === 1;
  const isUsable =
    used > 0 || (isSorted && !index.spec.sparse && !index.spec.partialFilterExpression);
  spans ??= prefixes.map((prefix): Span => [prefix, after(prefix)]);
  const score = isUsable ? 1 + telling * 10 + (isSorted && sort.length ? 5 : 0) : 0;
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

/** What is missing has the entry of null, but none in a sparse index, nor always within arrays. */
function knows({ spec, multikey }: CollectionIndex, { keys, hasNull, path }: Bound): boolean {
  if (!keys) return false;
  return !hasNull || !(spec.sparse || (multikey && path.includes('.')));
}

function sizeOf({ entries }: CollectionIndex, spans: Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + entries.estimate(from, to), 0);
}

/** 1 when the index, read forwards, is in the order of the sort, -1 backwards, 0 neither. */
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
