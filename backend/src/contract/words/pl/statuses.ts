import type { OrderStatus } from '../../order/order-status.ts';
import type { EmailKind } from '../../email/email.ts';

/** How an order stands. */
export const orderStatuses: Record<OrderStatus, string> = {
  placed: 'Złożone',
  confirmed: 'Potwierdzone',
  ready: 'Gotowe do odbioru',
  shipped: 'Wysłane',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
  returned: 'Zwrócone',
};

/** The same of an order that is collected in the shop: it gets nothing delivered. */
export const pickupStatuses: Record<OrderStatus, string> = {
  ...orderStatuses,
  delivered: 'Odebrane',
};

/** What emails are about, as the owner reads it. */
export const emailKinds: Record<EmailKind, string> = {
  'order-received': 'Zamówienie otrzymane',
  'order-confirmed': 'Zamówienie potwierdzone',
  'order-ready': 'Zamówienie gotowe do odbioru',
  'order-shipped': 'Zamówienie wysłane',
  'order-cancelled': 'Zamówienie anulowane',
  'order-returned': 'Zamówienie zwrócone',
  'order-books-returned': 'Książki zwrócone',
  'order-books-sent': 'Wysłana część zamówienia',
  'order-books-cancelled': 'Anulowana część zamówienia',
  'order-day-changed': 'Zmiana dnia premiery',
  'new-order': 'Nowe zamówienie, do właściciela',
  digest: 'Zestawienie dzienne, do właściciela',
  'backup-failed': 'Błąd kopii zapasowej, do właściciela',
  'withdrawal-received': 'Odstąpienie otrzymane',
  'newsletter-confirm': 'Newsletter',
  'book-request-confirm': 'Prośba o książkę do potwierdzenia',
  'book-here': 'Książka już dostępna',
  'shop-message': 'Wiadomość do klienta',
  'new-message': 'Wiadomość, do właściciela',
};
