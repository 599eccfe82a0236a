import type { ShopIdentity } from '../identity/shop-identity.ts';

/**
 * Every page of the shop, once. Router, links, the browser's titles, the server's heads, robots.txt
 * and the sitemap are made from this table; the type checker says where a page is missing.
 */
export interface SitePage {
  /** As React Router reads it; at most one parameter, `:id`. */
  path: string;
  /**
   * What stands before the shop's name; null where the shop itself is what there is to say, and a
   * function where it depends on what the page shows.
   */
  title: string | null | ((shown: never) => string);
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
  home: { path: '/', title: null, ...listed },
  catalogue: { path: '/books', title: catalogueHeading, ...listed },
  book: { path: '/books/:id', title: (book: { title: string }) => book.title, ...unlisted },
  shelf: { path: '/shelves/:id', title: (shelf: { title: string }) => shelf.title, ...unlisted },
  author: { path: '/authors/:id', title: (of: { author: string }) => of.author, ...unlisted },
  wishlist: { path: '/wishlist', title: 'Your wishlist', ...hidden },
  cart: { path: '/cart', title: 'Shopping cart', ...hidden },
  checkout: { path: '/checkout', title: 'Checkout', ...hidden },
  orders: { path: '/orders', title: 'Your Orders', ...hidden },
  account: { path: '/account', title: 'Your account', ...hidden },
  login: { path: '/login', title: 'Login', ...hidden },
  register: { path: '/register', title: 'Register', ...hidden },
  news: { path: '/news/:id', title: (item: { title: string }) => item.title, ...unlisted },
  about: { path: '/about', title: 'About Us', ...listed },
  services: { path: '/services', title: 'Services', ...listed },
  contact: { path: '/contact', title: 'Contact', ...listed },
  privacy: { path: '/privacy', title: 'Privacy Policy', ...listed },
  terms: { path: '/terms', title: 'Terms of Service', ...listed },
  /** While the shop has it switched on. */
  withdrawal: { path: '/withdrawal', title: 'Withdraw from contract', ...hidden },
  returns: { path: '/returns', title: 'Returns', ...listed },
  imprint: { path: '/imprint', title: 'Imprint', ...listed },
  accessibility: { path: '/accessibility', title: 'Accessibility', ...listed },
  admin: { path: '/admin', title: 'Administrator sign-in', ...hidden },
  dashboard: { path: '/dashboard', title: 'Dashboard', ...hidden },
  newBook: { path: '/dashboard/add-new-book', title: 'Add New Book', ...hidden },
  editBook: { path: '/dashboard/edit-book/:id', title: 'Update Book', ...hidden },
  manageBooks: { path: '/dashboard/manage-books', title: 'Manage Books', ...hidden },
  adminShelves: { path: '/dashboard/shelves', title: 'Shelves', ...hidden },
  adminOrders: { path: '/dashboard/orders', title: 'Orders', ...hidden },
  newOrder: { path: '/dashboard/orders/new', title: 'New order', ...hidden },
  adminRequests: { path: '/dashboard/orders/requests', title: 'Book requests', ...hidden },
  adminWithdrawals: { path: '/dashboard/orders/withdrawals', title: 'Withdrawals', ...hidden },
  /** After the fixed addresses beside it. */
  adminOrder: { path: '/dashboard/orders/:id', title: 'Order', ...hidden },
  adminCounter: { path: '/dashboard/counter', title: 'Counter', ...hidden },
  adminCustomers: { path: '/dashboard/customers', title: 'Customers', ...hidden },
  adminCustomer: { path: '/dashboard/customers/:id', title: 'Customer', ...hidden },
  adminReports: { path: '/dashboard/reports', title: 'Sales report', ...hidden },
  adminEmails: { path: '/dashboard/emails', title: 'Emails', ...hidden },
  adminSettings: { path: '/dashboard/settings', title: 'Settings', ...hidden },
  /** Every other address. */
  notFound: { path: '*', title: 'Page not found', ...hidden },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** How many books the two lists show; server and browser ask the same question. */
export const booksOnPage = { home: 24, catalogue: 24 } as const;

/** Pages whose title depends on what they show. */
export type DynamicPageName = {
  [Name in PageName]: (typeof sitePages)[Name]['title'] extends string | null ? never : Name;
}[PageName];

interface CatalogueView {
  q?: string | undefined;
  /** Its name. */
  category?: string | undefined;
}

/** What the catalogue is headed with. */
export function catalogueHeading({ q, category }: CatalogueView): string {
  if (q) return `Results for “${q}”`;
  return category ? `${category} books` : 'All books';
}

/** A page's whole title, in the shop's name; of '', as while a page loads, that name alone. */
export function wholeTitle(
  title: string | null,
  { name, line }: Pick<ShopIdentity, 'name' | 'line'>,
): string {
  const parts = title === null ? [name, line] : [title, name];
  return parts.filter(Boolean).join(' - ');
}
