import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** Header and footer of the shop's pages. */
export const layout = {
  skip: 'Skip to the content',
  offline: 'You are offline. Your cart is kept; we go on when the connection is back.',
  shopNav: 'Shop',
  shelves: 'Shelves',
  allBooks: 'All books',
  wishlist: 'Wishlist',
  wishlistWith: (count: number) =>
    plural(count, { one: 'Wishlist, # book', other: 'Wishlist, # books' }),
  cart: 'Cart',
  cartWith: (count: number) => plural(count, { one: 'Cart, # book', other: 'Cart, # books' }),
  signIn: 'Sign in',
  /** For a customer without a name. */
  customer: 'Customer',
  menu: 'Your menu',
  menuOf: (customer: string) => `Your menu, ${customer}`,
  menuLinks: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    cart: 'Cart Page',
    checkout: 'Check Out',
    account: 'Your account',
  },
  logout: 'Logout',
  footerNav: 'About the shop',
  footerLinks: {
    home: 'Home',
    services: 'Services',
    about: 'About Us',
    contact: 'Contact',
  },
  newsletter: {
    address: 'Your e-mail address',
    example: 'you@example.com',
    subscribe: 'Subscribe',
    joined: 'Thank you. If a first email asks whether it was you, open its link.',
    addressNote: 'We keep your address for this email only. ',
    privacy: 'How we treat it',
    noAddress: 'Please give a valid e-mail address.',
    tooMany: 'That was a lot at once. Please try again in a little while.',
    outOfReach: 'That did not reach us. Please try again in a moment.',
  },
};
