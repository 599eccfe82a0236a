import type { EmailKind } from '@storyloom/backend/contract/shop/email';

/** What emails are about, as the owner reads it. */
export const kindLabels: Record<EmailKind, string> = {
  'order-received': 'Order received',
  'order-confirmed': 'Order confirmed',
  'order-ready': 'Order ready to collect',
  'order-shipped': 'Order shipped',
  'order-cancelled': 'Order cancelled',
  'order-returned': 'Order returned',
  'order-books-returned': 'Books returned',
  'new-order': 'New order, to you',
  digest: 'Orders of a day, to you',
  'backup-failed': 'Backup failed, to you',
  'withdrawal-received': 'Withdrawal received',
  'newsletter-confirm': 'Newsletter',
  'book-request-confirm': 'Book request to confirm',
  'book-here': 'Book is there',
};
