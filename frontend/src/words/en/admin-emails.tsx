import type { EmailKind, EmailStatus } from '@storyloom/backend/contract/shop/email';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

const statuses: Record<EmailStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'On hold',
};

const kinds: Record<EmailKind, string> = {
  'order-received': 'Order received',
  'order-confirmed': 'Order confirmed',
  'order-ready': 'Order ready to collect',
  'order-shipped': 'Order shipped',
  'order-cancelled': 'Order cancelled',
  'order-returned': 'Order returned',
  'order-books-returned': 'Books returned',
  'order-books-sent': 'Part of an order sent',
  'order-books-cancelled': 'Part of an order cancelled',
  'order-day-changed': 'Day of a book changed',
  'new-order': 'New order, to you',
  digest: 'Orders of a day, to you',
  'backup-failed': 'Backup failed, to you',
  'withdrawal-received': 'Withdrawal received',
  'newsletter-confirm': 'Newsletter',
  'book-request-confirm': 'Book request to confirm',
  'book-here': 'Book is there',
  'shop-message': 'Message to the customer',
  'new-message': 'Message, to you',
};

/** What the shop has written, as the owner sees it. */
export const adminEmails = {
  title: 'Emails',
  statuses,
  /** What an email is about. */
  kinds,
  byStatus: 'Emails by status',
  everyStatus: 'All',
  failed: 'The emails could not be loaded.',
  found: (count: number) => plural(count, { one: '# email', other: '# emails' }),
  noMatch: 'There is no such email.',
  empty: 'No emails yet. The first order brings two.',
  someHeld: 'Some emails are on hold.',
  isHeld: 'It is on hold.',
  whyHeld:
    'Nobody has shown that this address is theirs, and it has been sent as many emails in an hour or a day as anybody can cause. A held email goes out when its reader has verified the address, or when you send it.',
  columns: { subject: 'Subject', to: 'To', written: 'Written', status: 'Status', send: 'Send' },
  toYou: 'You (OWNER_EMAIL is not set)',

  all: 'All emails',
  notSent: 'It could not be sent.',
  lastTryFailed: 'The last try failed.',
  show: 'Show the email',
  facts: {
    to: 'To',
    about: 'About',
    written: 'Written',
    sent: 'Sent',
    tries: 'Tries',
    nextTry: 'Next try',
  },

  sendNow: 'Send now',
  sendNowWhat: (subject: string) => `Send now: ${subject}`,
  tryAgain: 'Try again',
  tryAgainWhat: (subject: string) => `Try again: ${subject}`,
  notRetried: 'That did not work.',
  nothingIsSent: 'Nothing is sent.',
  /** `name` shows the name of a variable of the environment. */
  howToSend: (name: (text: string) => ReactElement) => (
    <>
      <span>
        The emails are kept here to be read, since no mail server is set. Whoever runs the shop
        sets{' '}
      </span>
      {name('SMTP_URL')}
      <span> and </span>
      {name('MAIL_FROM')}
      <span>; what has waited for less than three days then goes out.</span>
    </>
  ),
};
