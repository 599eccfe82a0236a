import { sitePages, type SitePage } from '../contract/site-pages.ts';
import type { LoadedResponse } from '../response-cache/cached-routes.ts';
import { BookModel, onSale } from '../features/catalogue/books/book.model.ts';
import { escapeHtml } from '../text/html.ts';

/** A sitemap may name 50,000 pages. */
const maxBooks = 49_000;
const pages = Object.values<SitePage>(sitePages);

export async function loadSitemap(origin: string): Promise<LoadedResponse> {
  const books = await BookModel.collection
    .find({ ...onSale }, { projection: { updatedAt: 1 } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxBooks)
    .maxTimeMS(5000)
    .toArray();
  const entries = [
    ...pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => entry(`${origin}${path}`)),
    ...books.map(({ _id, updatedAt }) =>
      entry(`${origin}/books/${_id.toHexString()}`, (updatedAt as Date).toISOString()),
    ),
  ];
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return {
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${entries.join('\n')}\n</urlset>\n`,
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  };
}

function entry(address: string, changedAt?: string): string {
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${changed}</url>`;
}

export function robotsText(publicUrl: string | undefined): string {
  const hidden = pages.filter(({ isIndexed, path }) => !isIndexed && path.startsWith('/'));
  return [
    'User-agent: *',
    ...hidden.map(({ path }) => `Disallow: ${path.replace(/:id$/, '')}`),
    ...(publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
