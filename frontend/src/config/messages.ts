/**
 * The texts that the specification prints for the shopper, word for word and with its spelling; the
 * owner's stand in admin-messages.ts, and what comes with later pages in sign-in-messages.ts and
 * order-messages.ts.
 */
export const customerTexts = {
  searchPlaceholder: 'Search for books',
  subscribe: 'Subscribe',
  heroTitle: 'Discover New Reads This Week',
  heroButton: 'Subscribe Now',
  topSellers: 'Top Sellers',
  recommended: "Confused? Here's What You Can Read",
  latestNews: 'Latest News',
  genres: ['Choose genre', 'Business', 'Fiction', 'Horror', 'Adventure'],
  menu: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    cart: 'Cart Page',
    checkout: 'Check Out',
    logout: 'Logout',
  },
  footer: {
    home: 'Home',
    services: 'Services',
    about: 'About Us',
    contact: 'Contact',
  },
  loading: 'Loading...',
  booksFailed: 'The books did not load',
  loadingGuard: 'Loading..',
  addToCart: 'Add to Cart',
} as const;
