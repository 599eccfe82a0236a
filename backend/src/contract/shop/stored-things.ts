import type { ShopSettings } from './settings.ts';

interface StoredThing {
  /** Of cookies, keys or collections; one that ends in `.` or `:` stands for all that begin with it. */
  names: readonly string[];
  what: string;
  why: string;
  until: string | ((kept: Kept) => string);
}

/** How long the shop keeps what its owner has a say in. */
type Kept = ShopSettings['retention'];

const records = 'for as long as we keep such records';
const ofOrders = ({ ordersYears }: Kept) =>
  ordersYears === null
    ? `${records}; when you delete your account they stay without name, e-mail address, phone number and street`
    : `for ${counted(ordersYears, 'year')} after the order is closed; then, or when you delete your account, they stay without name, e-mail address, phone number and street`;
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const storageAreas = {
  cookie: 'In cookies',
  browser: 'In your browser',
  database: 'With us',
} as const;
export type StorageArea = keyof typeof storageAreas;

/**
 * Everything that the shop stores, as its page about privacy lists it. Whoever stores something new
 * says so here: tests walk through the cookies, the browser's keys and the database's collections.
 */
export const storedThings: Record<StorageArea, readonly StoredThing[]> = {
  cookie: [
    {
      names: ['storyloom_session', '__Host-storyloom_session'],
      what: 'A random number, when you sign in',
      why: 'tells our server who you are',
      until: 'for an hour at most; it is renewed while you are here',
    },
    {
      names: ['storyloom_browser'],
      what: 'A mark without content, when you sign in without “Remember me”',
      why: 'tells that the browser has not been closed since',
      until: 'until the browser is closed',
    },
  ],
  browser: [
    {
      names: ['storyloom.cart', 'storyloom.wishlist', 'storyloom.account-lists'],
      what: 'Your cart and your wishlist',
      why: 'so that they wait for you, and which of their books were put there without signing in',
      until:
        'until you remove them; when you log out, what your account has leaves this browser, and what you put there without signing in stays',
    },
    {
      names: ['storyloom.theme'],
      what: 'Your choice of light or dark',
      why: 'so that the shop looks the same next time',
      until: 'until you choose what your device says',
    },
    {
      names: ['storyloom.recently-viewed', 'storyloom.recent-searches'],
      what: 'The books you looked at last and the words you searched for last',
      why: 'so that you find them again',
      until: 'until you clear them there, newer ones take their place or you log out',
    },
    {
      names: ['storyloom.open-orders'],
      what: 'For each order that you send, a random number with your account and its books',
      why: 'keeps one purchase from becoming two orders',
      until: 'until we know what became of the order',
    },
    {
      names: ['storyloom.drafts.', 'storyloom.typed-fields'],
      what: 'What you have typed and not sent',
      why: 'so that a detour or a reload does not lose it',
      until: 'until it is sent, you log out or the tab is closed',
    },
    {
      names: [
        'firebase:authUser:',
        'storyloom.signed-in',
        'storyloom.signed-out',
        'storyloom.unended-session',
      ],
      what: 'Your sign-in, and when you last signed out',
      why: 'so that all tabs know who is there',
      until:
        'until the browser is closed, or, with “Remember me”, until you log out; the moment of signing out stays',
    },
    {
      names: ['storyloom.scroll', 'storyloom.opened-again'],
      what: 'How far down you were on the pages you left, and which page was opened again',
      why: 'so that Back leads to where you were, also after the shop was renewed',
      until: 'until the tab is closed',
    },
    {
      names: [
        'token',
        'tokenExpiresAt',
        'tokenOwner',
        'storyloom.admin-name',
        'storyloom.open-imports',
        'storyloom.import-columns',
        'storyloom.counter',
      ],
      what: 'For those who run the shop: their sign-in, their user name and work under way',
      why: 'so that they can go on',
      until:
        'until they sign out or close the tab; the user name until they untick “Remember me”, the columns of their files for good',
    },
  ],
  database: [
    {
      names: ['orders'],
      what: 'Orders: name, e-mail address, phone number, address, the books and the steps of the order',
      why: 'our record of the sale',
      until: ofOrders,
    },
    {
      names: ['customers'],
      what: 'Your account: cart and wishlist, and name, phone and address if you keep them',
      why: 'so that you find them on your other devices and with the next order',
      until: 'until you delete them; all of it can be downloaded and deleted on the account page',
    },
    {
      names: ['customer-sessions'],
      what: 'The session that belongs to the cookie',
      why: 'tells whose call it is',
      until: 'for an hour at most',
    },
    {
      names: ['emails', 'queued-emails'],
      what: 'The emails that we send to you',
      why: 'to answer when you ask about one',
      until: ({ emailsMonths }) => `for ${counted(emailsMonths, 'month')}`,
    },
    {
      names: ['newsletter-signups'],
      what: 'The newsletter list: your e-mail address, when you asked for it and when you confirmed that',
      why: 'to send it, and to show that you wanted it',
      until: 'until you end it; an address that nobody confirms goes after 30 days',
    },
    {
      names: ['book-requests'],
      what: 'Books you asked for: which one, or your words, and your e-mail address',
      why: 'to tell you when it is there',
      until:
        'until you were told or end it, for a year at most; one that nobody confirms for 30 days',
    },
    {
      names: ['withdrawals'],
      what: 'Withdrawals from a contract: name, e-mail address, number of the order and its books',
      why: 'our record of what you declared and when',
      until: ({ ordersYears }) =>
        ordersYears === null
          ? `${records}; one that fits no order for a year`
          : `for ${counted(ordersYears, 'year')}; then they stay without name and e-mail address. One that fits no order goes after a year`,
    },
    {
      names: ['visit-counts'],
      what: 'How many visits we had in an hour',
      why: 'a number only; who came is not stored',
      until: 'for good',
    },
    {
      names: ['request-keys'],
      what: 'A number made from the random number that comes with each order, and which order it became',
      why: 'keeps one purchase from becoming two orders',
      until: 'for a day',
    },
    {
      names: ['rate-limits', 'counted-hours'],
      what: 'How often somebody tried to sign in, signed up, ordered or withdrew from a contract, and how often we wrote to an address, under a number made from the network address, e-mail address or phone number',
      why: 'keeps others from guessing passwords, from filling the shop with orders and mailboxes with our emails',
      until: 'for an hour or less; about emails for a day',
    },
    {
      names: ['verified-addresses'],
      what: 'A number made from your e-mail address, once you have shown that it is yours',
      why: 'so that we may write to you about each of your orders',
      until: 'for a year after you last signed in, or until you delete your account',
    },
    {
      names: ['admins', 'ended-tokens', 'known-addresses'],
      what: 'Who runs the shop: user name, a protected form of the password, sign-ins',
      why: 'lets them in, and nobody else',
      until: 'until they leave; of sign-ins 30 days at most',
    },
    {
      names: ['audit-log'],
      what: 'Who of those who run the shop changed which book, shelf, setting or administrator, and when',
      why: 'so that a mistake can be found and put right',
      until: 'for good',
    },
    {
      names: ['backups'],
      what: 'Copies of all this',
      why: 'to bring the shop back after an accident',
      until: 'until newer copies take their place',
    },
    {
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
      ],
      what: 'The shop itself: its books, their covers, its words, and sums of what was sold',
      why: 'no customer is named there',
      until: 'for as long as the shop needs it',
    },
  ],
};
