import type { ShopSettings } from './settings.ts';

interface StoredThing {
  /** By which each language says what it is, what it is for and how long it is kept. */
  id: string;
  /** Of cookies, keys or collections; one that ends in `.` or `:` stands for all that begin with it. */
  names: readonly string[];
}

/**
 * Everything that the shop stores, as its page about privacy lists it. Code that stores something new
 * lists it here: tests walk through the cookies, the browser's keys and the database's collections.
 */
export const storedThings = {
  cookie: [
    { id: 'session', names: ['storyloom_session', '__Host-storyloom_session'] },
    { id: 'browserMark', names: ['storyloom_browser'] },
  ],
  browser: [
    { id: 'lists', names: ['storyloom.cart', 'storyloom.wishlist', 'storyloom.account-lists'] },
    { id: 'theme', names: ['storyloom.theme'] },
    { id: 'recent', names: ['storyloom.recently-viewed', 'storyloom.recent-searches'] },
    { id: 'openOrders', names: ['storyloom.open-orders'] },
    { id: 'drafts', names: ['storyloom.drafts.', 'storyloom.typed-fields'] },
    {
      id: 'signIn',
      names: [
        'firebase:authUser:',
        'storyloom.signed-in',
        'storyloom.signed-out',
        'storyloom.unended-session',
      ],
    },
    {
      id: 'scroll',
      names: ['storyloom.scroll', 'storyloom.opened-again', 'storyloom.reloaded-for-language'],
    },
    {
      id: 'ownersWork',
      names: [
        'token',
        'tokenExpiresAt',
        'tokenOwner',
        'storyloom.admin-name',
        'storyloom.open-imports',
        'storyloom.import-columns',
        'storyloom.counter',
      ],
    },
  ],
  database: [
    { id: 'orders', names: ['orders'] },
    { id: 'orderMessages', names: ['order-messages'] },
    { id: 'customers', names: ['customers'] },
    { id: 'sessions', names: ['customer-sessions'] },
    { id: 'emails', names: ['emails', 'queued-emails'] },
    { id: 'newsletter', names: ['newsletter-signups'] },
    { id: 'bookRequests', names: ['book-requests'] },
    { id: 'withdrawals', names: ['withdrawals'] },
    { id: 'visits', names: ['visit-counts'] },
    { id: 'requestKeys', names: ['request-keys'] },
    { id: 'limits', names: ['rate-limits', 'counted-hours'] },
    { id: 'verified', names: ['verified-addresses'] },
    { id: 'admins', names: ['admins', 'ended-tokens', 'known-addresses'] },
    { id: 'auditLog', names: ['audit-log'] },
    { id: 'backups', names: ['backups'] },
    {
      id: 'shop',
      names: [
        'books',
        'covers.',
        'imports',
        'import-rows',
        'shelves',
        'settings',
        'counters',
        'best-sellers',
        'open-shops',
        'seed-markers',
        'schema-version',
        'publishers',
      ],
    },
  ],
} as const satisfies Record<string, readonly StoredThing[]>;

export type StorageArea = keyof typeof storedThings;
export const storageAreas = Object.keys(storedThings) as StorageArea[];

/** How long the shop keeps what its owner has a say in. */
type Kept = ShopSettings['retention'];

/** What the page about privacy says of each. */
export interface StoredThingsWords {
  title: string;
  areas: Record<StorageArea, string>;
  /** What stands after the name of a thing. */
  after: (text: string) => string;
  things: Record<
    (typeof storedThings)[StorageArea][number]['id'],
    { what: string; text: string | ((kept: Kept) => string) }
  >;
}
