/** What may stand in braces in an email, and is filled in for each. */
export type EmailPlaceholder =
  | 'name'
  | 'number'
  /** With prices, shipping (+) and sum (=); inside a line, their titles. */
  | 'books'
  | 'title'
  | 'total'
  | 'left'
  | 'address'
  /** At the end of a line of its own, a button of the words before it. */
  | 'link'
  | 'shop'
  /** What the shop has written. */
  | 'message';

interface CustomerEmail {
  /** What may be filled in. */
  placeholders: { subject: readonly EmailPlaceholder[]; text: readonly EmailPlaceholder[] };
  /** Without it the reader would not know what the email is about, or could not answer. */
  needed: EmailPlaceholder;
}

const ofOrder = {
  /** No name in a subject: what a customer has typed may be meant for a stranger's mailbox. */
  placeholders: {
    subject: ['number', 'total', 'shop'],
    text: ['name', 'number', 'books', 'total', 'address', 'link', 'shop'],
  },
  needed: 'number',
} as const satisfies CustomerEmail;

const emails = {
  'order-received': ofOrder,
  'order-confirmed': ofOrder,
  'order-ready': ofOrder,
  'order-shipped': ofOrder,
  'order-cancelled': ofOrder,
  'order-returned': ofOrder,
  'order-books-returned': {
    placeholders: {
      subject: ofOrder.placeholders.subject,
      text: ['name', 'number', 'books', 'left', 'total', 'link', 'shop'],
    },
    needed: 'number',
  },
  'order-books-sent': ofOrder,
  'order-books-cancelled': {
    placeholders: {
      subject: ofOrder.placeholders.subject,
      text: ['name', 'number', 'books', 'left', 'total', 'link', 'shop'],
    },
    needed: 'number',
  },
  'order-day-changed': {
    placeholders: {
      subject: ofOrder.placeholders.subject,
      text: ['name', 'number', 'books', 'link', 'shop'],
    },
    needed: 'number',
  },
  'withdrawal-received': {
    placeholders: { subject: ['number', 'shop'], text: ['name', 'number', 'books', 'shop'] },
    needed: 'number',
  },
  'newsletter-confirm': {
    placeholders: { subject: ['shop'], text: ['link', 'shop'] },
    needed: 'link',
  },
  'book-request-confirm': {
    placeholders: { subject: ['title', 'shop'], text: ['title', 'link', 'shop'] },
    needed: 'link',
  },
  'book-here': {
    placeholders: { subject: ['title', 'shop'], text: ['title', 'link', 'shop'] },
    needed: 'title',
  },
  'shop-message': {
    placeholders: {
      subject: ['number', 'shop'],
      text: ['name', 'number', 'message', 'link', 'shop'],
    },
    needed: 'message',
  },
} satisfies Record<string, CustomerEmail>;
export type CustomerEmailKind = keyof typeof emails;

/** What customers are written about, a row for each email. */
export const customerEmails: Record<CustomerEmailKind, CustomerEmail> = emails;

interface DefaultEmail {
  /** Above the default text. Nothing that somebody wrote into an order stands here. */
  heading: string;
  subject: string;
  text: string;
}

/** What the emails say in a language until the owner says otherwise. */
export type EmailTexts = Record<CustomerEmailKind, DefaultEmail>;
