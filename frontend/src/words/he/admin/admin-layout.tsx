import type { adminLayout as english } from '@/words/en/admin/admin-layout';

const goesOn = 'מה שמוצג כאן הוא מקודם; העדכון ימשיך מעצמו.';

/** The layout around each page of the dashboard. */
export const adminLayout: typeof english = {
  title: 'לוח בקרה',
  subtitle: 'מלאי חנות הספרים',
  owner: 'הנהלת החנות',
  role: 'ניהול',
  ownerMenu: 'הנהלת החנות, ניהול',
  toContent: 'דילוג לתוכן',
  toShop: 'לחנות',
  openMenu: 'פתיחת התפריט',
  drawer: 'דפי לוח הבקרה',
  close: 'סגירה',
  logout: 'יציאה',
  newsletterAddresses: 'כתובות הניוזלטר (CSV)',
  version: (version: string) => `Storyloom ${version}`,
  pages: {
    newBook: 'הוספת ספר',
    manageBooks: 'ניהול ספרים',
    shelves: 'מדפים',
    orders: 'הזמנות',
    counter: 'דלפק',
    customers: 'לקוחות',
    report: 'דוח מכירות',
    emails: 'הודעות דוא״ל',
    settings: 'הגדרות',
    publishers: 'הוצאות לאור',
  },
  offline: `אין חיבור לאינטרנט. ${goesOn}`,
  silent: `החנות אינה עונה. ${goesOn}`,
};
