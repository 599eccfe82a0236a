import type { ComponentType, ReactElement } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sitePages, type PageName } from '@storyloom/backend/contract/site-pages';
import { booksApi, homeList } from '@/api/books.api';
import { readSearchQuery } from '@/shop/catalogue/catalogue-filters';
import { settingsApi } from '@/api/settings.api';
import type { AdminPageName } from './admin-pages';
import { lazyPage, PageFrame } from './lazy-page';
import { ShopLayout } from '@/shop/layout/shop-layout';
import { RequireAdmin } from './require-admin';
import { RequireCustomer } from '@/shop/sign-in/require-customer';
import type { Dependencies, RootState } from './store';
import { useScrollPlace } from '@/browser/scroll';

type FirstQuery = ThunkAction<
  { unwrap: () => Promise<unknown> },
  RootState,
  Dependencies,
  UnknownAction
>;

interface PageRow {
  /** Its code comes with the first visit. */
  load: () => Promise<ComponentType>;
  layout: 'shop' | 'dashboard' | 'none';
  guard?: ReactElement;
  /** What its first screen shows: asked by the server that renders it, else beside its code. */
  firstQueries?: (address: { id: string; params: URLSearchParams }) => FirstQuery[];
}

const { listBooks, readBook, searchBooks } = booksApi.endpoints;
const { readSettings } = settingsApi.endpoints;
const once = { subscribe: false };

/**
 * What each page of the shop opens; its address and its title stand in the table of the contract. The
 * owner's pages stand in admin-pages.ts.
 */
const rows: Record<Exclude<PageName, AdminPageName>, PageRow> = {
  home: {
    layout: 'shop',
    load: () => import('@/shop/pages/home/home-page').then((m) => m.HomePage),
    firstQueries: () => [listBooks.initiate(homeList, once)],
  },
  catalogue: {
    layout: 'shop',
    load: () => import('@/shop/pages/catalogue-page').then((m) => m.CataloguePage),
    firstQueries: ({ params }) => [searchBooks.initiate(readSearchQuery(params), once)],
  },
  book: {
    layout: 'shop',
    load: () => import('@/shop/pages/book-page').then((m) => m.BookPage),
    firstQueries: ({ id }) => [readBook.initiate(id, once)],
  },
  wishlist: {
    layout: 'shop',
    load: () => import('@/shop/pages/wishlist-page').then((m) => m.WishlistPage),
  },
  cart: { layout: 'shop', load: () => import('@/shop/pages/cart-page').then((m) => m.CartPage) },
  checkout: {
    layout: 'shop',
    guard: <RequireCustomer key="checkout" isKeptOnExpiry />,
    load: () => import('@/shop/pages/checkout-page').then((m) => m.CheckoutPage),
  },
  orders: {
    layout: 'shop',
    guard: <RequireCustomer key="orders" />,
    load: () => import('@/shop/pages/my-orders-page').then((m) => m.MyOrdersPage),
  },
  account: {
    layout: 'shop',
    guard: <RequireCustomer key="account" />,
    load: () => import('@/shop/pages/account-page').then((m) => m.AccountPage),
  },
  login: { layout: 'shop', load: () => import('@/shop/pages/login-page').then((m) => m.LoginPage) },
  register: {
    layout: 'shop',
    load: () => import('@/shop/pages/register-page').then((m) => m.RegisterPage),
  },
  news: {
    layout: 'shop',
    load: () => import('@/shop/pages/texts/news-page').then((m) => m.NewsPage),
  },
  about: {
    layout: 'shop',
    load: () => import('@/shop/pages/texts/about-page').then((m) => m.AboutPage),
  },
  services: {
    layout: 'shop',
    load: () => import('@/shop/pages/texts/services-page').then((m) => m.ServicesPage),
  },
  contact: {
    layout: 'shop',
    load: () => import('@/shop/pages/texts/contact-page').then((m) => m.ContactPage),
  },
  privacy: {
    layout: 'shop',
    load: () => import('@/shop/pages/texts/privacy-page').then((m) => m.PrivacyPage),
  },
  terms: {
    layout: 'shop',
    load: () => import('@/shop/pages/texts/terms-page').then((m) => m.TermsPage),
  },
  notFound: {
    layout: 'shop',
    load: () => import('@/shop/pages/not-found-page').then((m) => m.NotFoundPage),
  },
};

const pages = (Object.keys(sitePages) as PageName[]).map((name) => {
  const { path, title } = sitePages[name];
  const staticTitle = typeof title === 'string' ? title : undefined;
  const { load, ...row } = isOfShop(name) ? rows[name] : adminRow(name);
  return { name, path, title: staticTitle, ...row, lazy: lazyPage(load) };
});

function isOfShop(name: PageName): name is keyof typeof rows {
  return name in rows;
}

function adminRow(name: AdminPageName): PageRow {
  return {
    layout: name === 'admin' ? 'none' : 'dashboard',
    load: () => import('./admin-pages').then((m) => m.adminPages[name]()),
  };
}

const adminLayout = lazyPage(() => import('./admin-pages').then((m) => m.loadAdminLayout()));

export function Router() {
  useScrollPlace();
  return (
    <Routes>
      <Route element={<ShopLayout />}>{routesIn('shop')}</Route>
      {routesIn('none')}
      <Route element={<RequireAdmin layout={adminLayout} />}>{routesIn('dashboard')}</Route>
    </Routes>
  );
}

/** The page at an address: how to load its code, so that it appears at once, and its first queries. */
export function openPage({ pathname, searchParams: params }: URL) {
  for (const { name, path, layout, lazy, firstQueries } of pages) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    // Header and footer of the shop's pages show what the shop says of itself.
    const ofLayout = layout === 'shop' ? [readSettings.initiate(undefined, once)] : [];
    const ofPage = firstQueries?.({ id: match.params.id ?? '', params }) ?? [];
    return { name, load: lazy.load, firstQueries: [...ofLayout, ...ofPage] };
  }
  return undefined;
}

function routesIn(place: PageRow['layout']) {
  return pages
    .filter(({ layout }) => layout === place)
    .map(({ path, title, guard, lazy }) => {
      const page = (
        <Route key={path} path={path} element={<PageFrame title={title} page={lazy} />} />
      );
      return guard ? <Route key={path} element={guard} children={page} /> : page;
    });
}
