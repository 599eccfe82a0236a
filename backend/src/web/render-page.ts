import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../log.ts';
import { escapeJson } from './page-head.ts';
import type { ReadApi } from './make-head.ts';

// The pages as a visitor sees them first, rendered by the app's own components:
// frontend/src/entry-server.tsx is built into one file next to the pages. Without that file the pages
// begin empty.

interface RenderedPage {
  /** Its row in the table of pages: the page's first script knows by it what to fetch. */
  name: string;
  html: string;
  data: object;
  dataId: string;
}

/** Puts an address's content into a built page. */
export type RenderPage = (
  html: string,
  address: string,
  readApi: ReadApi,
  language: string,
) => Promise<string>;

const emptyRoot = '<div id="root"></div>';

/**
 * `folder` as for `webPages`. A page that cannot be rendered goes out empty: the app does it all the
 * same. Rejects when what it shows cannot be read now: without that it is not to be kept.
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
      // Not what the app has made of it, which no longer tells a missing book from a missing database.
      if (failure) throw failure;
      log.warn({ err: error }, 'a page goes out without its content');
      return html;
    }
  };
}

/** What the build knows of letters that few pages have: `<!-- letters of headings [...] <link ...> -->`. */
const offer = /<!-- letters of (text|headings) (\[\S+\]) (.*?) -->\s*/g;
const heading = /<h[1-3][ >].*?<\/h[1-3]>/gs;

/**
 * Lets a page preload the type for such letters where its content has them. Type that is late stays
 * out of the visit, and a word would show its letters in two faces.
 */
function preloadLetters(html: string, content: string): string {
  return html.replace(offer, (_all, place: string, letters: string, link: string) => {
    const shown =
      place === 'headings' ? (content.match(heading) ?? []).join('') : content.replace(heading, '');
    // eslint-disable-next-line no-restricted-syntax -- a class of letters that the build wrote, nothing from outside
    return new RegExp(`>[^<]*${letters}`).test(shown) ? `${link}\n    ` : '';
  });
}
