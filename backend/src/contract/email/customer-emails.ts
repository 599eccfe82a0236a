/** Placeholders in braces, which are replaced in each email. */
export type EmailPlaceholder =
  | 'name'
  | 'number'
  /** The books with prices, shipping (+) and total (=); inside a line, their titles. */
  | 'books'
  | 'title'
  | 'total'
  | 'left'
  | 'address'
  /** At the end of a line, the words before it become a button. */
  | 'link'
  | 'shop'
  /** The shop's message. */
  | 'message';

interface CustomerEmail {
  placeholders: { subject: readonly EmailPlaceholder[]; text: readonly EmailPlaceholder[] };
  /** The placeholder that the text must contain. */
  needed: EmailPlaceholder;
}

const ofOrder = {
  /** No name in a subject: customers could use it to send text to a stranger's mailbox. */
  placeholders: {
    subject: ['number', 'total', 'shop'],
    text: ['name', 'number', 'books', 'total', 'address', 'link', 'shop'],
  },
  needed: 'number',
} as const satisfies CustomerEmail;

const ofSomeBooks = {
  placeholders: {
    subject: ofOrder.placeholders.subject,
    text: ['name', 'number', 'books', 'left', 'total', 'link', 'shop'],
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
  'order-books-returned': ofSomeBooks,
  'order-books-sent': ofOrder,
  'order-books-cancelled': ofSomeBooks,
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

/** All emails to customers. */
export const customerEmails: Record<CustomerEmailKind, CustomerEmail> = emails;

interface DefaultEmail {
  /** Above the default text; without placeholders. */
  heading: string;
  subject: string;
  text: string;
}

/** The default texts of emails in a language. */
export type EmailTexts = Record<CustomerEmailKind, DefaultEmail>;
