import { commandTimeoutMs } from '../database/command-timeout.ts';
import { sitePages, type SitePage } from '../contract/shop/site-pages.ts';
import type { LoadedResponse } from '../response-cache/cached-routes.ts';
import { BookModel, onSale } from '../models/books/book.model.ts';
import { authorSlugsOf } from '../features/catalogue/authors/author-slugs.ts';
import { findAuthors } from '../features/catalogue/authors/find-author.ts';
import { findShelves } from '../features/catalogue/shelves/find-shelves.ts';
import { findSettings } from '../models/settings/settings.model.ts';
import { escapeHtml } from '../text/html.ts';

/** The limit of the sitemap protocol. */
const maxPages = 50_000;
const pages = Object.entries<SitePage>(sitePages);

export async function loadSitemap(origin: string): Promise<LoadedResponse> {
  const [shelves, authors, settings] = await Promise.all([
    findShelves(),
    findAuthors(),
    findSettings(),
  ]);
  const legal = new Map<string, string>(Object.entries(settings.pages));
  const isThere = (name: string) =>
    name === 'guarantee' ? settings.guarantee.isOn : legal.get(name) !== '';
  const slugs = new Set(authors.flatMap(authorSlugsOf));
  const named = [
    ...pages
      .filter(([name, { isInSitemap }]) => isInSitemap && isThere(name))
      .map(([, { path }]) => path),
    ...shelves.map(({ slug }) => `/shelves/${encodeURIComponent(slug)}`),
  ];
  const books = await BookModel.collection
    .find(onSale, { projection: { updatedAt: 1 } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxPages - named.length)
    .maxTimeMS(commandTimeoutMs)
    .toArray();
  const entries = [
    ...named.map((path) => entry(`${origin}${path}`)),
    ...books.map(({ _id, updatedAt }) =>
      entry(`${origin}/books/${_id.toHexString()}`, (updatedAt as Date).toISOString()),
    ),
    ...[...slugs].map((slug) => entry(`${origin}/authors/${encodeURIComponent(slug)}`)),
  ].slice(0, maxPages);
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
  const hidden = pages.filter(([, { isIndexed, path }]) => !isIndexed && path.startsWith('/'));
  return [
    'User-agent: *',
    ...hidden.map(([, { path }]) => `Disallow: ${path.replace(/:id$/, '')}`),
    ...(publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
