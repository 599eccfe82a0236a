import type { Book } from '@storyloom/backend/contract/book/book';
import { baseApi } from '@/api/base-api';
import { shownDescriptionLength } from '@/api/books.api';
import type { AppStore } from './store';

/** What the API has responded to a page's first queries, by endpoint and argument. */
export type CacheEntries = { endpointName: string; arg: unknown; value: unknown }[];

/** The element that holds them in a rendered page. */
export const cacheEntriesId = 'cache-entries';

export function readCacheEntries(store: AppStore): CacheEntries {
  const { queries } = store.getState()[baseApi.reducerPath];
  return Object.values(queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? {
          endpointName: query.endpointName,
          arg: query.originalArgs,
          value: withShortLists(query.data),
        }
      : [],
  );
}

/** Cards show the start of a description; whole descriptions would be half of the page's bytes. */
function withShortLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('books' in value)) return value;
  const books = (value.books as (Book | { book: Book })[]).map((one) =>
    'book' in one ? { ...one, book: shorten(one.book) } : shorten(one),
  );
  return { ...value, books };
}

function shorten(book: Book): Book {
  // One more than is shown, so that cards still add the dots.
  const letters = Array.from(book.description).slice(0, shownDescriptionLength + 1);
  return { ...book, description: letters.join('') };
}

export function hydrateStore(store: AppStore, entries: CacheEntries): void {
  // The names are those of endpoints; HTML cannot carry their types.
  store.dispatch(baseApi.util.upsertQueryEntries(entries as never));
}

/** Empty if the server did not render the page. */
export function readPreloadedEntries(): CacheEntries {
  const text = document.getElementById(cacheEntriesId)?.textContent;
  return text ? (JSON.parse(text) as CacheEntries) : [];
}
