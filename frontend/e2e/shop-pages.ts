import type { PageName } from '@storyloom/backend/contract/shop/site-pages';
import type { AdminPageName } from '../src/app/admin-pages.ts';

/** The pages of a customer who is signed in. */
export const customersPages = {
  checkout: '/checkout',
  orders: '/orders',
  account: '/account',
} satisfies Partial<Record<PageName, string>>;

/** Those that are not there before the owner writes them. */
type UnwrittenPage = 'returns' | 'imprint';
type ShopPage = Exclude<PageName, AdminPageName | UnwrittenPage>;

/** An address of each other page of the shop; those of a book and a shelf are known once the shop is open, withdrawal and guarantee have to be switched on, and the messages of an order need the link from an email. */
export const openPages: Record<
  Exclude<
    ShopPage,
    keyof typeof customersPages | 'book' | 'shelf' | 'withdrawal' | 'guarantee' | 'orderMessages'
  >,
  string
> = {
  home: '/',
  catalogue: '/books',
  author: '/authors/jules-verne',
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
  accessibility: '/accessibility',
  notFound: '/nowhere',
};
