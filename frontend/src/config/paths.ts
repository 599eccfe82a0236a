/** Every URL of the shop, once. */
export const paths = {
  home: '/',
  catalogue: '/books',
  book: (id: string) => `/books/${encodeURIComponent(id)}`,
  bookPattern: '/books/:id',
  login: '/login',
  register: '/register',
  cart: '/cart',
  checkout: '/checkout',
  orders: '/orders',
  wishlist: '/wishlist',
  news: (id: number) => `/news/${id}`,
  newsPattern: '/news/:id',
  about: '/about',
  services: '/services',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  admin: '/admin',
  dashboard: '/dashboard',
  newBook: '/dashboard/add-new-book',
  editBook: (id: string) => `/dashboard/edit-book/${encodeURIComponent(id)}`,
  editBookPattern: '/dashboard/edit-book/:id',
  manageBooks: '/dashboard/manage-books',
  adminOrders: '/dashboard/orders',
  adminSettings: '/dashboard/settings',
} as const;

/** The catalogue with a search or a category already chosen. */
export function catalogueWith(filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${paths.catalogue}?${query.toString()}` : paths.catalogue;
}

/** State of a link or a changed address: the reader stays where they are on the page. */
export const keepsScroll = { keepsScroll: true } as const;
