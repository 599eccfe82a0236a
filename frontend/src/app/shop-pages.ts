import type { ComponentType } from 'react';
import type { LegalPageName, PageName } from '@storyloom/backend/contract/shop/site-pages';
import type { AdminPageName } from './admin-pages';

export type FirstPageName = 'home' | 'catalogue' | 'book';
type LaterPageName = Exclude<PageName, AdminPageName | FirstPageName>;

/** The code of each page, in a file of its own, so that a first visit does not load the list. */
export const shopPages: Record<LaterPageName, () => Promise<ComponentType>> = {
  shelf: () => import('@/shop/pages/shelves/shelf-page').then((m) => m.ShelfPage),
  author: () => import('@/shop/pages/shelves/author-page').then((m) => m.AuthorPage),
  wishlist: () => import('@/shop/pages/wishlist-page').then((m) => m.WishlistPage),
  cart: () => import('@/shop/pages/cart-page').then((m) => m.CartPage),
  checkout: () => import('@/shop/pages/checkout/checkout-page').then((m) => m.CheckoutPage),
  orders: () => import('@/shop/pages/my-orders-page').then((m) => m.MyOrdersPage),
  orderMessages: () => import('@/shop/pages/order-messages-page').then((m) => m.OrderMessagesPage),
  account: () => import('@/shop/pages/account-page').then((m) => m.AccountPage),
  login: () => import('@/shop/pages/sign-in-page').then((m) => m.SignInPage),
  register: () => import('@/shop/pages/register-page').then((m) => m.RegisterPage),
  news: () => import('@/shop/pages/texts/news-page').then((m) => m.NewsPage),
  about: () => import('@/shop/pages/texts/about-page').then((m) => m.AboutPage),
  services: () => import('@/shop/pages/texts/services-page').then((m) => m.ServicesPage),
  contact: () => import('@/shop/pages/texts/contact-page').then((m) => m.ContactPage),
  privacy: () => loadLegalPage('privacy'),
  terms: () => loadLegalPage('terms'),
  returns: () => loadLegalPage('returns'),
  imprint: () => loadLegalPage('imprint'),
  accessibility: () => loadLegalPage('accessibility'),
  withdrawal: () => import('@/shop/pages/withdrawal-page').then((m) => m.WithdrawalPage),
  guarantee: () => import('@/shop/pages/guarantee-page').then((m) => m.GuaranteePage),
  notFound: () => import('@/shop/pages/not-found-page').then((m) => m.NotFoundPage),
};

const loadLegalPage = (name: LegalPageName) =>
  import('@/shop/pages/texts/legal-page').then((m) => m.legalPages[name]);
