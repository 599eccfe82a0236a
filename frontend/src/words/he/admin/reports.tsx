import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { reports as english } from '@/words/en/admin/reports';

const plural = pluralOf('he');

const cancelledOrders = (count: number) =>
  plural(count, {
    one: 'הזמנה אחת שבוטלה',
    two: 'שתי הזמנות שבוטלו',
    other: '# הזמנות שבוטלו',
  });
const returnedOrders = (count: number) =>
  plural(count, {
    one: 'הזמנה אחת שהוחזרה',
    two: 'שתי הזמנות שהוחזרו',
    other: '# הזמנות שהוחזרו',
  });

/** Sales by day, month, category or book. */
export const reports: typeof english = {
  title: 'מכירות',
  days: (from: string, to: string) => `${from} עד ${to}`,
  failed: 'לא הצלחנו להפיק את הדוח.',
  otherDays: 'נא לבחור ימים אחרים.',
  /** The subject of the sentence about a broken rule. */
  lastDay: 'היום האחרון',
  period: 'תקופה',
  periods: {
    today: 'היום',
    week: 'השבוע',
    month: 'החודש',
    'last-month': 'החודש שעבר',
    year: 'השנה',
    own: 'ימים אחרים',
  },
  from: 'מיום',
  to: 'עד יום',
  rows: 'שורות',
  groups: { day: 'יום', week: 'שבוע', month: 'חודש', category: 'קטגוריה', book: 'ספר' },
  rowsBy: {
    day: 'לפי יום',
    week: 'לפי שבוע',
    month: 'לפי חודש',
    category: 'לפי קטגוריה',
    book: 'לפי ספר',
  },
  salesBy: {
    day: 'מכירות לפי יום',
    week: 'מכירות לפי שבוע',
    month: 'מכירות לפי חודש',
    category: 'מכירות לפי קטגוריה',
    book: 'מכירות לפי ספר',
  },
  exportCsv: 'ייצוא CSV',
  print: 'הדפסה',
  week: (week: number, firstDay: string) => `שבוע ${week}, מ־${firstDay}`,

  revenue: 'הכנסות',
  revenueIn: (currency: string) => `הכנסות (${currency})`,
  orders: 'הזמנות',
  books: 'ספרים',
  shipping: 'משלוח',
  total: 'סך הכול',
  overCounter: (books: number, amount: string) =>
    plural(books, {
      one: `מזה בדלפק: ספר אחד, ${amount}.`,
      two: `מזה בדלפק: שני ספרים, ${amount}.`,
      other: `מזה בדלפק: # ספרים, ${amount}.`,
    }),
  overCounterAtTill: (copies) => `מתוכם בקופה שלך (עותקים): ${copies}.`,
  shippingBeside: (amount: string) => `בנוסף משלוח: ${amount}.`,
  notInIt: (cancelled: number, returned: number) =>
    `לא כלולות: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}.`,
  notInItNorOtherCurrency: (cancelled: number, returned: number, otherCurrency: number) => {
    const others = plural(otherCurrency, {
      one: 'הזמנה אחת במטבע אחר',
      two: 'שתי הזמנות במטבע אחר',
      other: '# הזמנות במטבע אחר',
    });
    return `לא כלולות: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}, ${others}.`;
  },
  empty: 'לא נמכר דבר בימים האלה.',
  showAllRows: (rows: string) => `הצגת כל ${rows} השורות`,
};
