import type { ShopIdentity } from '../identity/shop-identity.ts';

/**
 * The table of all pages. Router, links, titles, the server's heads, robots.txt and the sitemap use it;
 * a missing page is a compile error.
 */
export interface SitePage {
  /** In React Router's syntax; at most one parameter, `:id`. */
  path: string;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** Whether the sitemap contains it; books, shelves and authors are added from the database. */
  isInSitemap: boolean;
}

/** The legal pages, in the order of their links. */
export const legalPageNames = ['privacy', 'terms', 'returns', 'imprint', 'accessibility'] as const;
export type LegalPageName = (typeof legalPageNames)[number];

const listed = { isIndexed: true, isInSitemap: true } as const;
const unlisted = { isIndexed: true, isInSitemap: false } as const;
const hidden = { isIndexed: false, isInSitemap: false } as const;

export const sitePages = {
  home: { path: '/', ...listed },
  catalogue: { path: '/books', ...listed },
  book: { path: '/books/:id', ...unlisted },
  shelf: { path: '/shelves/:id', ...unlisted },
  author: { path: '/authors/:id', ...unlisted },
  wishlist: { path: '/wishlist', ...hidden },
  cart: { path: '/cart', ...hidden },
  checkout: { path: '/checkout', ...hidden },
  orders: { path: '/orders', ...hidden },
  /** Opened from an email about a message, with or without sign-in. */
  orderMessages: { path: '/messages/:id', ...hidden },
  account: { path: '/account', ...hidden },
  login: { path: '/login', ...hidden },
  register: { path: '/register', ...hidden },
  news: { path: '/news/:id', ...unlisted },
  about: { path: '/about', ...listed },
  services: { path: '/services', ...listed },
  contact: { path: '/contact', ...listed },
  privacy: { path: '/privacy', ...listed },
  terms: { path: '/terms', ...listed },
  /** While the setting is on. */
  withdrawal: { path: '/withdrawal', ...hidden },
  /** While the setting is on. */
  guarantee: { path: '/guarantee', ...listed },
  returns: { path: '/returns', ...listed },
  imprint: { path: '/imprint', ...listed },
  accessibility: { path: '/accessibility', ...listed },
  admin: { path: '/admin', ...hidden },
  dashboard: { path: '/dashboard', ...hidden },
  newBook: { path: '/dashboard/add-new-book', ...hidden },
  editBook: { path: '/dashboard/edit-book/:id', ...hidden },
  manageBooks: { path: '/dashboard/manage-books', ...hidden },
  adminShelves: { path: '/dashboard/shelves', ...hidden },
  adminOrders: { path: '/dashboard/orders', ...hidden },
  newOrder: { path: '/dashboard/orders/new', ...hidden },
  adminRequests: { path: '/dashboard/orders/requests', ...hidden },
  adminWithdrawals: { path: '/dashboard/orders/withdrawals', ...hidden },
  adminAwaitedBooks: { path: '/dashboard/orders/to-order', ...hidden },
  /** Matched after the fixed paths of the same folder. */
  adminOrder: { path: '/dashboard/orders/:id', ...hidden },
  adminCounter: { path: '/dashboard/counter', ...hidden },
  adminCustomers: { path: '/dashboard/customers', ...hidden },
  adminCustomer: { path: '/dashboard/customers/:id', ...hidden },
  adminReports: { path: '/dashboard/reports', ...hidden },
  adminEmails: { path: '/dashboard/emails', ...hidden },
  adminSettings: { path: '/dashboard/settings', ...hidden },
  /** In the navigation while `safety` is on. */
  adminPublishers: { path: '/dashboard/publishers', ...hidden },
  /** Every other address. */
  notFound: { path: '*', ...hidden },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** Books on a page: shared, so that server and browser send the same request. */
export const pageSizes = { home: 24, catalogue: 24 } as const;

interface TitleValues {
  catalogue: CatalogueView;
  book: { title: string };
  shelf: { title: string };
  author: { author: string };
  news: { title: string };
}

/** Pages with a title that depends on their content. */
export type DynamicPageName = keyof TitleValues;

/** The title without the shop's name; null for the home page. */
export type PageTitles = {
  [Name in DynamicPageName]: (shown: TitleValues[Name]) => string;
} & { home: null } & Record<Exclude<PageName, DynamicPageName | 'home'>, string>;

export interface CatalogueView {
  q?: string | undefined;
  /** The category's name. */
  category?: string | undefined;
}

/** The title with the shop's name; only the name for '', as while a page loads. */
export function wholeTitle(
  title: string | null,
  { name, line }: Pick<ShopIdentity, 'name' | 'line'>,
): string {
  const parts = title === null ? [name, line] : [title, name];
  return parts.filter(Boolean).join(' - ');
}
