import type { PageName } from '@storyloom/backend/contract/shop/site-pages';
import { knownLanguage } from '@storyloom/backend/contract/words/language';
import { pageStateId, readPageState, type PageState } from '@/app/page-state';
import { findPage } from '@/app/router';
import { renderToHtml } from '@/app/render-to-html';
import { makeStore } from '@/app/store';
import { prepareWords } from '@/words/load-words';

// Runs in the API's process, which loads this bundle from the folder of the built pages. Visitors
// see the books while the app's code is still loading; the app then hydrates the same page.

/** Responds to a GET request of the API. */
export type ReadApi = (path: string) => Promise<{ body: string; headers: Record<string, string> }>;

export interface RenderedPage {
  /** The name of the page. */
  name: PageName;
  /** The content of `#root`. */
  html: string;
  /** The data for hydration, for a script element of this id and type JSON. */
  data: PageState;
  dataId: string;
}

/** Renders the page at an address for a first-time visitor. Rejects if a query fails. */
export async function renderPage(
  address: string,
  readApi: ReadApi,
  language: string,
): Promise<RenderedPage> {
  const store = makeStore({ fetch: fetchFrom(readApi) });
  const page = findPage(new URL(address, 'http://shop.invalid'));
  const queries = page?.firstQueries ?? [];
  const [setWords] = await Promise.all([
    prepareWords(knownLanguage(language)),
    page?.load(),
    ...queries.map((query) => store.dispatch(query).unwrap()),
  ]);
  setWords();
  const { html, texts } = renderToHtml(store, address);
  return {
    name: page?.name ?? 'notFound',
    html,
    // With them the catalogue would not arrive in the first ten packets of a connection.
    data: readPageState(store, page?.name === 'catalogue' ? [] : [...texts]),
    dataId: pageStateId,
  };
}

/** Calls the API in this process instead of over the network. */
function fetchFrom(readApi: ReadApi): typeof fetch {
  return async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { body, headers } = await readApi(pathname.slice(pathname.indexOf('/api/')) + search);
    return new Response(body, { headers });
  };
}
