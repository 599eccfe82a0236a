import type { ImportConflictChoice } from '@storyloom/backend/contract/book/book-import';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { imports as english } from '@/words/en/admin/books/imports';
import { importColumns, importRows } from './import-rows';
import { importPast } from './import-past';

const plural = pluralOf('he');
const list = listOf('he');

/** For one book or several. */
const conflictWays = (count: number): Record<ImportConflictChoice, string> => ({
  skip: plural(count, {
    one: 'להשאיר את הספר הזה כפי שהוא בחנות',
    two: 'להשאיר את הספרים האלה כפי שהם בחנות',
    other: 'להשאיר את הספרים האלה כפי שהם בחנות',
  }),
  'keep-stock': 'לקחת מהקובץ, אבל לשמור על המלאי של החנות',
  overwrite: 'לקחת הכול מהקובץ, גם את המלאי',
});

const toSell = 'כדי להימכר, ספר צריך קטגוריה, תיאור ומחיר.';

/** Files of books: choosing, checking, importing and undoing them. */
export const imports: typeof english = {
  title: 'ייבוא ספרים',
  close: 'סגירה',
  about: (days: number) =>
    `רשימת ספרים כקובץ CSV: שלך, של מפיץ, או הייצוא של החנות הזאת; או הודעה של הוצאה לאור (ONIX 3.0). שורה עם ISBN או _id של ספר משנה את הספר הזה. שום דבר אינו נשמר לפני שמוצג מה ישתנה, ואפשר לבטל את הייבוא במשך ${days} ימים.`,
  file: 'קובץ CSV',
  choose: 'בחירת קובץ CSV',
  chooseAnother: 'בחירת קובץ אחר',
  asDrafts: 'ספרים חדשים נכנסים כטיוטות, אלא אם נאמר אחרת בשורה שלהם',
  tryAgain: 'לנסות שוב',
  imported: (sum: string) => `יובאו: ${sum}`,
  /** A file and what became of its rows. */
  importedFile: (file: string, sum: string) => `\u2068${file}\u2069: ${sum}`,

  upload: 'העלאה',
  uploading: (percent: number) => `העלאה, ${percent}%`,
  checking: 'השורות נבדקות',
  storing: 'הספרים נשמרים',
  checkingLong: 'השורות נבדקות. החנות נשארת פתוחה בינתיים.',
  storingLong: 'הספרים נשמרים. החנות נשארת פתוחה בינתיים.',

  problems: {
    empty: 'הקובץ הזה ריק.',
    tooBigFor: (megabytes: number) => `הקובץ הזה גדול מ־\u2066${megabytes} MB\u2069. נא לפצל אותו.`,
    tooBig: 'הקובץ הזה גדול מדי. נא לפצל אותו.',
    changedOnDisk: 'הקובץ השתנה או הועבר בדיסק שלך מאז הבחירה. נא לבחור אותו שוב.',
    signIn: 'יש להיכנס שוב ולבחור את הקובץ פעם נוספת.',
    noAnswer: 'החנות לא ענתה.',
    tooOften: 'יותר מדי ניסיונות. נא להמתין מעט.',
    notReady: 'החנות אינה מוכנה. כדאי לנסות שוב בקרוב.',
    fault: 'משהו השתבש אצלנו.',
    refused: 'החנות אינה יכולה לקבל קובץ זה.',
    notImported: (file: string) => `\u2068${file}\u2069: לא יובא`,
    outdated: 'חלק מהשורות כבר אינן מתאימות לחנות. נא לבחור את הקובץ שוב.',
    ofFile: (file: string, problem: string) => `\u2068${file}\u2069: ${problem}`,
  },

  counts: {
    new: (count: number) => plural(count, { one: '1 חדש', two: '2 חדשים', other: '# חדשים' }),
    changed: (count: number) => plural(count, { one: '1 השתנה', two: '2 השתנו', other: '# השתנו' }),
    unchanged: (count: number) =>
      plural(count, { one: '1 ללא שינוי', two: '2 ללא שינוי', other: '# ללא שינוי' }),
    unknown: (count: number) => plural(count, { one: '1 דולג', two: '2 דולגו', other: '# דולגו' }),
    skipped: (count: number) =>
      plural(count, { one: '1 לא נכלל', two: '2 לא נכללו', other: '# לא נכללו' }),
  },
  /** Joins several of the counts above. */
  sum: (counts: string[]) => `${counts.join(', ')}.`,

  importOthers: (count: number) =>
    plural(count, { one: 'ייבוא הנותר (1)', two: 'ייבוא הנותרים (2)', other: 'ייבוא הנותרים (#)' }),
  importBooks: (count: number) =>
    plural(count, { one: 'ייבוא ספר אחד', two: 'ייבוא שני ספרים', other: 'ייבוא # ספרים' }),
  changedMeanwhile: 'שום דבר לא יובא: ספרים מהקובץ הזה השתנו בינתיים. כדאי לבדוק שוב.',
  wrongCells: (count: number) =>
    plural(count, {
      one: 'שום דבר לא יובא: תא אחד אינו תקין.',
      two: 'שום דבר לא יובא: שני תאים אינם תקינים.',
      other: 'שום דבר לא יובא: # תאים אינם תקינים.',
    }),
  mayBeMore: 'אלה הראשונים: ייתכן שיש עוד.',
  /** `sum` ends with its own full stop. */
  skipRows: (count: number, sum: string) => {
    const rows = plural(count, {
      one: 'שורה אחת לא תיכלל',
      two: 'שתי שורות לא ייכללו',
      other: '# שורות לא ייכללו',
    });
    return `${rows} בייבוא של האחרות: ${sum} אפשר גם לתקן את הקובץ ולבחור אותו שוב.`;
  },
  noBooks: 'אין ספרים בקובץ הזה.',
  warnings: (count: number) =>
    plural(count, {
      one: 'אזהרה אחת, מוצגת ליד השורות.',
      two: 'שתי אזהרות, מוצגות ליד השורות.',
      other: '# אזהרות, מוצגות ליד השורות.',
    }),
  /** The subject of the messages about the whole file. */
  theFile: 'הקובץ',

  conflicts: (count: number) =>
    plural(count, {
      one: 'ספר אחד השתנה בחנות אחרי שהקובץ הזה יוצא.',
      two: 'שני ספרים השתנו בחנות אחרי שהקובץ הזה יוצא.',
      other: '# ספרים השתנו בחנות אחרי שהקובץ הזה יוצא.',
    }),
  conflictQuestion: (count: number) =>
    plural(count, {
      one: 'מה לעשות בספר הזה?',
      two: 'מה לעשות בספרים האלה?',
      other: 'מה לעשות בספרים האלה?',
    }),
  conflictWays,

  draftsCome: (count: number) =>
    plural(count, {
      one: `תיכנס טיוטה אחת, גלויה רק לך. ${toSell}`,
      two: `ייכנסו שתי טיוטות, גלויות רק לך. ${toSell}`,
      other: `ייכנסו # טיוטות, גלויות רק לך. ${toSell}`,
    }),
  draftsCame: (count: number) =>
    plural(count, {
      one: `נכנסה טיוטה אחת, גלויה רק לך. ${toSell}`,
      two: `נכנסו שתי טיוטות, גלויות רק לך. ${toSell}`,
      other: `נכנסו # טיוטות, גלויות רק לך. ${toSell}`,
    }),
  showDrafts: (link: (text: string) => ReactElement) => (
    <>
      <span>אפשר לעבור אל </span>
      {link('הטיוטות')}
      <span>
        {
          ' ולסמן רבות מהן כדי לתת להן קטגוריה או לפרסם אותן. תיאורים יכולים להגיע בקובץ עם ISBN ותיאור; אם יש בו גם קטגוריה וטיוטה (לא), הוא עושה הכול בבת אחת.'
        }
      </span>
    </>
  ),
  missingCategories: (names: string[], link: (text: string) => ReactElement) => (
    <>
      <span>{`קטגוריות שאינן קיימות בחנות: ${list(names)}. `}</span>
      {link('להוספת קטגוריות בהגדרות')}
    </>
  ),

  twoAmounts: (example: string) => `אפשר לקרוא את ”${example}” כשני סכומים שונים.`,
  howAmounts: (rows: number) =>
    plural(rows, {
      one: 'איך הקובץ כותב סכומים? שורה אחת תלויה בכך.',
      two: 'איך הקובץ כותב סכומים? שתי שורות תלויות בכך.',
      other: 'איך הקובץ כותב סכומים? # שורות תלויות בכך.',
    }),
  amountIs: (example: string, amount: string) => `”${example}” הוא ${amount}`,
  columns: importColumns,
  rows: importRows,
  past: importPast,
};
