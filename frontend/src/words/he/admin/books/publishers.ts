import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { publishers as english } from '@/words/en/admin/books/publishers';

const plural = pluralOf('he');

/** The publishers of the books, and their details for product safety. */
export const publishers: typeof english = {
  title: 'הוצאות לאור',
  history: 'היסטוריה של ההוצאות לאור',
  all: 'כל ההוצאות לאור',
  about:
    'בדף של ספר מופיעה ההוצאה לאור שלו: שם, כתובת למשלוח דואר וכתובת דוא״ל או אתר; אם ההוצאה מחוץ לאיחוד האירופי, גם מי האחראי בתוכו. רשימות (CSV) והודעות ONIX משלימות את מה שחסר ולעולם אינן מחליפות את מה שנכתב כאן.',
  failed: 'לא הצלחנו לטעון את ההוצאות לאור.',
  none: 'עדיין אין ספר למכירה שצוינה בו הוצאה לאור.',
  incomplete: (count) =>
    plural(count, {
      one: 'חסרים פרטים של הוצאה אחת: היא עדיין אינה מופיעה בדפי הספרים שלה.',
      two: 'חסרים פרטים של שתי הוצאות: הן עדיין אינן מופיעות בדפי הספרים שלהן.',
      other: 'חסרים פרטים של # הוצאות: הן עדיין אינן מופיעות בדפי הספרים שלהן.',
    }),
  complete: 'לא חסר דבר.',
  booksOnSale: (count) =>
    plural(count, {
      one: 'ספר אחד למכירה',
      two: 'שני ספרים למכירה',
      other: '# ספרים למכירה',
    }),
  missing: { address: 'חסרה כתובת', contact: 'חסרה כתובת דוא״ל או אתר' },
  spellings: (names) => `השם נכתב בספרים בכמה צורות: ${names.join(' · ')}`,
  useSpelling: (name) => `לכתוב ”\u2068${name}\u2069” בכולם`,
  looksLike: (name) => `האם זו אותה הוצאה כמו ”\u2068${name}\u2069”?`,
  mergeInto: (name) => `למזג עם ”\u2068${name}\u2069”`,
  merged: (name) => `בכל הספרים האלה מופיע עכשיו ”\u2068${name}\u2069”.`,
  notMerged: 'ההוצאות לא מוזגו.',
  isBack: 'הכתיב הקודם חזר לספרים.',
  notUndone: 'לא הצלחנו לבטל את הפעולה.',

  toPublishers: 'לניהול ההוצאות לאור',

  fill: 'להשלים את פרטי ההוצאות',
  fills: (count) =>
    plural(count, {
      one: 'להוצאה אחת יתווספו פרטים שחסרים לה.',
      two: 'לשתי הוצאות יתווספו פרטים שחסרים להן.',
      other: 'ל־# הוצאות יתווספו פרטים שחסרים להן.',
    }),

  form: 'הוצאה לאור',
  fields: {
    name: 'שם',
    address: 'כתובת למשלוח דואר',
    email: 'דוא״ל',
    url: 'כתובת אתר',
    responsible: 'האחראי באיחוד האירופי',
  },
  hints: {
    name: 'שם חדש יופיע בכל הספרים של ההוצאה.',
    contact: 'די באחת מהשתיים.',
    responsible: 'רק להוצאה מחוץ לאיחוד האירופי: שם, כתובת למשלוח דואר וכתובת דוא״ל.',
  },
  save: 'שמירת ההוצאה',
  saved: 'ההוצאה נשמרה.',
  notSaved: 'ההוצאה לא נשמרה. כדאי לנסות שוב.',
  sameAsAnother: 'אותה הוצאה בשם אחר?',
  mergeHint: 'הספרים שלה יקבלו את השם של האחרת, והפרטים של האחרת יישמרו. אפשר לבטל.',
  other: 'ההוצאה האחרת',
  choose: 'בחירת הוצאה',
  merge: 'מיזוג',
  columns: {
    publisherAddress: 'הוצאה לאור: כתובת למשלוח דואר',
    publisherEmail: 'הוצאה לאור: דוא״ל',
    publisherUrl: 'הוצאה לאור: אתר',
    publisherResponsible: 'הוצאה לאור: האחראי באיחוד האירופי',
  },
};
