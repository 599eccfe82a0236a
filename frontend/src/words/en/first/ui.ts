import { currencyNameOf } from '@storyloom/backend/contract/words/currency-name';

const nameOf = currencyNameOf('en');

const parts = {
  footer: 'footer',
  header: 'header',
  menu: 'menu',
  page: 'page',
  panel: 'panel',
  address: 'address',
  history: 'history',
  figures: 'figures',
  revenue: 'revenue',
  'onboarding checklist': 'onboarding checklist',
  'list of items': 'list of items',
  'list of notes': 'list of notes',
  'list of changes': 'list of changes',
  'list of customers': 'list of customers',
  'list of categories': 'list of categories',
};
/** A part of a page that breaks alone. */
export type PagePart = keyof typeof parts;

/** The texts of components on every page. */
export const ui = {
  loading: 'Loading...',
  /** Before a page that only customers see. */
  guardLoading: 'Loading..',
  guardWaits: 'Loading.. The shop does not answer.',
  retry: 'Retry',
  tryingAgain: 'Trying again',
  tryAgain: 'Try again',
  /** `dollars` */
  currencyName: (currency: string) => nameOf(currency).replace(/^US /, ''),
  /** Before the id of a call that failed. */
  reference: 'Reference',
  partFailed: (part: PagePart) =>
    `Something went wrong on our side: the ${parts[part]} cannot be shown.`,
  pageFailed: {
    title: 'This page did not open',
    text: 'Something went wrong on our side, or the connection broke. Your cart is safe.',
    home: 'To the home page',
  },
  /** The buttons of dialogs and notes. */
  dialog: { ok: 'OK', close: 'Close', undo: 'Undo' },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    pageOfAtLeast: (page: number, pageCount: number) => `Page ${page} of ${pageCount} or more`,
  },
  theme: { label: 'Theme', system: 'Auto', light: 'Light', dark: 'Dark' },
  social: {
    shopOn: (shop: string, network: string) => `${shop} on ${network}`,
    shareOn: (shop: string, network: string) => `Share ${shop} on ${network}`,
  },
  newsletter: {
    closed: 'Our newsletter takes no new addresses.',
    title: 'An email from the shop',
    titleWith: (frequency: string) => `An email from the shop, ${frequency}`,
  },
  listNotSaved: {
    cart: 'Your cart could not be saved. Please try again.',
    wishlist: 'Your wishlist could not be saved. Please try again.',
  },
};
