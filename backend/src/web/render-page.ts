import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../log.ts';
import { escapeJson } from './page-head.ts';
import type { ReadApi } from './make-head.ts';

// Server-side rendering with the app's components: frontend/src/entry-server.tsx is built into one file
// next to the pages. Without that file pages are sent without content.

interface RenderedPage {
  /** The name of the page, by which its first script knows what to fetch. */
  name: string;
  html: string;
  data: object;
  dataId: string;
}

/** Puts the content of a path into the built page. */
export type RenderPage = (
  html: string,
  address: string,
  readApi: ReadApi,
  language: string,
) => Promise<string>;

const emptyRoot = '<div id="root"></div>';

/**
 * A page that fails to render is sent without content, and the browser renders it. Rejects if its data
 * cannot be read, so that the page is not cached.
 */
export function createRenderPage(folder: string, log: Log): RenderPage {
  const file = path.join(folder, '.server/entry-server.js');
  if (!existsSync(file)) return (html) => Promise.resolve(html);
  let loading: Promise<{
    renderPage: (address: string, readApi: ReadApi, language: string) => Promise<RenderedPage>;
  }>;

  return async (html, address, readApi, language) => {
    let failure: Error | undefined;
    const read: ReadApi = async (url) => {
      try {
        return await readApi(url);
      } catch (error) {
        failure = error as Error;
        throw error;
      }
    };
    try {
      loading ??= import(pathToFileURL(file).href) as typeof loading;
      const { renderPage } = await loading;
      const page = await renderPage(address, read, language);
      const root = `<div id="root" data-rendered="${page.name}">${page.html}</div>`;
      const data = `<script type="application/json" id="${page.dataId}">${escapeJson(page.data)}</script>`;
      // Nothing is painted before the data, so no half of the content: it would move with the rest.
      const wait = `<link rel="expect" href="#${page.dataId}" blocking="render" />`;
      // A function as replacement: a "$&" in a title is text.
      return preloadLetters(html, page.html)
        .replace('</head>', `  ${wait}\n  </head>`)
        .replace(emptyRoot, () => `${root}\n    ${data}`);
    } catch (error) {
      // The API's error, since the app's own does not distinguish a missing book from a failed database.
      if (failure) throw failure;
      log.warn({ err: error }, 'a page goes out without its content');
      return html;
    }
  };
}

/** The build's preloads of fonts for rare letters: `<!-- letters of headings [...] <link ...> -->`. */
const fontPreload = /<!-- letters of (text|headings) (\[\S+\]) (.*?) -->\s*/g;
const heading = /<h[1-3][ >].*?<\/h[1-3]>/gs;

/**
 * Preloads fonts for rare letters if the content has such letters. A font that loads late is not used,
 * and a word would have letters of two fonts.
 */
function preloadLetters(html: string, content: string): string {
  return html.replace(fontPreload, (_all, element: string, letters: string, link: string) => {
    const isHeadings = element === 'headings';
    const shown = isHeadings
      ? (content.match(heading) ?? []).join('')
      : content.replace(heading, '');
    // eslint-disable-next-line no-restricted-syntax -- a class of letters that the build wrote, nothing from outside
    return new RegExp(`>[^<]*${letters}`).test(shown) ? `${link}\n    ` : '';
  });
}
