import type { ShopIdentity } from '../identity/shop-identity.ts';

/**
 * Every page of the shop, once. Router, links, the browser's titles, the server's heads, robots.txt
 * and the sitemap are made from this table; the type checker says where a page is missing.
 */
export interface SitePage {
  /** As React Router reads it; at most one parameter, `:id`. */
  path: string;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** Whether the sitemap names it; books are named one by one. */
  isInSitemap: boolean;
}

/** The pages that the law asks for, as plain text, in the order of their links. */
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
  /** For who comes from an email about one, signed in or not. */
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
  /** While the shop has it switched on. */
  withdrawal: { path: '/withdrawal', ...hidden },
  /** While the shop shows the notice. */
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
  adminSupply: { path: '/dashboard/orders/to-order', ...hidden },
  /** Matched after the fixed paths of the same folder. */
  adminOrder: { path: '/dashboard/orders/:id', ...hidden },
  adminCounter: { path: '/dashboard/counter', ...hidden },
  adminCustomers: { path: '/dashboard/customers', ...hidden },
  adminCustomer: { path: '/dashboard/customers/:id', ...hidden },
  adminReports: { path: '/dashboard/reports', ...hidden },
  adminEmails: { path: '/dashboard/emails', ...hidden },
  adminSettings: { path: '/dashboard/settings', ...hidden },
  /** In the navigation while the shop says who made its books. */
  adminPublishers: { path: '/dashboard/publishers', ...hidden },
  /** Every other address. */
  notFound: { path: '*', ...hidden },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** How many books the two lists show; server and browser ask the same question. */
export const booksOnPage = { home: 24, catalogue: 24 } as const;

/** What the titles of such pages depend on. */
interface TitleValues {
  catalogue: CatalogueView;
  book: { title: string };
  shelf: { title: string };
  author: { author: string };
  news: { title: string };
}

/** Pages with a title that depends on their content. */
export type DynamicPageName = keyof TitleValues;

/** What stands before the shop's name; null where the shop itself is what there is to say. */
export type PageTitles = {
  [Name in DynamicPageName]: (shown: TitleValues[Name]) => string;
} & { home: null } & Record<Exclude<PageName, DynamicPageName | 'home'>, string>;

export interface CatalogueView {
  q?: string | undefined;
  /** Its name. */
  category?: string | undefined;
}

/** A page's whole title, in the shop's name; of '', as while a page loads, that name alone. */
export function wholeTitle(
  title: string | null,
  { name, line }: Pick<ShopIdentity, 'name' | 'line'>,
): string {
  const parts = title === null ? [name, line] : [title, name];
  return parts.filter(Boolean).join(' - ');
}
