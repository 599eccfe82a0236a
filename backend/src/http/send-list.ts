import type { Request, Response } from 'express';

interface Page {
  /** Records that the filter finds in all. */
  total: number;
  /** From 1. */
  page: number;
  limit: number;
}

/** Answers one page of a list: a bare array, `X-Total-Count`, and `Link` to the next page if any. */
export function sendList(req: Request, res: Response, records: unknown[], page: Page): void {
  res.set('X-Total-Count', String(page.total));
  if (page.page * page.limit < page.total) {
    // A path without a host: nothing in an answer may depend on headers that a client writes.
    const next = new URL(req.originalUrl, 'http://shop');
    next.searchParams.set('page', String(page.page + 1));
    next.searchParams.set('limit', String(page.limit));
    res.set('Link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  res.json(records);
}
