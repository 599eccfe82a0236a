import { classes, sortKey, toNumber } from './bson/sort-key.ts';
import { spanOf } from './filter/bounds.ts';
import type { Catalog } from './storage/catalog.ts';

/** Deletes expired documents: any date in the field of a TTL index is older than its seconds. */
export function expireDocuments(catalog: Catalog, now = Date.now()): void {
  for (const collection of catalog.collections.values()) {
    for (const { spec, entries, fields } of collection.indexes.values()) {
      if (spec.expireAfterSeconds === undefined) continue;
      const [[, direction] = ['', 1]] = fields;
      const key = sortKey(new Date(now - toNumber(spec.expireAfterSeconds) * 1000));
      const [from, to] = spanOf('', [{ type: classes.date, operator: '$lte', key }], direction);
      for (const { stored } of new Set([...entries.runs(from, to)].flat())) {
        // A document that an open transaction has written waits for the next run.
        if (!collection.claims.has('_id_', stored.id)) collection.delete(stored);
      }
    }
  }
}
