import type { PageName } from '@storyloom/backend/contract/site-pages';
import type { AdminPageName } from '../src/app/admin-pages.ts';

/** The pages of a customer who is signed in. */
export const customersPages = {
  checkout: '/checkout',
  orders: '/orders',
  account: '/account',
} satisfies Partial<Record<PageName, string>>;

type ShopPage = Exclude<PageName, AdminPageName>;

/** An address of each other page of the shop; a book's is known once the shop is open. */
export const openPages: Record<Exclude<ShopPage, keyof typeof customersPages | 'book'>, string> = {
  home: '/',
  catalogue: '/books',
  wishlist: '/wishlist',
  cart: '/cart',
  login: '/login',
  register: '/register',
  news: '/news/1',
  about: '/about',
  services: '/services',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  notFound: '/nowhere',
};
