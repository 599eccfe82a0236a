import * as z from 'zod/mini';
import type { Book } from '../contract/book/book.ts';
import { setWordsLocale } from '../contract/words/plural.ts';
import type { Author } from '../contract/book/author.ts';
import type { Shelf } from '../contract/book/shelf.ts';
import { slugOf } from '../contract/text/fold.ts';
import { searchQuerySchema, type SearchResult } from '../contract/book/search.ts';
import {
  pageSizes,
  sitePages,
  wholeTitle,
  type DynamicPageName,
  type LegalPageName,
} from '../contract/shop/site-pages.ts';
import { notFound } from '../http/api-error.ts';
import { defaultSettings } from '../models/settings/default-settings.ts';
import { wordsOf } from '../words/words-of.ts';
import {
  bookPageJsonLd,
  coverAddress,
  listJsonLd,
  shopJsonLd,
  shorten,
  type Site,
} from './json-ld.ts';
import { pathOf, type OpenedPage } from './open-page.ts';
import type { PageHead } from './page-head.ts';

const booksInHead = 12;

/** Reads the API: heads use the same requests as the pages. */
export type ReadApi = (url: string) => Promise<{ body: string; headers: Record<string, string> }>;

interface HeadContext extends Site {
  readApi: ReadApi;
}
type MakeHead = (page: OpenedPage, context: HeadContext) => PageHead | Promise<PageHead>;

/** Throws 404 for a page that does not exist. */
export function makeHead(page: OpenedPage, context: HeadContext): PageHead | Promise<PageHead> {
  setWordsLocale(context.settings.money.locale);
  const { name, path } = page;
  const canBeOff = name === 'withdrawal' || name === 'guarantee';
  const isOff = canBeOff && !context.settings[name].isOn;
  if (name === 'notFound' || isOff) throw notFound('page');
  const make: MakeHead | undefined = name in heads ? heads[name as keyof typeof heads] : undefined;
  if (make) return make(page, context);
  if (isLegal(name)) {
    const text = context.settings.pages[name];
    if (!text) throw notFound('page');
    return textHead(name, text, context);
  }
  const { isIndexed } = sitePages[name];
  const title = titlesOf(context)[name as Exclude<typeof name, DynamicPageName>];
  return {
    title,
    description: describeShop(context),
    canonical: isIndexed ? path : undefined,
    isHidden: !isIndexed,
  };
}

const isLegal = (name: string): name is LegalPageName => name in defaultSettings.pages;

export function unknownPage(context: HeadTexts): PageHead {
  const title = titlesOf(context).notFound;
  return { title, description: describeShop(context), isHidden: true };
}

/** While the database is unavailable. */
export function shellPage(context: HeadTexts): PageHead {
  return { title: '', description: describeShop(context) };
}

type HeadTexts = Pick<HeadContext, 'settings'>;

const titlesOf = ({ settings }: HeadTexts) => wordsOf(settings.language).titles;
const headsOf = ({ settings }: HeadTexts) => wordsOf(settings.language).heads;

function describeShop({ settings: { shop, language } }: HeadTexts): string {
  const { heads, defaultTexts } = wordsOf(language);
  // The default tagline is part of a sentence; the owner's may not be.
  const isNew = shop.line === defaultTexts.shopLine;
  return isNew ? heads.newShop(shop.name) : heads.shop(wholeTitle(null, shop));
}

/** The pages with more than a title. */
const heads: Record<DynamicPageName | 'home' | 'about' | 'services' | 'contact', MakeHead> = {
  async home(_page, context) {
    const books = await readJson<Book[]>(context.readApi, `/api/books/?limit=${pageSizes.home}`);
    return {
      title: titlesOf(context).home,
      description: describeShop(context),
      canonical: '/',
      ...listOf(context.settings.shop.name, books, context),
    };
  },

  async catalogue({ params }, context) {
    const q = (params.get('q') ?? '').trim().slice(0, 100);
    const { categories, shop } = context.settings;
    const chosen = categories.find(({ slug }) => slug === params.get('category'));
    const category = chosen?.name;
    const title = titlesOf(context).catalogue({ q, category });
    const filter = { ...(chosen && { category: chosen.slug }) };
    const first = withParams('/books', filter);
    if (q) return { title, description: describeShop(context), canonical: first };
    // A later page has its own canonical URL; a filtered one refers to the page without filters.
    const page = { ...(isPageAlone(params) && { page: params.get('page') ?? '' }) };
    const canonical = withParams('/books', { ...filter, ...page });
    const query = new URLSearchParams({
      ...filter,
      ...page,
      limit: String(pageSizes.catalogue),
    });
    const { books, total } = await readJson<SearchResult>(context.readApi, `/api/search?${query}`);
    return {
      title,
      description: headsOf(context).catalogue({ total, category, shop: shop.name }),
      canonical,
      ...listOf(titlesOf(context).catalogue({ category }), books, context),
    };
  },

  async book({ path }, context) {
    const book = await readJson<Book>(context.readApi, `/api${path}`);
    return {
      title: titlesOf(context).book(book),
      description: shorten(headsOf(context).book(book)),
      canonical: `/books/${book._id}`,
      image: coverAddress(book),
      kind: 'book',
      jsonLd: bookPageJsonLd(book, context),
    };
  },

  async shelf({ path }, context) {
    const { title, note, books } = await readJson<Shelf>(context.readApi, `/api${path}`);
    return {
      title: titlesOf(context).shelf({ title }),
      description: note ? shorten(note) : headsOf(context).shelf(title, context.settings.shop.name),
      canonical: path,
      ...listOf(
        title,
        books.map(({ book }) => book),
        context,
      ),
    };
  },

  async author({ path, id }, context) {
    const { author, books } = await readJson<Author>(context.readApi, `/api${path}`);
    const titles = books.map(({ title }) => title).join(', ');
    return {
      title: titlesOf(context).author({ author }),
      description: shorten(headsOf(context).author(author, titles)),
      canonical: pathOf('author', slugOf(id)),
      ...listOf(author, books, context),
    };
  },

  news({ id, path }, context) {
    const item = context.settings.news.find((one) => String(one.id) === id);
    if (!item) throw notFound('news item');
    return {
      title: titlesOf(context).news(item),
      description: shorten(item.description),
      canonical: path,
    };
  },

  about: (_page, context) => textHead('about', context.settings.about, context),
  services: (_page, context) => textHead('services', context.settings.services, context),

  contact(_page, context) {
    const { address, phone, email, hours } = context.settings.contact;
    const reach = [address, phone, email, hours].filter(Boolean).join(', ');
    return { ...textHead('contact', reach, context), jsonLd: shopJsonLd(context) };
  },
};

/** Whether the address is a later page of the catalogue, without filters except a category. */
function isPageAlone(params: URLSearchParams): boolean {
  const isLater = /^(?:[2-9]|[1-9]\d{1,2})$/.test(params.get('page') ?? '');
  const filters = Object.keys(z.omit(searchQuerySchema, { page: true, category: true }).shape);
  return isLater && !filters.some((name) => params.has(name));
}

function withParams(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(params);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The head of a page with the owner's text, which starts its description. */
function textHead(
  name: LegalPageName | 'about' | 'services' | 'contact',
  text: string,
  context: HeadTexts,
): PageHead {
  const { path } = sitePages[name];
  const title = titlesOf(context)[name];
  const words = text.replace(/^# /gm, '');
  return { title, description: words ? shorten(words) : describeShop(context), canonical: path };
}

/** The response is our own, so it is not validated. */
async function readJson<T>(readApi: ReadApi, url: string): Promise<T> {
  return JSON.parse((await readApi(url)).body) as T;
}

function listOf(name: string, books: Book[], context: Site) {
  const shown = books.slice(0, booksInHead);
  const withCover = shown.find(({ coverImage }) => coverImage);
  return { image: withCover && coverAddress(withCover), jsonLd: listJsonLd(name, shown, context) };
}
