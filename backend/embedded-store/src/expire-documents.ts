import { toNumber } from './bson/sort-key.ts';
import type { Document } from './bson/document.ts';
import { keyTuples } from './query/key-tuples.ts';
import type { Catalog } from './storage/catalog.ts';

/** Removes what TTL indexes call expired: the earliest date in the field, plus the seconds. */
export function expireDocuments(catalog: Catalog, now = Date.now()): void {
  for (const collection of catalog.collections.values()) {
    for (const { spec, entries } of collection.indexes.values()) {
      if (spec.expireAfterSeconds === undefined) continue;
      const [path = ''] = Object.keys(spec.key);
      const latest = now - toNumber(spec.expireAfterSeconds) * 1000;
      const expired = [...entries.runs()]
        .flat()
        .filter(({ document }) => isBefore(document, path, latest));
      for (const stored of new Set(expired)) collection.delete(stored);
    }
  }
}

function isBefore(document: Document, path: string, latest: number): boolean {
  const dates = keyTuples(document, [path.split('.')])
    .tuples.flat()
    .filter((value) => value instanceof Date);
  return dates.length > 0 && Math.min(...dates.map(Number)) <= latest;
}
