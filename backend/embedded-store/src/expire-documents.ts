import { classes, sortKey, toNumber } from './bson/sort-key.ts';
import { spanOf } from './filter/bounds.ts';
import type { Catalog } from './storage/catalog.ts';

/** Removes what TTL indexes call expired: any date in the field, plus the seconds. */
export function expireDocuments(catalog: Catalog, now = Date.now()): void {
  for (const collection of catalog.collections.values()) {
    for (const { spec, entries, fields } of collection.indexes.values()) {
      if (spec.expireAfterSeconds === undefined) continue;
      const [[, direction] = ['', 1]] = fields;
      const key = sortKey(new Date(now - toNumber(spec.expireAfterSeconds) * 1000));
      const [from, to] = spanOf('', [{ type: classes.date, operator: '$lte', key }], direction);
      for (const { stored } of new Set([...entries.runs(from, to)].flat())) {
        // One that an open transaction has written is left for the next time.
        if (!collection.claims.has('_id_', stored.id)) collection.delete(stored);
      }
    }
  }
}
