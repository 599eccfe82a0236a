import { baseApi } from '@/api/base-api';
import type { AppStore } from './store';

/** What the API has responded to a page's first queries, by endpoint and argument. */
export type CacheEntries = { endpointName: string; arg: unknown; value: unknown }[];

/** The element that holds them in a rendered page. */
export const cacheEntriesId = 'cache-entries';

export function readCacheEntries(store: AppStore): CacheEntries {
  const { queries } = store.getState()[baseApi.reducerPath];
  return Object.values(queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? { endpointName: query.endpointName, arg: query.originalArgs, value: query.data }
      : [],
  );
}

/** Fills the store's cache with what came with the page. */
export function hydrateStore(store: AppStore, entries: CacheEntries): void {
  // The names are those of endpoints, whose types the page's text cannot carry.
  store.dispatch(baseApi.util.upsertQueryEntries(entries as never));
}

/** None on a page that came empty. */
export function readShippedEntries(): CacheEntries {
  const text = document.getElementById(cacheEntriesId)?.textContent;
  return text ? (JSON.parse(text) as CacheEntries) : [];
}
