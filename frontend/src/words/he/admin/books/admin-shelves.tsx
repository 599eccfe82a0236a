import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminShelves as english } from '@/words/en/admin/books/admin-shelves';

const plural = pluralOf('he');

/** The owner's own shelves. */
export const adminShelves: typeof english = {
  title: 'מדפים',
  history: 'היסטוריית המדפים',
  add: 'מדף חדש',
  all: 'כל המדפים',
  failed: 'לא הצלחנו לטעון את המדפים.',
  none: 'עדיין אין מדף. אפשר לאסוף יחד ספרים אהובים: המלצות הצוות, קריאת קיץ, עותקים חתומים.',
  booksOnSale: (count: number) =>
    plural(count, { one: 'ספר אחד למכירה', two: 'שני ספרים למכירה', other: '# ספרים למכירה' }),
  booksOnSaleAndHome: (count: number) =>
    plural(count, {
      one: 'ספר אחד למכירה, בדף הבית',
      two: 'שני ספרים למכירה, בדף הבית',
      other: '# ספרים למכירה, בדף הבית',
    }),
  inShop: 'בחנות',
  seeInShop: (shelf: string) => `הצגת \u2068${shelf}\u2069 בחנות`,
  delete: (shelf: string) => `מחיקת \u2068${shelf}\u2069`,
  deleted: 'המדף נמחק.',
  notDeleted: 'המדף לא נמחק.',
  isBack: (shelf: string) => `המדף \u2068${shelf}\u2069 חזר.`,
  notRestored: (shelf: string) => `לא הצלחנו לשחזר את המדף \u2068${shelf}\u2069.`,

  made: 'המדף נוצר.',
  saved: 'המדף נשמר.',
  form: 'מדף',
  whatItIs: 'מה המדף הזה',
  fields: { title: 'כותרת', note: 'הערה', isOnHome: 'בדף הבית', books: 'ספרים' },
  noteHint: 'מופיעה מעל הספרים. שורה ריקה מפרידה בין פסקאות.',
  showOnHome: 'הצגה בדף הבית',
  books: 'ספרים',
  booksInOrder: 'הספרים לפי הסדר',
  isDraft: 'טיוטה, עדיין לא מוצג',
  draftOf: (author: string) => `\u2068${author}\u2069, טיוטה, עדיין לא מוצג`,
  noteOfBook: 'מה לומר עליו',
  booksProblem: (problem: string) => `רשימת הספרים: ${problem}`,
  save: 'שמירת המדף',
  mayBeMade: 'לא ברור אם המדף נוצר. כדאי לבדוק את כל המדפים לפני ניסיון נוסף.',
  notSaved: 'המדף לא נשמר. כדאי לנסות שוב.',
  yes: 'כן',
  no: 'לא',
  bookAndNote: (title: string, note: string) => `\u2068${title}\u2069: ${note}`,
};
