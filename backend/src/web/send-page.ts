import type { Request, Response } from 'express';
import { ApiError } from '../http/api-error.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { htmlHeadersIn } from './html-headers.ts';
import type { Site } from './json-ld.ts';
import { makeHead, shellPage, unknownPage } from './make-head.ts';
import type { OpenedPage } from './open-page.ts';
import { withPageFiles } from './page-files.ts';
import { withHead, type PageHead } from './page-head.ts';
import { findRenderedPage, type RenderContext } from './rendered-page.ts';

interface PageContext extends RenderContext {
  responses: ResponseCache;
}

/** Sends a page with its head, and with its content if it is rendered on the server. */
export async function sendPage(
  page: OpenedPage,
  req: Request,
  res: Response,
  context: PageContext,
): Promise<void> {
  const { publicUrl, readApi, shop, responses } = context;
  try {
    const rendered = await findRenderedPage(page, context);
    if (rendered) return await responses.send(req, res, rendered);
    await shop.read().catch(() => shop.latest);
    await sendHtml(200, (site) => makeHead(page, { readApi, ...site }));
  } catch (error) {
    // The app opens in every case and shows its own error message. A status below 500 means that the
    // address names something the shop does not have.
    const isUnknown = error instanceof ApiError && error.status < 500;
    if (isUnknown) return sendHtml(404, unknownPage);
    req.log.warn({ err: error }, 'a page goes out without its head');
    res.set('Retry-After', '5');
    await sendHtml(503, shellPage);
  }

  async function sendHtml(
    status: number,
    headOf: (site: Site) => PageHead | Promise<PageHead>,
  ): Promise<void> {
    const settings = shop.latest;
    const site = { publicUrl, settings };
    const empty = withPageFiles(context.emptyPage, page.name, settings.language);
    const html = withHead(empty, await headOf(site), site);
    res.status(status).set(htmlHeadersIn(settings.language)).send(html);
  }
}
