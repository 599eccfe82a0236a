import type { ComponentType, ReactElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  sitePages,
  type LegalPageName,
  type PageName,
} from '@storyloom/backend/contract/shop/site-pages';
import { booksApi, homeShelf, topSellers } from '@/api/books.api';
import { shelvesApi } from '@/api/shelves.api';
import { readSearchQuery } from '@/shop/catalogue/catalogue-filters';
import { settingsApi, useSettings } from '@/api/settings.api';
import { FullScreenSpinner } from '@/ui/spinner';
import { setShopMoney } from '@/ui/text/formats';
import type { AdminPageName } from './admin-pages';
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

interface ShopRow {
  /** Its code comes with the first visit. */
  load: () => Promise<ComponentType>;
  /** What it says is there with the first words. */
  hasFirstWords?: boolean;
  guard?: ReactElement;
  /** What its first screen shows: asked by the server that renders it, else beside its code. */
  firstQueries?: (address: { id: string; params: URLSearchParams }) => FirstQuery[];
}

interface PageRow extends ShopRow {
  layout: 'shop' | 'dashboard' | 'none';
}

const { listBooks, readBook, searchBooks } = booksApi.endpoints;
const { listShelves, readAuthor, readShelf } = shelvesApi.endpoints;
const { readLegalPage, readSettings } = settingsApi.endpoints;
const once = { subscribe: false };

/**
 * What each page of the shop opens; its address and its title stand in the table of the contract. The
 * owner's pages stand in admin-pages.ts.
 */
const rows: Record<Exclude<PageName, AdminPageName>, ShopRow> = {
  home: {
    load: () => import('@/shop/pages/home/home-page').then((m) => m.HomePage),
    hasFirstWords: true,
    firstQueries: () => [listBooks.initiate(topSellers, once), listBooks.initiate(homeShelf, once)],
  },
  catalogue: {
    load: () => import('@/shop/pages/catalogue-page').then((m) => m.CataloguePage),
    hasFirstWords: true,
    firstQueries: ({ params }) => [searchBooks.initiate(readSearchQuery(params), once)],
  },
  book: {
    load: () => import('@/shop/pages/book-page').then((m) => m.BookPage),
    hasFirstWords: true,
    firstQueries: ({ id }) => [readBook.initiate(id, once)],
  },
  shelf: {
    load: () => import('@/shop/pages/shelves/shelf-page').then((m) => m.ShelfPage),
    firstQueries: ({ id }) => [readShelf.initiate(id, once)],
  },
  author: {
    load: () => import('@/shop/pages/shelves/author-page').then((m) => m.AuthorPage),
    firstQueries: ({ id }) => [readAuthor.initiate(id, once)],
  },
  wishlist: {
    load: () => import('@/shop/pages/wishlist-page').then((m) => m.WishlistPage),
  },
  cart: { load: () => import('@/shop/pages/cart-page').then((m) => m.CartPage) },
  checkout: {
    guard: <RequireCustomer key="checkout" isKeptOnExpiry />,
    load: () => import('@/shop/pages/checkout-page').then((m) => m.CheckoutPage),
  },
  orders: {
    guard: <RequireCustomer key="orders" />,
    load: () => import('@/shop/pages/my-orders-page').then((m) => m.MyOrdersPage),
  },
  orderMessages: {
    load: () => import('@/shop/pages/order-messages-page').then((m) => m.OrderMessagesPage),
  },
  account: {
    guard: <RequireCustomer key="account" />,
    load: () => import('@/shop/pages/account-page').then((m) => m.AccountPage),
  },
  login: { load: () => import('@/shop/pages/login-page').then((m) => m.LoginPage) },
  register: {
    load: () => import('@/shop/pages/register-page').then((m) => m.RegisterPage),
  },
  news: {
    load: () => import('@/shop/pages/texts/news-page').then((m) => m.NewsPage),
  },
  about: {
    load: () => import('@/shop/pages/texts/about-page').then((m) => m.AboutPage),
    firstQueries: () => [listBooks.initiate(topSellers, once)],
  },
  services: {
    load: () => import('@/shop/pages/texts/services-page').then((m) => m.ServicesPage),
  },
  contact: {
    load: () => import('@/shop/pages/texts/contact-page').then((m) => m.ContactPage),
  },
  privacy: legal('privacy'),
  terms: legal('terms'),
  returns: legal('returns'),
  imprint: legal('imprint'),
  accessibility: legal('accessibility'),
  withdrawal: {
    load: () => import('@/shop/pages/withdrawal-page').then((m) => m.WithdrawalPage),
  },
  guarantee: {
    load: () => import('@/shop/pages/guarantee-page').then((m) => m.GuaranteePage),
  },
  notFound: {
    load: () => import('@/shop/pages/not-found-page').then((m) => m.NotFoundPage),
  },
};

function legal(name: LegalPageName): ShopRow {
  return {
    load: () => import('@/shop/pages/texts/legal-page').then((m) => m.legalPages[name]),
    firstQueries: () => [readLegalPage.initiate(name, once)],
  };
}

const pages = (Object.keys(sitePages) as PageName[]).map((name) => {
  const { path } = sitePages[name];
  const row: PageRow = isOfShop(name) ? { layout: 'shop', ...rows[name] } : adminRow(name);
  return { name, path, ...row, lazy: lazyPage(() => loadPage(row)) };
});

/** A page's code beside what the page says. */
async function loadPage({ load, layout, hasFirstWords }: PageRow): Promise<ComponentType> {
  const [page] = await Promise.all([
    load(),
    hasFirstWords || loadWords('shop'),
    layout === 'shop' || loadWords('admin'),
  ]);
  return page;
}

function isOfShop(name: PageName): name is keyof typeof rows {
  return name in rows;
}

function adminRow(name: AdminPageName): PageRow {
  return {
    layout: name === 'admin' ? 'none' : 'dashboard',
    load: () => import('./admin-pages').then((m) => m.adminPages[name]()),
  };
}

const adminLayout = lazyPage(() =>
  loadPage({
    layout: 'dashboard',
    load: () => import('./admin-pages').then((m) => m.loadAdminLayout()),
  }),
);

export function Router() {
  useScrollPosition();
  const { data: settings } = useSettings();
  useReloadForLanguage(settings?.language);
  if (settings) setShopMoney(settings.money);
  return (
    <Routes>
      <Route element={<ShopLayout />}>{routesIn('shop')}</Route>
      {routesIn('none')}
      {/* Stays from page to page, lets in whoever holds a token, and watches over the session. */}
      <Route element={<LazyBoundary page={adminLayout} waiting={<FullScreenSpinner />} />}>
        {routesIn('dashboard')}
      </Route>
    </Routes>
  );
}

/** The page at an address: how to load its code, so that it appears at once, and its first queries. */
export function openPage({ pathname, searchParams: params }: URL) {
  const decoded = decodePath(pathname);
  for (const { name, path, layout, lazy, firstQueries } of pages) {
    const match = matchPath(path, decoded);
    if (!match) continue;
    // Header and footer of the shop's pages show what the shop says of itself, and its shelves.
    const ofLayout =
      layout === 'shop'
        ? [readSettings.initiate(undefined, once), listShelves.initiate(undefined, once)]
        : [];
    const ofPage = firstQueries?.({ id: match.params.id ?? '', params }) ?? [];
    return { name, load: lazy.load, firstQueries: [...ofLayout, ...ofPage] };
  }
  return undefined;
}

/** As React Router reads it: pages get their parameters decoded, and so must the first queries. */
function decodePath(pathname: string): string {
  const decode = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F');
  try {
    return pathname.split('/').map(decode).join('/');
  } catch {
    return pathname;
  }
}

function routesIn(place: PageRow['layout']) {
  return pages
    .filter(({ layout }) => layout === place)
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
