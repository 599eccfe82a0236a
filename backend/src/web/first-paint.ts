import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResponseCache } from '../http/response-cache.ts';
import type { Log } from '../log.ts';
import { escapeJson } from './page-head.ts';

// The pages as a visitor sees them first, drawn by the app's own components: frontend/src/first-paint.tsx
// is built into one file beside the pages. Without that file the pages begin empty.

interface FirstPaint {
  html: string;
  data: object;
  dataId: string;
}
type DrawFirstPaint = (
  address: string,
  readApi: ResponseCache['read'],
) => Promise<FirstPaint | undefined>;

/** Puts the first paint of an address into a built page. */
export type PaintPage = (html: string, address: string) => Promise<string>;

const emptyRoot = '<div id="root"></div>';

/** `folder` as for `webPages`. A page that cannot be drawn goes out empty: the app draws it all the same. */
export function createPainter(folder: string, responses: ResponseCache, log: Log): PaintPage {
  const file = path.join(folder, '.first-paint/first-paint.js');
  if (!existsSync(file)) return (html) => Promise.resolve(html);
  let loading: Promise<{ drawFirstPaint: DrawFirstPaint }> | undefined;

  return async (html, address) => {
    try {
      loading ??= import(pathToFileURL(file).href) as NonNullable<typeof loading>;
      const { drawFirstPaint } = await loading;
      const paint = await drawFirstPaint(address, (url) => responses.read(url));
      if (!paint) return html;
      const root = `<div id="root" data-first-paint>${paint.html}</div>`;
      const data = `<script type="application/json" id="${paint.dataId}">${escapeJson(paint.data)}</script>`;
      // A function as replacement: a "$&" in a title is text.
      return html.replace(emptyRoot, () => `${root}\n    ${data}`);
    } catch (error) {
      log.warn({ err: error }, 'a page goes out without its first paint');
      return html;
    }
  };
}
