import type { OrderStatus } from '../../order/order-status.ts';
import type { EmailKind } from '../../email/email.ts';

/** How an order stands. */
export const orderStatuses: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  ready: 'Ready to collect',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

/** The same of an order that is collected in the shop: it gets nothing delivered. */
export const pickupStatuses: Record<OrderStatus, string> = {
  ...orderStatuses,
  delivered: 'Collected',
};

/** What emails are about, as the owner reads it. */
export const emailKinds: Record<EmailKind, string> = {
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
