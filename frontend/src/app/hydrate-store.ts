import type { Book } from '@storyloom/backend/contract/book/book';
import { baseApi } from '@/api/base-api';
import { shownDescriptionLength } from '@/api/endpoints/books.api';
import type { AppStore } from './store';

/** The API's responses to the first queries of a page, by endpoint and argument. */
export type CacheEntries = { endpointName: string; arg: unknown; value: unknown }[];

/** The id of the element with the entries in a rendered page. */
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

/** Cards show the start of a description; whole ones would be half of the page's bytes. */
function withShortLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('books' in value)) return value;
  const books = (value.books as (Book | { book: Book })[]).map((one) =>
    'book' in one ? { ...one, book: shorten(one.book) } : shorten(one),
  );
  return { ...value, books };
}

function shorten(book: Book): Book {
  // One more than is shown, so that cards still add the dots.
  const characters = Array.from(book.description).slice(0, shownDescriptionLength + 1);
  return { ...book, description: characters.join('') };
}

export function hydrateStore(store: AppStore, entries: CacheEntries): void {
  // The endpoint names come from HTML, which carries no types.
  store.dispatch(baseApi.util.upsertQueryEntries(entries as never));
}

/** Empty if the server did not render the page. */
export function readPreloadedEntries(): CacheEntries {
  const text = document.getElementById(cacheEntriesId)?.textContent;
  return text ? (JSON.parse(text) as CacheEntries) : [];
}
