import { categories, type Book } from '../contract/book.ts';
import { idSchema } from '../contract/page.ts';
import type { SearchResult } from '../contract/search.ts';
import type { ShopSettings } from '../contract/settings.ts';
import {
  booksOnPage,
  catalogueHeading,
  shopName,
  sitePages,
  type DynamicPageName,
} from '../contract/site-pages.ts';
import { notFound } from '../http/api-error.ts';
import { bookJsonLd, coverAddress, listJsonLd, shopJsonLd, shorten } from './json-ld.ts';
import type { OpenedPage } from './open-page.ts';
import type { PageHead } from './page-head.ts';

const shopDescription =
  'Storyloom is an independent online book store. Browse well-loved books, order in a minute and pay when they arrive.';
const booksInHead = 12;

/** What a GET of the API responds with; heads are made from what the page itself asks. */
export type ReadApi = (url: string) => Promise<{ body: string; headers: Record<string, string> }>;

interface HeadContext {
  readApi: ReadApi;
  /** As in `withHead`. */
  publicUrl: string | undefined;
}
type MakeHead = (page: OpenedPage, context: HeadContext) => PageHead | Promise<PageHead>;

/** Throws 404 for what the shop does not have. */
export function makeHead(page: OpenedPage, context: HeadContext): PageHead | Promise<PageHead> {
  const { name, path } = page;
  if (name === 'notFound') throw notFound('page');
  const make: MakeHead | undefined = name in heads ? heads[name as keyof typeof heads] : undefined;
  if (make) return make(page, context);
  const { title, isIndexed } = sitePages[name as Exclude<typeof name, DynamicPageName>];
  return {
    title,
    description: shopDescription,
    canonical: isIndexed ? path : undefined,
    isHidden: !isIndexed,
  };
}

export const unknownPage: PageHead = {
  title: sitePages.notFound.title,
  description: shopDescription,
  isHidden: true,
};

/** For a moment in which the database is away. */
export const shellPage: PageHead = { title: shopName, description: shopDescription };

/** The pages that say more than their row in the table. */
const heads: Record<DynamicPageName | 'home' | 'about' | 'services' | 'contact', MakeHead> = {
  async home(_page, { readApi, publicUrl }) {
    const books = await readJson<Book[]>(readApi, `/api/books/?limit=${booksOnPage.home}`);
    return {
      title: sitePages.home.title,
      description: shopDescription,
      canonical: '/',
      ...listOf(shopName, books, publicUrl),
    };
  },

  async catalogue({ params }, { readApi, publicUrl }) {
    const q = (params.get('q') ?? '').trim().slice(0, 100);
    const category = categories.find((name) => name === params.get('category'));
    const title = sitePages.catalogue.title({ q, category });
    const canonical = category ? `/books?category=${category}` : '/books';
    if (q) return { title, description: shopDescription, canonical };
    const query = new URLSearchParams({
      ...(category && { category }),
      limit: String(booksOnPage.catalogue),
    });
    const { books, total } = await readJson<SearchResult>(readApi, `/api/search?${query}`);
    return {
      title,
      description: `${total} ${category ? `${category} ` : ''}books to browse at Storyloom, cash on delivery. Search by title or author, filter by category and price.`,
      canonical,
      ...listOf(catalogueHeading({ category }), books, publicUrl),
    };
  },

  async book({ id, path }, { readApi, publicUrl }) {
    if (!idSchema.safeParse(id).success) throw notFound('book');
    const book = await readJson<Book>(readApi, `/api${path}`);
    const by = book.author ? ` by ${book.author}` : '';
    return {
      title: sitePages.book.title(book),
      description: shorten(`${book.title}${by}. ${book.description}`),
      canonical: `/books/${book._id}`,
      image: coverAddress(book),
      kind: 'book',
      jsonLd: { '@context': 'https://schema.org', ...bookJsonLd(book, publicUrl) },
    };
  },

  async news({ id, path }, { readApi }) {
    const { news } = await readSettings(readApi);
    const item = news.find((one) => String(one.id) === id);
    if (!item) throw notFound('news item');
    return {
      title: sitePages.news.title(item),
      description: shorten(item.description),
      canonical: path,
    };
  },

  about: async (_page, { readApi }) => textHead('about', (await readSettings(readApi)).about),
  services: async (_page, { readApi }) =>
    textHead('services', (await readSettings(readApi)).services),

  async contact(_page, { readApi, publicUrl }) {
    const settings = await readSettings(readApi);
    const { address, phone, email, hours } = settings.contact;
    const reach = [address, phone, email, hours].filter(Boolean).join(', ');
    return { ...textHead('contact', reach), jsonLd: shopJsonLd(settings, publicUrl) };
  },
};

/** The head of a page that shows the shop's own words: its description is how they begin. */
function textHead(name: 'about' | 'services' | 'contact', text: string): PageHead {
  const { title, path } = sitePages[name];
  const words = text.replace(/^# /gm, '');
  return { title, description: words ? shorten(words) : shopDescription, canonical: path };
}

function readSettings(readApi: ReadApi): Promise<ShopSettings> {
  return readJson<ShopSettings>(readApi, '/api/settings');
}

/** The API's own words, so their shape is known. */
async function readJson<T>(readApi: ReadApi, url: string): Promise<T> {
  return JSON.parse((await readApi(url)).body) as T;
}

function listOf(name: string, books: Book[], publicUrl: string | undefined) {
  const shown = books.slice(0, booksInHead);
  return { image: shown[0] && coverAddress(shown[0]), jsonLd: listJsonLd(name, shown, publicUrl) };
}
