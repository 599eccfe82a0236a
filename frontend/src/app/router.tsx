import type { ComponentType, ReactElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  sitePages,
  type LegalPageName,
  type PageName,
} from '@storyloom/backend/contract/shop/site-pages';
import { booksApi, homeBooks, topSellers } from '@/api/endpoints/books.api';
import { shelvesApi } from '@/api/endpoints/shelves.api';
import { readSearchQuery } from '@/shop/catalogue/catalogue-filters';
import { settingsApi, useSettings } from '@/api/endpoints/settings.api';
import { FullScreenSpinner } from '@/ui/spinner';
import type { AdminPageName } from './admin-pages';
import type { FirstPageName } from './shop-pages';
import { LazyBoundary, lazyPage, PageBoundary } from './lazy-page';
import { ShopLayout } from '@/shop/layout/shop-layout';
import { RequireCustomer } from '@/shop/sign-in/require-customer';
import type { Dependencies, RootState } from './store';
import { words } from '@/words/first';
import { loadWords } from '@/words/load-words';
import { useScrollPosition } from '@/browser/navigation/scroll';
import { useReloadForLanguage } from './reload-for-language';

type FirstQuery = ThunkAction<
  { unwrap: () => Promise<unknown> },
  RootState,
  Dependencies,
  UnknownAction
>;

interface PageRow {
  guard?: ReactElement;
  /**
   * The queries of the first screen: run by the server that renders the page, else together with
   * loading its code.
   */
  firstQueries?: (address: { id: string; params: URLSearchParams }) => FirstQuery[];
}

type Layout = 'shop' | 'dashboard' | 'none';

const { listBooks, readBook, searchBooks } = booksApi.endpoints;
const { listShelves, readAuthor, readShelf } = shelvesApi.endpoints;
const { readLegalPage, readSettings } = settingsApi.endpoints;
const once = { subscribe: false };

/** The pages on which most visits start: their imports and texts are part of the first load. */
const firstPages: Record<FirstPageName, () => Promise<ComponentType>> = {
  home: () => import('@/shop/pages/home/home-page').then((m) => m.HomePage),
  catalogue: () => import('@/shop/pages/catalogue-page').then((m) => m.CataloguePage),
  book: () => import('@/shop/pages/book-page').then((m) => m.BookPage),
};

/** Guards and first queries of pages; their paths are in `sitePages` of the contract. */
const rows: Partial<Record<PageName, PageRow>> = {
  home: {
    firstQueries: () => [listBooks.initiate(topSellers, once), listBooks.initiate(homeBooks, once)],
  },
  catalogue: {
    firstQueries: ({ params }) => [searchBooks.initiate(readSearchQuery(params), once)],
  },
  book: { firstQueries: ({ id }) => [readBook.initiate(id, once)] },
  shelf: { firstQueries: ({ id }) => [readShelf.initiate(id, once)] },
  author: { firstQueries: ({ id }) => [readAuthor.initiate(id, once)] },
  checkout: { guard: <RequireCustomer key="checkout" isKeptOnExpiry /> },
  orders: { guard: <RequireCustomer key="orders" /> },
  account: { guard: <RequireCustomer key="account" /> },
  about: { firstQueries: () => [listBooks.initiate(topSellers, once)] },
  privacy: legal('privacy'),
  terms: legal('terms'),
  returns: legal('returns'),
  imprint: legal('imprint'),
  accessibility: legal('accessibility'),
};

function legal(name: LegalPageName): PageRow {
  return { firstQueries: () => [readLegalPage.initiate(name, once)] };
}

const pages = (Object.keys(sitePages) as PageName[]).map((name) => ({
  name,
  path: sitePages[name].path,
  layout: layoutOf(name),
  ...rows[name],
  lazy: lazyPage(() => loadPage(name)),
}));

/** A page's code together with its texts. */
function loadPage(name: PageName): Promise<ComponentType> {
  if (isFirstPage(name)) return firstPages[name]();
  if (isAdminPage(name))
    return withWords(
      import('./admin-pages').then((m) => m.adminPages[name]()),
      'shop',
      'admin',
    );
  return withWords(
    import('./shop-pages').then((m) => m.shopPages[name]()),
    'shop',
  );
}

async function withWords(
  page: Promise<ComponentType>,
  ...parts: ('shop' | 'admin')[]
): Promise<ComponentType> {
  await Promise.all([page, ...parts.map(loadWords)]);
  return page;
}

function isFirstPage(name: PageName): name is FirstPageName {
  return name in firstPages;
}

function isAdminPage(name: PageName): name is AdminPageName {
  return /^\/(admin$|dashboard)/.test(sitePages[name].path);
}

function layoutOf(name: PageName): Layout {
  if (name === 'admin') return 'none';
  return isAdminPage(name) ? 'dashboard' : 'shop';
}

const adminLayout = lazyPage(() =>
  withWords(
    import('./admin-pages').then((m) => m.loadAdminLayout()),
    'shop',
    'admin',
  ),
);

export function Router() {
  useScrollPosition();
  const { data: settings } = useSettings();
  useReloadForLanguage(settings?.language);
  return (
    <Routes>
      <Route element={<ShopLayout />}>{routesIn('shop')}</Route>
      {routesIn('none')}
      {/* Stays mounted between pages, requires a token, and watches the session. */}
      <Route element={<LazyBoundary page={adminLayout} loading={<FullScreenSpinner />} />}>
        {routesIn('dashboard')}
      </Route>
    </Routes>
  );
}

/** The page at an address: its code, to load it ahead, and its first queries. */
export function findPage({ pathname, searchParams: params }: URL) {
  const decoded = decodePath(pathname);
  for (const { name, path, layout, lazy, firstQueries } of pages) {
    const match = matchPath(path, decoded);
    if (!match) continue;
    // Header and footer of the shop show settings and shelves.
    const ofLayout =
      layout === 'shop'
        ? [readSettings.initiate(undefined, once), listShelves.initiate(undefined, once)]
        : [];
    const ofPage = firstQueries?.({ id: match.params.id ?? '', params }) ?? [];
    return { name, load: lazy.load, firstQueries: [...ofLayout, ...ofPage] };
  }
  return undefined;
}

/**
 * Decodes like React Router, so that first queries have the same arguments as the queries of the
 * pages.
 */
function decodePath(pathname: string): string {
  const decode = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');
  try {
    return pathname.split('/').map(decode).join('/');
  } catch {
    return pathname;
  }
}

function routesIn(wanted: Layout) {
  return pages
    .filter(({ layout }) => layout === wanted)
    .map(({ name, path, guard, lazy }) => {
      const title = words.titles[name];
      const page = (
        <Route
          key={path}
          path={path}
          element={
            <PageBoundary title={typeof title === 'function' ? undefined : title} page={lazy} />
          }
        />
      );
      return guard ? <Route key={path} element={guard} children={page} /> : page;
    });
}
