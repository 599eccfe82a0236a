import type { Book } from '@storyloom/backend/contract/book/book';
import { baseApi } from '@/api/base-api';
import { shownDescriptionLength } from '@/api/endpoints/books.api';
import type { AppStore, RootState } from './store';

type ApiState = RootState[typeof baseApi.reducerPath];

/**
 * The state of the first queries of a page; the times of the queries are left out, so that the same
 * data makes the same page.
 */
export interface PageState extends Pick<ApiState, 'queries' | 'provided'> {
  /** The page's numbers and days (contract/shop/recorded-texts.ts). */
  texts: [string, string][];
}

/** The id of the element with the state in a rendered page. */
export const pageStateId = 'page-state';

export function readPageState(store: AppStore, texts: [string, string][]): PageState {
  const { queries, provided } = store.getState()[baseApi.reducerPath];
  const withoutTimes = Object.entries(queries).map(([key, query]) => {
    const { status, endpointName, originalArgs, data } = query!;
    return [key, { status, endpointName, originalArgs, data: withShortLists(data) }];
  });
  return {
    queries: Object.fromEntries(withoutTimes) as PageState['queries'],
    provided,
    texts,
  };
}

/** The state of a store for a page that the server has rendered just now. */
export function preloadedState({ queries, provided }: Omit<PageState, 'texts'>) {
  const now = Date.now();
  const times = { requestId: 'rendered', startedTimeStamp: now, fulfilledTimeStamp: now };
  for (const query of Object.values(queries)) Object.assign(query!, times);
  // The reducers of the rest start as ever.
  return { [baseApi.reducerPath]: { queries, provided } as ApiState };
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

/** Undefined if the server did not render the page. */
export function findPageState(): PageState | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
