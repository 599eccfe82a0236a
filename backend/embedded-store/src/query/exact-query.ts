import { ObjectId } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { prefixEnd, sortKey } from '../bson/sort-key.ts';
import type { Collection } from '../storage/collection.ts';
import type { CollectionIndex, DocumentRef, StoredDocument } from '../storage/collection-index.ts';
import { TransactionView } from '../storage/transaction-view.ts';
import { boundOf, extendPrefixes, spanOf, type Range, type Span } from '../filter/bounds.ts';
import { orderOf } from './plan.ts';
import type { Sort } from './sort.ts';

/** A filter that an index can answer alone. */
interface Conditions {
  /** The accepted values of each field. */
  values: Map<string, unknown[]>;
  /** The range of at most one further field. */
  between?: { path: string; ranges: Range[] };
}

/** A transaction's view can use the collection's indexes only while both are equal. */
function withoutChanges(of: Collection): Collection | undefined {
  if (!(of instanceof TransactionView)) return of;
  return of.isClean() ? of.base : undefined;
}

/** Counts matching documents without reading them; undefined when no index can. */
export function countByIndex(of: Collection, filter: Document): number | undefined {
  const collection = withoutChanges(of);
  if (!collection) return undefined;
  const wanted = conditionsOf(filter);
  if (!wanted) return undefined;
  if (Object.keys(filter).length === 0) return collection.documents.size;
  for (const index of collection.indexes.values()) {
    const spans = spansOf(index, wanted);
    if (!spans) continue;
    return spans.reduce((sum, [from, to]) => sum + index.entries.count(from, to), 0);
  }
  return undefined;
}

/** Reads one page in index order, however deep; undefined when no index has the filter and the sort. */
export function pageByIndex(
  of: Collection,
  filter: Document,
  sort: Sort,
  { skip, limit }: { skip: number; limit: number },
): StoredDocument[] | undefined {
  const collection = withoutChanges(of);
  if (!collection) return undefined;
  const wanted = conditionsOf(filter);
  if (!wanted || sort.length === 0) return undefined;
  for (const index of collection.indexes.values()) {
    const [span, ...others] = spansOf(index, wanted) ?? [];
    const order = orderOf(index, sort, new Set(wanted.values.keys()));
    if (span === undefined || others.length > 0 || order === 0) continue;
    const { entries } = index;
    const [from, to] = span;
    const runs = order < 0 ? entries.runsBackwards(from, to) : entries.runs(from, to);
    return sliceRuns(runs, skip, limit).map(({ stored }) => stored);
  }
  return undefined;
}

function sliceRuns(runs: Iterable<DocumentRef[]>, skip: number, limit: number): DocumentRef[] {
  const found: DocumentRef[] = [];
  let left = skip;
  for (const run of runs) {
    const end = Math.min(run.length, left + limit - found.length);
    for (let at = left; at < end; at++) found.push(run[at]!);
    left = Math.max(0, left - run.length);
    if (found.length === limit) break;
  }
  return found;
}

function conditionsOf(filter: Document): Conditions | undefined {
  const wanted: Conditions = { values: new Map() };
  for (const [path, condition] of Object.entries(filter)) {
    if (path.startsWith('$') || path.includes('.')) return undefined;
    const values = valuesOf(condition);
    const ranges = values ? undefined : rangesOf(path, condition);
    if (values) wanted.values.set(path, values);
    else if (ranges && !wanted.between) wanted.between = { path, ranges };
    else return undefined;
  }
  return wanted;
}

/** Needs a lower end: NaN sorts before all numbers but is not less than any of them. */
function rangesOf(path: string, condition: unknown): Range[] | undefined {
  if (!isPlain(condition) || !('$gt' in condition || '$gte' in condition)) return undefined;
  const ranges: Range[] = [];
  for (const [operator, operand] of Object.entries(condition)) {
    const range = isSimple(operand) ? boundOf(path, operator, operand)?.range : undefined;
    if (!range || Number.isNaN(operand)) return undefined;
    ranges.push(range);
  }
  return ranges;
}

function valuesOf(condition: unknown): unknown[] | undefined {
  if (isSimple(condition)) return [condition];
  if (!isPlain(condition) || Object.keys(condition).length !== 1) return undefined;
  const { $eq, $in }: Document = condition;
  if ('$eq' in condition && isSimple($eq)) return [$eq];
  return Array.isArray($in) && $in.every(isSimple) ? $in : undefined;
}

/** A value with a key that no unequal value has, except that missing fields share null's. */
function isSimple(value: unknown): boolean {
  const isSimpleObject = value === null || value instanceof Date || value instanceof ObjectId;
  return isSimpleObject || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The spans of matching entries; undefined when the index has too few fields or documents. */
function spansOf(index: CollectionIndex, { values, between }: Conditions): Span[] | undefined {
  const { sparse, partialFilterExpression } = index.spec;
  if (index.multikey || sparse || partialFilterExpression) return undefined;
  const leading = index.fields.slice(0, values.size);
  // An index with fewer fields would skip conditions.
  if (leading.length < values.size || !leading.every(([path]) => values.has(path))) {
    return undefined;
  }
  let prefixes = [''];
  for (const [path, direction] of leading) {
    const keys = [...new Set(values.get(path)!.map(sortKey))].sort();
    const extended = extendPrefixes(prefixes, keys, direction);
    if (!extended) return undefined;
    prefixes = extended;
  }
  if (!between) return prefixes.map((prefix) => [prefix, prefix ? prefixEnd(prefix) : undefined]);
  const [path, direction] = index.fields[values.size] ?? [];
  if (path !== between.path || direction === undefined) return undefined;
  return prefixes.map((prefix) => spanOf(prefix, between.ranges, direction));
}
