import { ObjectId } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { invertKey } from '../bson/number-key.ts';
import { after, sortKey } from '../bson/sort-key.ts';
import type { Collection } from '../storage/collection.ts';
import type { CollectionIndex, Position, StoredDocument } from '../storage/collection-index.ts';
import { TransactionView } from '../storage/transaction-view.ts';
import { boundOf, spanOf, type Range, type Span } from '../filter/bounds.ts';
import { orderOf } from './plan.ts';
import type { Sort } from './sort.ts';

const maxPrefixes = 1000;

/** Of which an index says all that the filter asks. */
interface Wanted {
  /** Values of fields. */
  values: Map<string, unknown[]>;
  /** Of one field, between which values it is. */
  between?: { path: string; ranges: Range[] };
}

/** The collection alone says it only while it holds just what a transaction sees. */
function whole(of: Collection): Collection | undefined {
  if (!(of instanceof TransactionView)) return of;
  return of.isClean() ? of.base : undefined;
}

/** How many documents match, when an index tells it without a look at one of them. */
export function countByIndex(of: Collection, filter: Document): number | undefined {
  const collection = whole(of);
  if (!collection) return undefined;
  const wanted = wantedBy(filter);
  if (!wanted) return undefined;
  if (Object.keys(filter).length === 0) return collection.documents.size;
  for (const index of collection.indexes.values()) {
    const spans = spansOf(index, wanted);
    if (!spans) continue;
    return spans.reduce((sum, [from, to]) => sum + index.entries.count(from, to), 0);
  }
  return undefined;
}

/** A page of a sorted list, however deep, when all of the filter and the sort are one index's. */
export function pageByIndex(
  of: Collection,
  filter: Document,
  sort: Sort,
  { skip, limit }: { skip: number; limit: number },
): StoredDocument[] | undefined {
  const collection = whole(of);
  if (!collection) return undefined;
  const wanted = wantedBy(filter);
  if (!wanted || sort.length === 0) return undefined;
  for (const index of collection.indexes.values()) {
    const [span, ...others] = spansOf(index, wanted) ?? [];
    const order = orderOf(index, sort, new Set(wanted.values.keys()));
    if (span === undefined || others.length > 0 || order === 0) continue;
    const { entries } = index;
    const [from, to] = span;
    const runs = order < 0 ? entries.runsBackwards(from, to) : entries.runs(from, to);
    return cut(runs, skip, limit).map(({ stored }) => stored);
  }
  return undefined;
}

function cut(runs: Iterable<Position[]>, skip: number, limit: number): Position[] {
  const found: Position[] = [];
  let left = skip;
  for (const run of runs) {
    const end = Math.min(run.length, left + limit - found.length);
    for (let at = left; at < end; at++) found.push(run[at]!);
    left = Math.max(0, left - run.length);
    if (found.length === limit) break;
  }
  return found;
}

function wantedBy(filter: Document): Wanted | undefined {
  const wanted: Wanted = { values: new Map() };
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

/** With a lower end, since what is no number comes before all numbers and is less than none. */
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

/** Its key says as much as it does itself; null's is that of what is missing, too. */
function isSimple(value: unknown): boolean {
  const isSimpleObject = value === null || value instanceof Date || value instanceof ObjectId;
  return isSimpleObject || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Where the entries that match are; undefined when the index cannot tell them apart. */
function spansOf(index: CollectionIndex, { values, between }: Wanted): Span[] | undefined {
  const { sparse, partialFilterExpression } = index.spec;
  if (index.multikey || sparse || partialFilterExpression) return undefined;
  const leading = index.fields.slice(0, values.size);
  // An index of fewer fields would leave conditions out.
  if (leading.length < values.size || !leading.every(([path]) => values.has(path))) {
    return undefined;
  }
  let prefixes = [''];
  for (const [path, direction] of leading) {
    const keys = [...new Set(values.get(path)!.map(sortKey))].sort();
    if (keys.length * prefixes.length > maxPrefixes) return undefined;
    const own = keys.map((key) => (direction < 0 ? invertKey(key) : key));
    prefixes = prefixes.flatMap((prefix) => own.map((key) => prefix + key));
  }
  if (!between) return prefixes.map((prefix) => [prefix, prefix ? after(prefix) : undefined]);
  const [path, direction] = index.fields[values.size] ?? [];
  if (path !== between.path || direction === undefined) return undefined;
  return prefixes.map((prefix) => spanOf(prefix, between.ranges, direction));
}
