/**
 * Every page of the shop, once. Router, links, the browser's titles, the server's heads, robots.txt
 * and the sitemap are made from this table; the type checker says where a page is missing.
 */
export interface SitePage {
  /** As React Router reads it; at most one parameter, `:id`. */
  path: string;
  /** The whole title; a function where it depends on what the page shows. */
  title: string | ((shown: never) => string);
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** Whether the sitemap names it; books are named one by one. */
  isInSitemap: boolean;
}

export const shopName = 'Storyloom';

const listed = { isIndexed: true, isInSitemap: true } as const;
const unlisted = { isIndexed: true, isInSitemap: false } as const;
const hidden = { isIndexed: false, isInSitemap: false } as const;

export const sitePages = {
  home: { path: '/', title: `${shopName} - an independent online book store`, ...listed },
  catalogue: {
    path: '/books',
    title: (query: CatalogueView) => named(catalogueHeading(query)),
    ...listed,
  },
  book: { path: '/books/:id', title: (book: { title: string }) => named(book.title), ...unlisted },
  wishlist: { path: '/wishlist', title: named('Your wishlist'), ...hidden },
  cart: { path: '/cart', title: named('Shopping cart'), ...hidden },
  checkout: { path: '/checkout', title: named('Checkout'), ...hidden },
  orders: { path: '/orders', title: named('Your Orders'), ...hidden },
  account: { path: '/account', title: named('Your account'), ...hidden },
  login: { path: '/login', title: named('Login'), ...hidden },
  register: { path: '/register', title: named('Register'), ...hidden },
  news: { path: '/news/:id', title: (item: { title: string }) => named(item.title), ...unlisted },
  about: { path: '/about', title: named('About Us'), ...listed },
  services: { path: '/services', title: named('Services'), ...listed },
  contact: { path: '/contact', title: named('Contact'), ...listed },
  privacy: { path: '/privacy', title: named('Privacy Policy'), ...listed },
  terms: { path: '/terms', title: named('Terms of Service'), ...listed },
  admin: { path: '/admin', title: named('Administrator sign-in'), ...hidden },
  dashboard: { path: '/dashboard', title: named('Dashboard'), ...hidden },
  newBook: { path: '/dashboard/add-new-book', title: named('Add New Book'), ...hidden },
  editBook: { path: '/dashboard/edit-book/:id', title: named('Update Book'), ...hidden },
  manageBooks: { path: '/dashboard/manage-books', title: named('Manage Books'), ...hidden },
  adminOrders: { path: '/dashboard/orders', title: named('Orders'), ...hidden },
  adminCustomers: { path: '/dashboard/customers', title: named('Customers'), ...hidden },
  adminCustomer: { path: '/dashboard/customers/:id', title: named('Customer'), ...hidden },
  adminReports: { path: '/dashboard/reports', title: named('Sales report'), ...hidden },
  adminLetters: { path: '/dashboard/letters', title: named('Letters'), ...hidden },
  adminSettings: { path: '/dashboard/settings', title: named('Settings'), ...hidden },
  /** Every other address. */
  notFound: { path: '*', title: named('Page not found'), ...hidden },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof sitePages;

/** How many books the two lists show; server and browser ask the same question. */
export const booksOnPage = { home: 24, catalogue: 24 } as const;

/** Pages whose title depends on what they show. */
export type DynamicPageName = {
  [Name in PageName]: (typeof sitePages)[Name]['title'] extends string ? never : Name;
}[PageName];

interface CatalogueView {
  q?: string | undefined;
  category?: string | undefined;
  author?: string | undefined;
}

/** What the catalogue is headed with. */
export function catalogueHeading({ q, category, author }: CatalogueView): string {
  if (q) return `Results for “${q}”`;
  const books = category ? `${category.charAt(0).toUpperCase()}${category.slice(1)} books` : '';
  return author ? `${books || 'Books'} by ${author}` : books || 'All books';
}

function named(title: string): string {
  return `${title} - ${shopName}`;
}
