import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminBooks as english } from '@/words/en/admin/books/admin-books';

const plural = pluralOf('he');
const books = (count: number) =>
  plural(count, { one: 'ספר אחד', two: 'שני ספרים', other: '# ספרים' });

/** The table of all books and its actions. */
export const adminBooks: typeof english = {
  title: 'כל הספרים',
  importCsv: 'ייבוא CSV',
  exportCsv: 'ייצוא CSV',
  search: 'חיפוש ספרים',
  searchForm: 'ספרים',

  filters: {
    category: 'קטגוריה',
    allCategories: 'כל הקטגוריות',
    draft: 'למכירה, טיוטות או מחוקים',
    drafts: { '': 'למכירה', true: 'טיוטות', deleted: 'ספרים מחוקים' },
    stock: 'מלאי',
    stocks: { '': 'כל המלאי', low: 'מלאי נמוך' },
    sort: 'מיון לפי',
    sorts: {
      '': 'מהחדש לישן',
      title: 'שם הספר',
      'price-asc': 'מחיר, מהנמוך',
      'price-desc': 'מחיר, מהגבוה',
      stock: 'מלאי, מהנמוך',
    },
    clear: 'ניקוי הסינון',
    pageByPage: 'דף אחר דף',
    seeAll: 'הצגת הכול',
    showMore: 'הצגת ספרים נוספים',
  },

  columns: {
    number: '#',
    title: 'שם הספר',
    category: 'קטגוריה',
    price: 'מחיר',
    stock: 'מלאי',
    trending: 'פופולרי',
    actions: 'פעולות',
  },
  selectShown: 'בחירת כל הספרים המוצגים',
  selectScreen: 'בחירת כל מה שבמסך הזה',
  select: (title: string) => `בחירת \u2068${title}\u2069`,
  loading: 'בטעינה…',
  failed: 'לא הצלחנו לטעון את הספרים.',
  count: (total: number, { areDrafts, q }: { areDrafts: boolean; q: string }) => {
    const drafts = plural(total, {
      one: 'ספר אחד, טיוטה',
      two: 'שני ספרים, טיוטות',
      other: '# ספרים, טיוטות',
    });
    const found = areDrafts ? drafts : books(total);
    return q ? `${found} עבור ”\u2068${q}\u2069”` : found;
  },
  nothingMatches: 'אין ספר מתאים. כדאי לנסות פחות מסננים.',
  noDrafts: 'אין טיוטות. ספר שנשמר כטיוטה מחכה כאן עד שהוא מתפרסם.',
  noBooks: 'עדיין אין ספרים. אפשר להוסיף את הראשון, או לייבא רשימה.',

  soldOut: 'אזל מהמלאי',
  lowStock: 'מלאי נמוך',
  /** The stock of a book; the text in `onCards` is hidden where a column head says it. */
  remaining: (copies: number, onCards: (text: string) => ReactElement) => (
    <>
      <span>{copies}</span>
      {onCards(' במלאי')}
    </>
  ),
  edit: 'עריכה',
  editBook: (title: string) => `עריכת \u2068${title}\u2069`,
  delete: 'מחיקה',
  deleteBook: (title: string) => `מחיקת \u2068${title}\u2069`,
  publish: 'פרסום',
  publishBook: (title: string) => `פרסום \u2068${title}\u2069`,
  published: (title: string) => `הספר \u2068${title}\u2069 נמצא בחנות.`,
  notPublished: (title: string) => `לא הצלחנו לפרסם את \u2068${title}\u2069. כדאי לנסות שוב.`,
  notPublishedAs: (title: string, why: string) => `לא הצלחנו לפרסם את \u2068${title}\u2069. ${why}`,
  trending: 'פופולרי',
  trendingBook: (title: string) => `פופולרי: \u2068${title}\u2069`,
  notChanged: (title: string) => `לא הצלחנו לשנות את \u2068${title}\u2069. כדאי לנסות שוב.`,

  deleted: 'הספר נמחק בהצלחה!',
  deletedBefore: 'הספר הזה כבר נמחק.',
  notDeleted: 'מחיקת הספר נכשלה. כדאי לנסות שוב.',
  backInShop: (title: string) => `הספר \u2068${title}\u2069 חזר לחנות.`,
  backAmongDrafts: (title: string) => `הספר \u2068${title}\u2069 חזר לטיוטות.`,
  notRestored: 'לא הצלחנו לשחזר את הספר. כדאי לנסות שוב.',
  notRestoredAs: (title: string, why: string) => `לא הצלחנו לשחזר את \u2068${title}\u2069. ${why}`,

  deletedBooks: {
    title: 'ספרים מחוקים',
    failed: 'לא הצלחנו לטעון את הספרים המחוקים.',
    count: (total: number, days: number) =>
      plural(total, {
        one: `ספר אחד נמחק ב־${days} הימים האחרונים.`,
        two: `שני ספרים נמחקו ב־${days} הימים האחרונים.`,
        other: `# ספרים נמחקו ב־${days} הימים האחרונים.`,
      }),
    none: (days: number) => `לא נמחק ספר ב־${days} הימים האחרונים.`,
    columns: { title: 'שם הספר', at: 'נמחק', by: 'בידי', restore: 'שחזור' },
    restore: 'שחזור',
    restoreBook: (title: string) => `שחזור \u2068${title}\u2069`,
  },

  bulk: {
    label: 'ספרים שנבחרו',
    working: 'בביצוע',
    selected: (count: number) => plural(count, { one: 'נבחר 1', two: 'נבחרו 2', other: 'נבחרו #' }),
    publish: 'פרסום',
    makeDrafts: 'העברה לטיוטות',
    trendingOn: 'סימון כפופולריים',
    trendingOff: 'ביטול הסימון כפופולריים',
    moveTo: 'העברה לקטגוריה',
    move: 'העברה',
    delete: 'מחיקת הנבחרים',
    clear: 'ניקוי הבחירה',
    tooMany: (max: number, selected: number) =>
      plural(selected, {
        one: `לכל היותר ${max} ספרים בבת אחת; נבחר 1.`,
        two: `לכל היותר ${max} ספרים בבת אחת; נבחרו 2.`,
        other: `לכל היותר ${max} ספרים בבת אחת; נבחרו #.`,
      }),
    nothingChanged: 'לא שונה דבר.',
    cancel: 'ביטול',
    change: {
      ask: (count: number) =>
        plural(count, {
          one: 'לשנות ספר אחד?',
          two: 'לשנות שני ספרים?',
          other: 'לשנות # ספרים?',
        }),
      confirm: 'שינוי',
      /** Names the change next to its Undo button. */
      done: (count: number) =>
        plural(count, {
          one: 'ספר אחד שונה',
          two: 'שני ספרים שונו',
          other: '# ספרים שונו',
        }),
      doneAll: (count: number) =>
        plural(count, {
          one: 'ספר אחד שונה.',
          two: 'שני ספרים שונו.',
          other: '# ספרים שונו.',
        }),
      doneSome: (count: number, total: number) =>
        plural(total, {
          one: `שונו ${count} מתוך ספר אחד.`,
          two: `שונו ${count} מתוך 2 ספרים.`,
          other: `שונו ${count} מתוך # ספרים.`,
        }),
      undoneAll: (count: number) =>
        plural(count, {
          one: 'ספר אחד חזר למצבו הקודם.',
          two: 'שני ספרים חזרו למצבם הקודם.',
          other: '# ספרים חזרו למצבם הקודם.',
        }),
      undoneSome: (count: number, total: number) =>
        plural(total, {
          one: `חזרו למצבם הקודם ${count} מתוך ספר אחד.`,
          two: `חזרו למצבם הקודם ${count} מתוך 2 ספרים.`,
          other: `חזרו למצבם הקודם ${count} מתוך # ספרים.`,
        }),
    },
    remove: {
      ask: (count: number) =>
        plural(count, {
          one: 'למחוק ספר אחד?',
          two: 'למחוק שני ספרים?',
          other: 'למחוק # ספרים?',
        }),
      confirm: 'מחיקה',
      done: (count: number) =>
        plural(count, {
          one: 'ספר אחד נמחק',
          two: 'שני ספרים נמחקו',
          other: '# ספרים נמחקו',
        }),
      doneAll: (count: number) =>
        plural(count, {
          one: 'ספר אחד נמחק.',
          two: 'שני ספרים נמחקו.',
          other: '# ספרים נמחקו.',
        }),
      doneSome: (count: number, total: number) =>
        plural(total, {
          one: `נמחקו ${count} מתוך ספר אחד.`,
          two: `נמחקו ${count} מתוך 2 ספרים.`,
          other: `נמחקו ${count} מתוך # ספרים.`,
        }),
      undoneAll: (count: number) =>
        plural(count, {
          one: 'ספר אחד שוחזר.',
          two: 'שני ספרים שוחזרו.',
          other: '# ספרים שוחזרו.',
        }),
      undoneSome: (count: number, total: number) =>
        plural(total, {
          one: `שוחזרו ${count} מתוך ספר אחד.`,
          two: `שוחזרו ${count} מתוך 2 ספרים.`,
          other: `שוחזרו ${count} מתוך # ספרים.`,
        }),
    },
    refused: (title: string, reason: string) => `”\u2068${title}\u2069”: ${reason}`,
    /** After one of the sentences above. */
    already: (count: number) =>
      plural(count, {
        one: 'אחד כבר היה כך.',
        two: 'שניים כבר היו כך.',
        other: '# כבר היו כך.',
      }),
  },
};
