import type { StoredThingsWords } from '../../shop/stored-things.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');
const years = (count: number) => plural(count, { one: '# year', other: '# years' });
const months = (count: number) => plural(count, { one: '# month', other: '# months' });
const records = 'for as long as we keep such records';
const withoutPerson = 'without name, company, e-mail address, phone number and street';

/** What the shop stores: what it is, what it is for and how long it is kept. */
export const storedThingsWords: StoredThingsWords = {
  title: 'What this shop stores',
  areas: { cookie: 'In cookies', browser: 'In your browser', database: 'With us' },
  after: (text) => `: ${text}`,
  things: {
    session: {
      what: 'A random number, when you sign in',
      text: 'tells our server who you are. Kept for an hour at most; it is renewed while you are here.',
    },
    browserMark: {
      what: 'A mark without content, when you sign in without “Remember me”',
      text: 'tells that the browser has not been closed since. Kept until the browser is closed.',
    },
    lists: {
      what: 'Your cart and your wishlist',
      text: 'so that they wait for you, and which of their books were put there without signing in. Kept until you remove them; when you log out, what your account has leaves this browser, and what you put there without signing in stays.',
    },
    theme: {
      what: 'Your choice of light or dark',
      text: 'so that the shop looks the same next time. Kept until you choose what your device says.',
    },
    recent: {
      what: 'The books you looked at last and the words you searched for last',
      text: 'so that you find them again. Kept until you clear them there, newer ones take their place or you log out.',
    },
    openOrders: {
      what: 'For each order that you send, a random number with your account and its books',
      text: 'keeps one purchase from becoming two orders. Kept until we know what became of the order.',
    },
    drafts: {
      what: 'What you have typed and not sent',
      text: 'so that a detour or a reload does not lose it. Kept until it is sent, you log out or the tab is closed.',
    },
    signIn: {
      what: 'Your sign-in, and when you last signed out',
      text: 'so that all tabs know who is there. Kept until the browser is closed, or, with “Remember me”, until you log out; the moment of signing out stays.',
    },
    scroll: {
      what: 'How far down you were on the pages you left, and which page was opened again',
      text: 'so that Back leads to where you were, also after the shop was renewed. Kept until the tab is closed.',
    },
    ownersWork: {
      what: 'For those who run the shop: their sign-in, their user name and work under way',
      text: 'so that they can go on. Kept until they sign out or close the tab; the user name until they untick “Remember me”, the columns of their files for good.',
    },
    orders: {
      what: 'Orders: name, e-mail address, phone number, address, company and VAT number if you give them, the text of a gift card, the books and the steps of the order',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `our record of the sale. Kept ${records}; when you delete your account they stay ${withoutPerson}.`
          : `our record of the sale. Kept for ${years(ordersYears)} after the order is closed; then, or when you delete your account, they stay ${withoutPerson}.`,
    },
    customers: {
      what: 'Your account: cart and wishlist, and name, phone and address if you keep them',
      text: 'so that you find them on your other devices and with the next order. Kept until you delete them; all of it can be downloaded and deleted on the account page.',
    },
    sessions: {
      what: 'The session that belongs to the cookie',
      text: 'tells whose call it is. Kept for an hour at most.',
    },
    emails: {
      what: 'The emails that we send to you',
      text: ({ emailsMonths }) =>
        `to answer when you ask about one. Kept for ${months(emailsMonths)}.`,
    },
    newsletter: {
      what: 'The newsletter list: your e-mail address, when you asked for it and when you confirmed that',
      text: 'to send it, and to show that you wanted it. Kept until you end it; an address that nobody confirms goes after 30 days.',
    },
    orderMessages: {
      what: 'What you and we have written about an order',
      text: 'so that both can read it again. Kept until your name is removed from the order.',
    },
    bookRequests: {
      what: 'Books you asked for: which one, or your words, and your e-mail address',
      text: 'to tell you when it is there. Kept until we have written to you or you end it, for a year at most; one that nobody confirms for 30 days.',
    },
    withdrawals: {
      what: 'Withdrawals from a contract: name, e-mail address, number of the order and its books',
      text: ({ ordersYears }) =>
        ordersYears === null
          ? `our record of what you declared and when. Kept ${records}; one that fits no order for a year.`
          : `our record of what you declared and when. Kept for ${years(ordersYears)}; then they stay without name and e-mail address. One that fits no order goes after a year.`,
    },
    visits: {
      what: 'How many visits we had in an hour',
      text: 'a number only; who came is not stored. Kept for good.',
    },
    requestKeys: {
      what: 'A number made from the random number that comes with each order, and which order it became',
      text: 'keeps one purchase from becoming two orders. Kept for a day.',
    },
    limits: {
      what: 'How often somebody tried to sign in, signed up, ordered or withdrew from a contract, and how often we wrote to an address, under a number made from the network address, e-mail address or phone number',
      text: 'keeps others from guessing passwords, from filling the shop with orders and mailboxes with our emails. Kept for an hour or less; about emails for a day.',
    },
    verified: {
      what: 'A number made from your e-mail address, once you have shown that it is yours',
      text: 'so that we may write to you about each of your orders. Kept for a year after you last signed in, or until you delete your account.',
    },
    admins: {
      what: 'Who runs the shop: user name, a protected form of the password, sign-ins',
      text: 'lets them in, and nobody else. Kept until they leave; a number made from the network address of each sign-in for 30 days.',
    },
    auditLog: {
      what: 'Who of those who run the shop signed in or changed which book, shelf, setting, publisher or administrator, and when',
      text: 'so that a mistake can be found and put right. Kept for good.',
    },
    backups: {
      what: 'Copies of all this',
      text: 'to bring the shop back after an accident. Kept until newer copies take their place.',
    },
    shop: {
      what: 'The shop itself: its books, their covers, its words, and sums of what was sold',
      text: 'no customer is named there. Kept for as long as the shop needs it.',
    },
  },
};
