import type { OrderStatus } from '../../order/order-status.ts';
import type { EmailKind } from '../../email/email.ts';

/** How an order stands. */
export const orderStatuses: Record<OrderStatus, string> = {
  placed: 'התקבלה',
  confirmed: 'אושרה',
  ready: 'מוכנה לאיסוף',
  shipped: 'נשלחה',
  delivered: 'נמסרה',
  cancelled: 'בוטלה',
  returned: 'הוחזרה',
};

/** The same of an order that is collected in the shop: it gets nothing delivered. */
export const pickupStatuses: Record<OrderStatus, string> = {
  ...orderStatuses,
  delivered: 'נאספה',
};

/** What emails are about, as the owner reads it. */
export const emailKinds: Record<EmailKind, string> = {
  'order-received': 'הזמנה התקבלה',
  'order-confirmed': 'הזמנה אושרה',
  'order-ready': 'הזמנה מוכנה לאיסוף',
  'order-shipped': 'הזמנה נשלחה',
  'order-cancelled': 'הזמנה בוטלה',
  'order-returned': 'הזמנה הוחזרה',
  'order-books-returned': 'ספרים הוחזרו',
  'order-books-sent': 'חלק מהזמנה נשלח',
  'order-books-cancelled': 'חלק מהזמנה בוטל',
  'order-day-changed': 'יום יציאה לאור השתנה',
  'new-order': 'הזמנה חדשה, אליך',
  digest: 'סיכום הזמנות יומי, אליך',
  'backup-failed': 'הגיבוי נכשל, אליך',
  'withdrawal-received': 'הודעת ביטול התקבלה',
  'newsletter-confirm': 'ניוזלטר',
  'book-request-confirm': 'בקשת ספר לאישור',
  'book-here': 'הספר הגיע',
  'shop-message': 'הודעה בעניין ההזמנה',
  'new-message': 'הודעה אליך',
};
