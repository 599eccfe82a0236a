import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminOrders as english } from '@/words/en/admin/orders/admin-orders';

const plural = pluralOf('he');
const tooMany = 'יש להזין חלק גדול יותר מהשם או מהמספר.';

/** The list of orders, and texts of all pages of orders. */
export const adminOrders: typeof english = {
  title: 'הזמנות',
  all: 'כל ההזמנות',
  bookRequests: 'בקשות ספרים',
  newByPhone: 'הזמנה חדשה בטלפון',
  /** The text of its button; phones hide the rest. */
  newByPhoneShort: (
    short: (text: string) => ReactElement,
    more: (text: string) => ReactElement,
  ) => (
    <>
      {short('הזמנה חדשה')}
      {more('בטלפון')}
    </>
  ),

  sources: { phone: 'בטלפון', counter: 'דלפק' },
  /** Replaces the total. */
  atTill: 'בקופה שלך',
  pickup: 'איסוף',
  allCameBack: 'הכול הוחזר',
  isbn: (isbn: string) => `ISBN ${isbn}`,

  failed: 'לא הצלחנו לטעון את ההזמנות.',
  noMatch: 'אין הזמנה מתאימה. כדאי לנסות פחות מסננים.',
  empty: 'עדיין אין הזמנות. הראשונה תופיע כאן מעצמה.',
  columns: {
    order: 'הזמנה',
    date: 'תאריך',
    customer: 'לקוח/ה',
    books: 'ספרים',
    total: 'סך הכול',
    status: 'מצב',
    nextStep: 'השלב הבא',
  },
  found: (count: number) =>
    plural(count, { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '# הזמנות' }),
  foundWithSum: (count: number, sum: string) =>
    plural(count, {
      one: `הזמנה אחת, ${sum} בסך הכול`,
      two: `שתי הזמנות, ${sum} בסך הכול`,
      other: `# הזמנות, ${sum} בסך הכול`,
    }),
  foundMoreThan: (count: number) =>
    plural(count, {
      one: `יש יותר מהזמנה אחת מתאימה. ${tooMany}`,
      two: `יש יותר משתי הזמנות מתאימות. ${tooMany}`,
      other: `יש יותר מ־# הזמנות מתאימות. ${tooMany}`,
    }),
  books: (count: number) => plural(count, { one: 'ספר אחד', two: 'שני ספרים', other: '# ספרים' }),
  tick: (number: number) => `סימון הזמנה ${number}`,
  tickAll: 'סימון כל המוצגות',
  printCards: (count: number) =>
    plural(count, {
      one: 'הדפסת כרטיס ברכה',
      two: 'הדפסת שני כרטיסי ברכה',
      other: 'הדפסת # כרטיסי ברכה',
    }),
  printSlips: (count: number) =>
    plural(count, {
      one: 'הדפסת רשימת אריזה',
      two: 'הדפסת שתי רשימות אריזה',
      other: 'הדפסת # רשימות אריזה',
    }),
  status: 'מצב',
  everyStatus: 'הכול',
  ofOneBook: 'הזמנות של ספר אחד.',
  showAll: 'הצגת כל ההזמנות',
  filters: 'סינון',
  from: 'מיום',
  to: 'עד יום',
  sort: 'מיון',
  newestFirst: 'מהחדשה לישנה',
  oldestFirst: 'מהישנה לחדשה',
  search: 'שם, טלפון, מספר, מקום או ספר',
  searchKeys: '/ מוביל לכאן, ↓ ו־↑ עוברים מהזמנה להזמנה, Enter פותח הזמנה, Ctrl+Z מבטל שלב.',
  exportCsv: 'ייצוא CSV',
  exportLines: 'ייצוא שורה לכל ספר',
  bell: (count: number) =>
    plural(count, { one: 'הזמנה חדשה אחת', two: 'שתי הזמנות חדשות', other: '# הזמנות חדשות' }),
  newOrders: 'הזמנות חדשות',
  noneNew: 'כל ההזמנות אושרו.',
  allNew: 'לכל ההזמנות החדשות',
  numberAndName: (number: number, name: ReactElement) => (
    <>
      <span>{`${number}, `}</span>
      {name}
    </>
  ),
};
