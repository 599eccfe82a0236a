import { ObjectId } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { invertKey } from '../bson/number-key.ts';
import { sortKey } from '../bson/sort-key.ts';
import type { Collection } from '../storage/collection.ts';
import type { CollectionIndex, StoredDocument } from '../storage/collection-index.ts';
import { after } from '../storage/ordered-list.ts';
import { orderOf } from './plan.ts';
import type { Sort } from './sort.ts';

const mostPrefixes = 1000;

/** Values of a field, of which the index says all that the filter asks. */
type Wanted = Map<string, unknown[]>;

/** How many documents match, when an index tells it without a look at one of them. */
export function countByIndex(collection: Collection, filter: Document): number | undefined {
  const wanted = wantedBy(filter);
  if (!wanted) return undefined;
  if (wanted.size === 0) return collection.documents.size;
  for (const index of collection.indexes.values()) {
    const prefixes = prefixesOf(index, wanted);
    if (!prefixes) continue;
    index.uses++;
    return prefixes.reduce((sum, prefix) => sum + index.entries.count(prefix, after(prefix)), 0);
  }
  return undefined;
}

/** A page of a sorted list, however deep, when all of the filter and the sort are one index's. */
export function pageByIndex(
  collection: Collection,
  filter: Document,
  sort: Sort,
  { skip, limit }: { skip: number; limit: number },
): StoredDocument[] | undefined {
  const wanted = wantedBy(filter);
  if (!wanted || sort.length === 0) return undefined;
  for (const index of collection.indexes.values()) {
    const [prefix, ...others] = prefixesOf(index, wanted) ?? [];
    const order = orderOf(index, sort, new Set(wanted.keys()));
    if (prefix === undefined || others.length > 0 || order === 0) continue;
    index.uses++;
    const { entries } = index;
    const [from, to] = [prefix, prefix === '' ? undefined : after(prefix)];
    return cut(order < 0 ? entries.runsBackwards(from, to) : entries.runs(from, to), skip, limit);
  }
  return undefined;
}

function cut(runs: Iterable<StoredDocument[]>, skip: number, limit: number): StoredDocument[] {
  const found: StoredDocument[] = [];
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
  const wanted: Wanted = new Map();
  for (const [path, condition] of Object.entries(filter)) {
    const values = valuesOf(condition);
    if (!values || path.startsWith('$') || path.includes('.')) return undefined;
    wanted.set(path, values);
  }
  return wanted;
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

/** The beginnings of the entries that match; undefined when the index cannot tell them apart. */
function prefixesOf(index: CollectionIndex, wanted: Wanted): string[] | undefined {
  const { sparse, partialFilterExpression } = index.spec;
  if (index.multikey || sparse || partialFilterExpression) return undefined;
  const leading = index.fields.slice(0, wanted.size);
  if (!leading.every(([path]) => wanted.has(path))) return undefined;
  let prefixes = [''];
  for (const [path, direction] of leading) {
    const keys = [...new Set(wanted.get(path)!.map(sortKey))].sort();
    if (keys.length * prefixes.length > mostPrefixes) return undefined;
    const own = keys.map((key) => (direction < 0 ? invertKey(key) : key));
    prefixes = prefixes.flatMap((prefix) => own.map((key) => prefix + key));
  }
  return prefixes;
}
