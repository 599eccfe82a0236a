import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Settings } from '../config/env.ts';
import { bookName, catalogueName } from '../features/books/book-changes.model.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { type AnswerCache, type AnswerSource } from '../http/answer-cache.ts';
import { chooseEncoding } from '../http/content-encoding.ts';
import { matchesEtag, withEncoding } from '../http/etag.ts';
import { readBuiltPages, type BuiltFile, type BuiltPages } from './built-pages.ts';
import { withHead, type PageHead } from './page-head.ts';
import {
  bookHead,
  catalogueHead,
  findPlainPage,
  homeHead,
  isBookId,
  readCategory,
  shellPage,
  unknownPage,
} from './shop-pages.ts';
import { loadSitemap, robotsText } from './sitemap.ts';

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

/** The single-page app, its files and what search engines ask for; `folder` is where it was built. */
export function webPages({ publicUrl }: Settings, answers: AnswerCache, folder: string): Router {
  const router = express.Router();
  const built = readBuiltPages(folder);
  router.get('/robots.txt', (_req, res) => void res.type('text').send(robotsText(publicUrl)));
  router.get('/sitemap.xml', sitemap(answers, publicUrl));
  if (!built) {
    router.get('/', (_req, res) => void res.set(htmlHeaders).send(notBuilt));
    return router;
  }
  router.get('/{*path}', async (req, res, next) => {
    const path = req.path;
    const file = built.files.get(path);
    if (file) return sendFile(req, res, file);
    // A missing file is not a page: a script that is gone must not come back as HTML.
    if (/^\/(api|assets)(\/|$)/.test(path) || /\.\w+$/.test(path)) return next();
    await sendPage(req, res, path.replace(/(.)\/$/, '$1'));
  });
  return router;

  async function sendPage(req: Request, res: Response, path: string): Promise<void> {
    const source = findLivingPage(req, path, built as BuiltPages, publicUrl);
    if (source) {
      try {
        return await answers.send(req, res, source);
      } catch (error) {
        // The app starts all the same and shows what is wrong in its own words.
        const isUnknown = error instanceof ApiError && error.status === 404;
        if (!isUnknown) req.log.warn({ err: error }, 'a page goes out without its head');
        return sendHtml(res, isUnknown ? 404 : 503, isUnknown ? unknownPage : shellPage);
      }
    }
    const page = findPlainPage(path);
    sendHtml(res, page ? 200 : 404, page ?? unknownPage);
  }

  function sendHtml(res: Response, status: number, head: PageHead): void {
    if (status === 503) res.set('Retry-After', '5');
    const html = withHead((built as BuiltPages).html, head, publicUrl);
    res.status(status).set(htmlHeaders).send(html);
  }
}

/** The pages whose head speaks of books. */
function findLivingPage(
  req: Request,
  path: string,
  { html }: BuiltPages,
  publicUrl: string | undefined,
): AnswerSource | undefined {
  const page = (key: string, dependsOn: string[], head: () => Promise<PageHead>): AnswerSource => ({
    key: `page ${key}`,
    kind: 'page',
    dependsOn,
    load: async () => ({ body: withHead(html, await head(), publicUrl), headers: htmlHeaders }),
  });
  if (path === '/') return page('/', [catalogueName], () => homeHead(publicUrl));
  if (path === '/books') {
    const category = readCategory(req.query.category);
    return page(`/books ${category}`, [catalogueName], () => catalogueHead(category, publicUrl));
  }
  const id = /^\/books\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  return page(path, [bookName(id)], async () => {
    if (!isBookId(id)) throw notFound('book');
    return bookHead(id, publicUrl);
  });
}

async function sendFile(req: Request, res: Response, file: BuiltFile): Promise<void> {
  const isText = /charset=utf-8/.test(file.type);
  const encoding = isText
    ? chooseEncoding(req.headers['accept-encoding'], file.bytes.length)
    : 'identity';
  res.set({
    'Content-Type': file.type,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: withEncoding(file.etag, encoding),
    Vary: 'Accept-Encoding',
  });
  const seen = req.headers['if-none-match'];
  if (seen !== undefined && matchesEtag(seen, file.etag)) return void res.status(304).end();
  const bytes = await file.packed(encoding);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.set('Content-Length', String(bytes.length));
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

function sitemap(answers: AnswerCache, publicUrl: string | undefined): RequestHandler {
  return async (req, res) => {
    if (publicUrl) {
      return answers.send(req, res, {
        key: 'sitemap',
        kind: 'page',
        dependsOn: [catalogueName],
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
    <p>The API answers under <a href="/api/health/ready">/api</a>.</p>
  </body>
</html>
`;
