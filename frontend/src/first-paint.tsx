import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { matchPath, StaticRouter } from 'react-router-dom';
import type { Book } from '@storyloom/backend/contract/book';
import type { SearchResult } from '@storyloom/backend/contract/search';
import { firstDataId, takeFirstData, type FirstData } from '@/app/first-data';
import { preloadPage, Router } from '@/app/router';
import { makeStore } from '@/app/store';
import { paths } from '@/config/paths';
import { booksApi, homeList, type BookVersion } from '@/features/books/books.api';
import { readSearchQuery } from '@/features/search/use-search-filters';

// Runs in the API's process, which loads this bundle beside the built pages: the visitor sees the
// books while the app's code is still on its way. The app then draws the same page itself.

/** Answers a GET of the API by its path, as the browser would get it. */
export type ReadApi = (path: string) => Promise<{ body: string; headers: Record<string, string> }>;

export interface FirstPaint {
  /** The content of `#root`. */
  html: string;
  /** What the app needs to draw the same, for a script element of this id and type JSON. */
  data: FirstData;
  dataId: string;
}

/**
 * The page at an address as the app would draw it for a visitor who has never been here; undefined
 * when it would lead on to another address.
 */
export async function drawFirstPaint(
  address: string,
  readApi: ReadApi,
): Promise<FirstPaint | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid');
  const [data] = await Promise.all([
    askFirst(pathname, searchParams, readApi),
    preloadPage(pathname),
  ]);
  if (!data) return undefined;
  const store = makeStore({ preloadedState: {} });
  takeFirstData(store, data);
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location={address}>
        <Router />
      </StaticRouter>
    </Provider>,
  );
  return { html, data, dataId: firstDataId };
}

/** What the first screen of a page asks the API for; undefined for a page that the list does not have. */
async function askFirst(
  pathname: string,
  params: URLSearchParams,
  readApi: ReadApi,
): Promise<FirstData | undefined> {
  if (pathname === paths.home) {
    const { body, headers } = await readApi(`/api/books/?limit=${homeList.limit}`);
    const books = JSON.parse(body) as Book[];
    const value = { books, total: Number(headers['X-Total-Count'] ?? books.length) };
    return [{ endpointName: booksApi.endpoints.listBooks.name, arg: homeList, value }];
  }
  if (pathname === paths.catalogue) {
    const arg = readSearchQuery(params);
    const query = new URLSearchParams(
      Object.entries(arg).map(([name, value]) => [name, `${value}`]),
    );
    const { body } = await readApi(`/api/search?${query}`);
    const value = JSON.parse(body) as SearchResult;
    if (value.books.length === 0 && value.total > 0) return undefined;
    return [{ endpointName: booksApi.endpoints.searchBooks.name, arg, value }];
  }
  const id = matchPath(paths.bookPattern, pathname)?.params.id;
  if (id === undefined) return [];
  const { body, headers } = await readApi(`/api/books/${id}`);
  const value: BookVersion = { book: JSON.parse(body) as Book, etag: headers['ETag'] ?? '*' };
  return [{ endpointName: booksApi.endpoints.readBook.name, arg: id, value }];
}
