import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { book as english } from '@/words/en/first/book';

const plural = pluralOf('he');

/** A book on its card and on its page. */
export const book: typeof english = {
  failed: 'אירעה שגיאה בטעינת פרטי הספר',
  unknown: 'אין ספר בכתובת הזאת. ייתכן שהעותק האחרון שלו נמכר.',
  related: 'עוד לקריאה',
  coverOf: (title: string) => `הכריכה של \u2068${title}\u2069`,
  draft: 'טיוטה. הדף הזה גלוי רק לך.',
  description: 'תיאור',
  facts: {
    author: 'מאת',
    published: 'בחנות מאז',
    category: 'קטגוריה',
    isbn: 'ISBN',
    publisher: 'הוצאה לאור',
    edition: 'מהדורה',
    firstPublished: 'פורסם לראשונה',
    pages: 'עמודים',
    language: 'שפה',
    format: 'פורמט',
  },
  noAuthor: 'לא צוין',
  price: 'מחיר',
  insteadOf: 'במקום',
  lowestPrice: (price: string) => `המחיר הנמוך ביותר ב־30 הימים שלפני ההוזלה: ${price}`,
  soldOut: 'אזל מהמלאי',
  remaining: (count: number) =>
    plural(count, {
      one: 'נותר רק עותק אחד',
      two: 'נותרו רק שני עותקים',
      other: 'נותרו רק # עותקים',
    }),
  share: (title: string) => `שיתוף \u2068${title}\u2069`,
  titleBy: (title: string, author: string) => `\u2068${title}\u2069 מאת \u2068${author}\u2069`,
  linkCopied: 'הקישור הועתק',
  copyLink: 'העתקת הקישור הזה',
  wish: (title: string) => `הוספת \u2068${title}\u2069 לרשימת המשאלות`,
  wishlistFull: 'רשימת המשאלות שלך מלאה. כדי להוסיף ספר יש להסיר ממנה ספר אחר.',
  manufacturer: { title: 'הוצאה לאור ובטיחות', responsible: 'האחראי באיחוד האירופי' },
};
