import type { ReactElement } from 'react';
import type { catalogue as english } from '@/words/en/first/catalogue';

export const catalogue: typeof english = {
  resultsFor: (searched: ReactElement) => (
    <>
      <span>תוצאות עבור ”</span>
      {searched}
      <span>”</span>
    </>
  ),
  filters: 'סינון',
  clearFilters: 'ניקוי הסינון',
  category: 'קטגוריה',
  everyCategory: 'הכול',
  trending: 'פופולרי',
  sortBy: 'מיון לפי',
  bestMatch: 'הכי מתאים',
  sorts: {
    newest: 'מהחדש לישן',
    'price-asc': 'מחיר, מהנמוך לגבוה',
    'price-desc': 'מחיר, מהגבוה לנמוך',
    title: 'שם הספר, לפי הא״ב',
  },
  price: 'מחיר',
  lowestPriceIn: (currency: string) => `המחיר הנמוך ביותר (${currency})`,
  highestPriceIn: (currency: string) => `המחיר הגבוה ביותר (${currency})`,
  /** Of a currency's symbol, in the empty field, which runs from left to right: isolated. */
  from: (symbol: string) => `\u2067מ־${symbol}\u2069`,
  to: (symbol: string) => `\u2067עד ${symbol}\u2069`,
  apply: 'עדכון',
  writePricesLike: (one: string, another: string) => `נא לכתוב מחירים כך: ${one} או ${another}`,
  lowestIsAbove: 'המחיר הנמוך גבוה מהמחיר הגבוה',
  empty: { title: 'המדפים שלנו עדיין ריקים', text: 'נשמח לביקור נוסף בקרוב.' },
  noMatch: {
    title: 'לא נמצא על המדפים שלנו ספר מתאים',
    didYouMean: 'אולי הכוונה הייתה לזה?',
    lookFor: (suggestion: string) => `חיפוש ”\u2068${suggestion}\u2069”`,
    tooNarrow: 'ייתכן שהסינון מצמצם מדי.',
    anotherWord: 'אפשר לנסות מילה אחרת, או שם שזכור לך.',
  },
  othersRead: 'מה אחרים קוראים',
  othersReadOutside: 'מחוץ לסינון שלך: מה אחרים קוראים',
  shelvesNav: 'מדפים',
  shelves: 'המדפים שלנו',
};
