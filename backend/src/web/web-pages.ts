import express, { type RequestHandler, type Router } from 'express';
import type { Environment } from '../config/env.ts';
import { notFound } from '../http/api-error.ts';
import { catalogueTag } from '../response-cache/cached-routes.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { BuiltPages } from './built-pages.ts';
import { htmlHeaders } from './html-headers.ts';
import { findShopFile } from './icons/shop-files.ts';
import { LatestSettings } from './latest-settings.ts';
import { openPage, type OpenedPage } from './open-page.ts';
import type { RenderPage } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { loadSitemap, robotsText } from './sitemap.ts';

interface WebContext {
  env: Environment;
  responses: ResponseCache;
  /** Undefined when the pages are not built. */
  built: BuiltPages | undefined;
  renderPage: RenderPage;
}

/** The single-page app, its files and what search engines ask for. */
export function webPages({ env, responses, built, renderPage }: WebContext): Router {
  const { publicUrl } = env;
  const readApi = (url: string) => responses.read(url);
  const shop = new LatestSettings(readApi);
  const context = { publicUrl, emptyPage: built?.html ?? '', readApi, shop, renderPage, responses };
  const router = express.Router();
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robotsText(publicUrl)));
  router.get('/sitemap.xml', sitemap(responses, publicUrl));
  // A pattern without parameters: Express would decode those, and fail for a broken link.
  router.get(/^/, async (req, res, next) => {
    const path = req.path;
    const file = findShopFile(path) ?? built?.files.get(path);
    if (file) return responses.send(req, res, file);
    if (!built) return path === '/' ? void res.set(htmlHeaders).send(notBuilt) : next();
    // A browser that asks for a script of an older build must get 404, not a page.
    if (/^\/(api|assets)(\/|$)/.test(path) || /\.\w+$/.test(path)) return next();
    const page = openPage(req.url);
    const otherPath = redirectOf(page);
    if (otherPath === undefined) return sendPage(page, req, res, context);
    res.redirect(301, page.params.size > 0 ? `${otherPath}?${page.params}` : otherPath);
  });
  return router;
}

/** The path that a visitor should have opened; undefined when it is this one. */
function redirectOf({ name, path }: OpenedPage): string | undefined {
  const lower = path.toLowerCase();
  if (name === 'notFound' && openPage(lower).name !== 'notFound') return lower;
  // Old links to shelves have this path.
  return /^\/lists\/[^/]+$/.test(path) ? path.replace('/lists/', '/shelves/') : undefined;
}

function sitemap(responses: ResponseCache, publicUrl: string | undefined): RequestHandler {
  return async (req, res) => {
    if (publicUrl) {
      return responses.send(req, res, {
        key: 'sitemap',
        kind: 'web',
        tag: catalogueTag,
        load: () => loadSitemap(publicUrl),
      });
    }
    // Without PUBLIC_URL the sitemap names the host of this request, so it must not be cached.
    const host = req.headers.host ?? '';
    if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) throw notFound('sitemap');
    const { body, headers } = await loadSitemap(`${req.protocol}://${host}`);
    res.set({ ...headers, 'Cache-Control': 'private, no-store' }).send(body);
  };
}

const notBuilt = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Storyloom</title></head>
  <body>
    <h1>The API is running, the pages are not built yet</h1>
    <p>Run <code>npm run build</code> in the project's folder and start again, or run
      <code>npm run dev</code> and open <a href="http://localhost:5173/">localhost:5173</a>.</p>
    <p>The API answers under <a href="/api/health/ready">/api</a>.</p>
  </body>
</html>
`;
