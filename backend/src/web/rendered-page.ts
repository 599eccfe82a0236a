import { bookTag } from '../models/books/book-changes.ts';
import type { ShopCategory } from '../contract/book/categories/shop-categories.ts';
import { sitePages } from '../contract/shop/site-pages.ts';
import { catalogueTag, type ResponseSource } from '../response-cache/cached-routes.ts';
import { htmlHeadersIn } from './html-headers.ts';
import type { LatestSettings } from './latest-settings.ts';
import { makeHead, type ReadApi } from './make-head.ts';
import type { OpenedPage } from './open-page.ts';
import { withPageFiles } from './page-files.ts';
import { withHead } from './page-head.ts';
import type { RenderPage } from './render-page.ts';

export interface RenderContext {
  publicUrl: string | undefined;
  /** The built page without content; empty when the pages are not built. */
  emptyPage: string;
  readApi: ReadApi;
  shop: LatestSettings;
  renderPage: RenderPage;
}

/** A later page of the catalogue is sent with its head only. */
const maxRenderedPage = 999;

/** The page with its content, for pages that search engines may show; the same for all visitors. */
export async function findRenderedPage(
  page: OpenedPage,
  context: RenderContext,
): Promise<ResponseSource | undefined> {
  const { name, path, params } = page;
  if (!sitePages[name].isIndexed) return undefined;
  if (name !== 'catalogue') return renderedPage(page, { address: path }, context);
  // Results of a search are not rendered: the cache would fill with a page for every word.
  if (params.has('q')) return undefined;
  const { categories } = await context.shop.readOrLatest();
  return renderedPage(page, readCatalogueAddress(params, categories), context);
}

function renderedPage(
  page: OpenedPage,
  { address, isPlain = false }: RenderedAddress,
  { publicUrl, emptyPage, readApi, shop, renderPage }: RenderContext,
): ResponseSource {
  return {
    key: `page ${address}${isPlain ? ' plain' : ''}`,
    kind: 'web',
    // Every other page shows several books, or at least shelves in its menu.
    tag: page.name === 'book' ? bookTag(page.id) : catalogueTag,
    load: async () => {
      // Throws while the database is away, so that no page with outdated settings is cached.
      const settings = await shop.read();
      const site = { publicUrl, settings };
      const head = await makeHead(page, { readApi, ...site });
      const html = withHead(withPageFiles(emptyPage, page.name, settings.language), head, site);
      return {
        body: isPlain ? html : await renderPage(html, address, readApi, settings.language),
        headers: htmlHeadersIn(settings.language),
      };
    },
  };
}

interface RenderedAddress {
  address: string;
  /** The page has a head and no content. */
  isPlain?: boolean;
}

/**
 * The address under which a catalogue page is cached, with all that its head depends on. Unknown
 * parameters and their order make no difference; a page with filters is plain.
 */
function readCatalogueAddress(
  query: URLSearchParams,
  categories: readonly ShopCategory[],
): RenderedAddress {
  const category = categories.find(({ slug }) => slug === query.get('category'))?.slug;
  const page = /^[1-9]\d{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const isPlain =
    page > maxRenderedPage ||
    [...query.keys()].some((name) => name !== 'category' && name !== 'page');
  const params = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && page <= maxRenderedPage && { page: String(page) }),
  });
  return { address: params.size > 0 ? `/books?${params}` : '/books', isPlain };
}
