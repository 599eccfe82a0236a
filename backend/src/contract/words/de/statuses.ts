import type { OrderStatus } from '../../order/order-status.ts';
import type { EmailKind } from '../../email/email.ts';

/** How an order stands. */
export const orderStatuses: Record<OrderStatus, string> = {
  placed: 'Eingegangen',
  confirmed: 'Bestätigt',
  ready: 'Abholbereit',
  shipped: 'Versandt',
  delivered: 'Zugestellt',
  cancelled: 'Storniert',
  returned: 'Retourniert',
};

/** The same of an order that is collected in the shop: it gets nothing delivered. */
export const pickupStatuses: Record<OrderStatus, string> = {
  ...orderStatuses,
  delivered: 'Abgeholt',
};

/** What emails are about, as the owner reads it. */
export const emailKinds: Record<EmailKind, string> = {
  'order-received': 'Bestellung eingegangen',
  'order-confirmed': 'Bestellung bestätigt',
  'order-ready': 'Bestellung abholbereit',
  'order-shipped': 'Bestellung versandt',
  'order-cancelled': 'Bestellung storniert',
  'order-returned': 'Bestellung retourniert',
  'order-books-returned': 'Bücher retourniert',
  'order-books-sent': 'Teil einer Bestellung versandt',
  'order-books-cancelled': 'Teil einer Bestellung storniert',
  'order-day-changed': 'Erscheinungstag geändert',
  'new-order': 'Neue Bestellung, an Sie',
  digest: 'Bestellungen eines Tages, an Sie',
  'backup-failed': 'Sicherung fehlgeschlagen, an Sie',
  'withdrawal-received': 'Widerruf eingegangen',
  'newsletter-confirm': 'Newsletter bestätigen',
  'book-request-confirm': 'Buchanfrage bestätigen',
  'book-here': 'Buch ist da',
  'shop-message': 'Nachricht zur Bestellung',
  'new-message': 'Nachricht, an Sie',
};
