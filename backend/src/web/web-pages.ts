import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Settings } from '../config/env.ts';
import { bookTag } from '../book-record/book-changes.model.ts';
import type { ShopSettings } from '../contract/shop/settings.ts';
import { defaultSettings } from '../shop-settings/default-settings.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { catalogueTag, type ResponseSource } from '../response-cache/cached-routes.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { BuiltPages } from './built-pages.ts';
import type { ShopCategory } from '../contract/book/shop-categories.ts';
import { sitePages } from '../contract/shop/site-pages.ts';
import type { Site } from './json-ld.ts';
import { openPage, type OpenedPage } from './open-page.ts';
import { withHead, type PageHead } from './page-head.ts';
import { makeHead, shellPage, unknownPage } from './make-head.ts';
import type { RenderPage } from './render-page.ts';
import { findShopFile } from './icons/shop-files.ts';
import { loadSitemap, robotsText } from './sitemap.ts';

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
const headersIn = (language: string) => ({ ...htmlHeaders, 'Content-Language': language });

interface WebContext {
  settings: Settings;
  responses: ResponseCache;
  /** Undefined when the pages are not built. */
  built: BuiltPages | undefined;
  renderPage: RenderPage;
}

/** The single-page app, its files and what search engines ask for. */
export function webPages({ settings, responses, built, renderPage }: WebContext): Router {
  const { publicUrl } = settings;
  const emptyPage = built?.html ?? '';
  const readApi = (url: string) => responses.read(url);
  /** What the shop said of itself last, also while the database is away. */
  let known: ShopSettings = defaultSettings;
  let describedAs = '';
  const router = express.Router();
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robotsText(publicUrl)));
  router.get('/sitemap.xml', sitemap(responses, publicUrl));
  // Without a parameter, which would have to be decoded: a broken link finds no page, and says so.
  router.get(/^/, async (req, res, next) => {
    const path = req.path;
    const file = findShopFile(path) ?? built?.files.get(path);
    if (file) return responses.send(req, res, file);
    if (!built) return path === '/' ? void res.set(htmlHeaders).send(notBuilt) : next();
    // A missing file is not a page: a script that is gone must not come back as HTML.
    if (/^\/(api|assets)(\/|$)/.test(path) || /\.\w+$/.test(path)) return next();
    await sendPage(req, res);
  });
  return router;

  async function askShop(): Promise<ShopSettings> {
    const { body } = await readApi('/api/settings');
    // Every page asks, so what was read is parsed once.
    if (body !== describedAs) [describedAs, known] = [body, JSON.parse(body) as ShopSettings];
    return known;
  }

  async function sendPage(req: Request, res: Response): Promise<void> {
    const page = openPage(req.url);
    // Typed by hand, or changed by a program: the app opens it too, so both show one address.
    const lower = page.path.toLowerCase();
    if (page.name === 'notFound' && openPage(lower).name !== 'notFound')
      return res.redirect(301, page.params.size > 0 ? `${lower}?${page.params}` : lower);
    // Shelves had this address before; links to them are out.
    const shelf = /^\/lists\/[^/]+$/.test(page.path) && page.path.replace('/lists/', '/shelves/');
    if (shelf) return res.redirect(301, page.params.size > 0 ? `${shelf}?${page.params}` : shelf);
    try {
      const source = await findRenderedPage(page);
      if (source) return await responses.send(req, res, source);
      await askShop().catch(() => known);
      await sendHtml(res, 200, (site) => makeHead(page, { readApi, ...site }));
    } catch (error) {
      // The app starts all the same and shows what is wrong in its own words. What the API refuses
      // was asked for by the address.
      const isUnknown = error instanceof ApiError && error.status < 500;
      if (isUnknown) return sendHtml(res, 404, unknownPage);
      req.log.warn({ err: error }, 'a page goes out without its head');
      res.set('Retry-After', '5');
      await sendHtml(res, 503, shellPage);
    }
  }

  async function sendHtml(
    res: Response,
    status: number,
    headOf: (site: Site) => PageHead | Promise<PageHead>,
  ): Promise<void> {
    const site = { publicUrl, settings: known };
    const html = withHead(emptyPage, await headOf(site), site);
    res.status(status).set(headersIn(known.language)).send(html);
  }

  /** The pages that are the same for everybody: those that search engines may show. */
  async function findRenderedPage(page: OpenedPage): Promise<ResponseSource | undefined> {
    const { name, path, params } = page;
    if (!sitePages[name].isIndexed) return undefined;
    if (name !== 'catalogue') return renderedPage(page, { address: path });
    // What a visitor typed is left to the app alone: there would be a page for every word.
    if (params.has('q')) return undefined;
    return renderedPage(page, readCatalogueAddress(params, await findCategories()));
  }

  /** Those known last while the database is away: the page may lie ready. */
  async function findCategories(): Promise<ShopSettings['categories']> {
    const { categories } = await askShop().catch((error: unknown) => {
      if (describedAs === '') throw error;
      return known;
    });
    return categories;
  }

  function renderedPage(
    page: OpenedPage,
    { address, isPlain = false }: RenderedAddress,
  ): ResponseSource {
    return {
      key: `page ${address}${isPlain ? ' plain' : ''}`,
      kind: 'web',
      // Others show books in rows, or in their menu shelves that have some.
      tag: page.name === 'book' ? bookTag(page.id) : catalogueTag,
      load: async () => {
        const site = { publicUrl, settings: await askShop() }; // without it no page is kept
        const html = withHead(emptyPage, await makeHead(page, { readApi, ...site }), site);
        return {
          body: isPlain ? html : await renderPage(html, address, readApi, site.settings.language),
          headers: headersIn(site.settings.language),
        };
      },
    };
  }
}

/** Pages of the catalogue after this one are rendered by the app alone. */
const lastRendered = 999;

interface RenderedAddress {
  address: string;
  /** Goes out with its head, but empty. */
  isPlain?: boolean;
}

/**
 * The address that stands for a catalogue page, so that parameters in another order or unknown ones
 * make no page of their own. What a visitor filtered is rendered by the app alone.
 */
function readCatalogueAddress(
  query: URLSearchParams,
  categories: readonly ShopCategory[],
): RenderedAddress {
  const category = categories.find(({ slug }) => slug === query.get('category'))?.slug;
  const page = /^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const isPlain =
    page > lastRendered || [...query.keys()].some((name) => name !== 'category' && name !== 'page');
  const params = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && !isPlain && { page: String(page) }),
  });
  return { address: params.size > 0 ? `/books?${params}` : '/books', isPlain };
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
    // Without the setting the address is what this visitor used: for them alone, never kept.
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
    <p>The API responses under <a href="/api/health/ready">/api</a>.</p>
  </body>
</html>
`;
