import type { ShopSettings } from './settings.ts';

interface StoredThing {
  /** The key of its description in the catalogues. */
  id: string;
  /** Names of cookies, keys or collections; one that ends in `.` or `:` is a prefix. */
  names: readonly string[];
}

/**
 * Everything that the shop stores, for the privacy page. Tests fail when code stores a cookie, browser
 * key or collection that is not listed here.
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

type Retention = ShopSettings['retention'];

/** The texts of the privacy page. */
export interface StoredThingsWords {
  title: string;
  areas: Record<StorageArea, string>;
  /** Formats the text after the name of an item. */
  after: (text: string) => string;
  things: Record<
    (typeof storedThings)[StorageArea][number]['id'],
    { what: string; text: string | ((retention: Retention) => string) }
  >;
}
