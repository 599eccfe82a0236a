import { LRUCache } from 'lru-cache';

/** How long another process may go on with what has changed since. */
const rememberedMs = 2_000;
const mostRemembered = 10_000;

/**
 * Returns `find` that remembers for two seconds what `read` found; that nothing was found is not
 * remembered. Whoever changes a record in this process says so with `forget` once it is changed:
 * from then on nothing older is found.
 */
export function rememberBriefly<Found extends object>(
  read: (id: string) => Promise<Found | undefined>,
) {
  const remembered = new LRUCache<string, Found>({ max: mostRemembered, ttl: rememberedMs });
  let changes = 0;
  return {
    async find(id: string): Promise<Found | undefined> {
      const known = remembered.get(id);
      if (known) return known;
      const changesBefore = changes;
      const start = performance.now();
      const found = await read(id);
      // What was read before a change must not outlive it.
      if (found && changes === changesBefore) remembered.set(id, found, { start });
      return found;
    },
    forget(id: string): void {
      changes += 1;
      remembered.delete(id);
    },
    forgetWhere(isChanged: (found: Found) => boolean): void {
      changes += 1;
      for (const [id, found] of remembered) if (isChanged(found)) remembered.delete(id);
    },
  };
}
