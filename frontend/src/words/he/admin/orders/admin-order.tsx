import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminOrder as english } from '@/words/en/admin/orders/admin-order';

const plural = pluralOf('he');

/** The titles with commas between them, each in its own direction. */
export const listed = (titles: readonly string[]) =>
  titles.map((title) => `\u2068${title}\u2069`).join(', ');

/** The labels of the total of an order; `settled` once nothing is to be paid any more. */
const sumWith = (sum: string) => ({
  settled: sum,
  counter: `${sum}, שולם בדלפק`,
  pickup: `${sum}, מזומן באיסוף`,
  delivery: `${sum}, מזומן במסירה`,
});

/** The owner's page of an order. */
export const adminOrder: typeof english = {
  order: (number: number) => `הזמנה ${number}`,
  undoKey: '. Ctrl+Z מבטל שלב.',
  printSlip: 'הדפסת רשימת אריזה',
  printReceipt: 'הדפסת סיכום הזמנה',
  receiptFailed: 'לא הצלחנו להדפיס את סיכום ההזמנה. כדאי לנסות שוב.',
  soldAtTill: 'נמכר בקופה שלך',
  printedPage: 'דף מודפס',
  allChanges: 'כל השינויים',
  history: 'היסטוריה',
  by: (by: string) => ` בידי \u2068${by}\u2069`,
  id: (id: string) => `מזהה הזמנה ${id}`,
  /** The fields of an order that a correction can change. */
  correctedFields: {
    name: 'שם',
    phone: 'טלפון',
    address: 'כתובת',
    company: 'חברה',
    vatNumber: 'מספר מע״מ',
  },
  corrected: (fields: string[]) => `תיקון: ${fields.join(', ')}`,
  cameBack: (titles: string[]) => `הוחזרו: ${listed(titles)}`,
  cameNotBack: (titles: string[]) => `בסופו של דבר לא הוחזרו: ${listed(titles)}`,

  items: (count: number) =>
    plural(count, { one: 'פריטים (#)', two: 'פריטים (#)', other: 'פריטים (#)' }),
  shipping: 'משלוח',
  ordered: 'הוזמן',
  total: sumWith('סך הכול'),
  remaining: sumWith('נשאר'),
  withdrawalReceived: (when: string) => `הודעת ביטול עסקה התקבלה ב־${when}`,
  withdrawalNotSignedIn: (when: string) => `הודעת ביטול עסקה התקבלה ב־${when}, בלי כניסה לחשבון`,
  returnedAt: (when: string) => `הוחזר ב־${when}`,
  returnBooks: 'החזרת ספרים',
  whichBooks: 'אילו ספרים חזרו?',
  allOfIt: 'זו ההזמנה כולה: היא תסומן כהוחזרה, כולל המשלוח.',
  restStays: 'הם חוזרים למלאי; שאר ההזמנה נשאר כפי שהוא.',
  return: 'החזרה',
  returnCount: (count: number) =>
    plural(count, { one: 'החזרת ספר אחד', two: 'החזרת שני ספרים', other: 'החזרת # ספרים' }),

  notes: 'הערות',
  newNote: 'הערה חדשה',
  noteHint: 'גלויה רק לחנות.',
  addNote: 'הוספת הערה',
  noteFailed: 'לא הצלחנו לשמור את ההערה. כדאי לנסות שוב.',
  noteBy: (by: string) => `\u2068${by}\u2069, `,

  pickupFor: 'איסוף על ידי',
  deliverTo: 'משלוח אל',
  correct: 'תיקון',
  tooLate: 'מאוחר מדי לתקן את ההזמנה',
  tooLateText: 'היא כבר בדרך, או שבוטלה. מה שהקלדת לא נשמר.',
  isCorrected: (number: number) => `הזמנה ${number} תוקנה.`,
  correctedTooLate: 'מאוחר מדי: ההזמנה כבר בדרך, או שבוטלה.',
  notCorrected: 'לא הצלחנו לשמור את התיקון. כדאי לנסות שוב.',
  saveCorrection: 'שמירת התיקון',
  discard: 'ויתור',
  name: 'שם',
  phone: 'טלפון',
  address: 'כתובת',
};
