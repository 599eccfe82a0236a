import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { customers as english } from '@/words/en/admin/orders/customers';

const plural = pluralOf('he');

/** The people who have ordered, as the owner sees them. */
export const customers: typeof english = {
  title: 'לקוחות',
  search: 'שם, דוא״ל או טלפון',
  failed: 'לא הצלחנו לטעון את הלקוחות.',
  found: (count: number) =>
    plural(count, { one: 'לקוח אחד', two: 'שני לקוחות', other: '# לקוחות' }),
  noMatch: 'לא נמצאו לקוחות מתאימים. אפשר לנסות פחות אותיות או ספרות.',
  empty: 'עדיין אין הזמנות. מי שיזמינו יופיעו כאן.',
  columns: {
    customer: 'לקוח/ה',
    phone: 'טלפון',
    orders: 'הזמנות',
    delivered: 'נמסר',
    lastOrder: 'הזמנה אחרונה',
  },
  byPhone: 'בטלפון',
  /** `aside` shows the text next to the figure where the column has no head. */
  orderCount: (count: number, figure: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {figure}
      {aside(plural(count, { one: ' הזמנה', two: ' הזמנות', other: ' הזמנות' }))}
    </>
  ),
  deliveredSum: (figure: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {figure}
      {aside(' נמסר')}
    </>
  ),

  all: 'כל הלקוחות',
  orders: 'הזמנות',
  newestOrders: (shown: string, all: string) =>
    `${shown} החדשות ביותר מתוך ${all}. ב”ייצוא נתונים” נמצאות כולן.`,
  email: 'דוא״ל',
  noEmail: 'אין, הזמנות בטלפון',
  phone: 'טלפון',
  ordersDelivered: (orders: string, delivered: string) => `${orders}, נמסר ${delivered}`,
  delivered: 'נמסר',
  lastOrder: 'הזמנה אחרונה',
  ordersOfOne: 'ההזמנות של הלקוח או הלקוחה',
  orderColumns: {
    order: 'הזמנה',
    date: 'תאריך',
    books: 'ספרים',
    status: 'מצב',
    total: 'סך הכול',
  },

  exportData: 'ייצוא נתונים',
  erase: 'מחיקת פרטי לקוח',
  askErase: (name: string) => `למחוק את הפרטים של \u2068${name}\u2069?`,
  askEraseText:
    'השם, הדוא״ל, הטלפון והרחוב יוסרו מכל ההזמנות וההודעות, והחשבון ירוקן. היישוב, הספרים והסכומים יישארו. אי אפשר לבטל פעולה זו.',
  eraseForGood: 'מחיקה לצמיתות',
  keep: 'להשאיר',
  openOrder: 'לא כל עוד יש הזמנה פתוחה',
  openOrderText: 'יש כאן הזמנה שעדיין פתוחה. אפשר למחוק את הפרטים אחרי שתגיע או תבוטל.',
  notErased: 'לא הצלחנו למחוק את הפרטים',
  notErasedText: 'כדאי לנסות שוב.',
  wasErased: 'הפרטים האלה כבר נמחקו.',
  erased: (orders: number) =>
    plural(orders, {
      one: 'הפרטים נמחקו, והשם הוסר מהזמנה אחת.',
      two: 'הפרטים נמחקו, והשם הוסר משתי הזמנות.',
      other: 'הפרטים נמחקו, והשם הוסר מ־# הזמנות.',
    }),
};
