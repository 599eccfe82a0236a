import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookForm as english } from '@/words/en/admin/books/book-form';
import { vatOfBook } from '@/words/he/shop/vat';

const plural = pluralOf('he');

/** The forms that add and change a book. */
export const bookForm: typeof english = {
  addTitle: 'הוספת ספר חדש',
  editTitle: 'עדכון ספר',
  editFailed: 'אירעה שגיאה בטעינת נתוני הספר',
  ordersOfBook: 'ההזמנות של הספר הזה',

  labels: {
    title: 'שם הספר',
    description: 'תיאור',
    category: 'קטגוריה',
    trending: 'פופולרי',
    oldPrice: 'מחיר קודם',
    newPrice: 'מחיר חדש',
    coverImage: 'תמונת כריכה',
    author: 'מחבר/ת',
    stock: 'מלאי',
    isbn: 'ISBN',
    publisher: 'הוצאה לאור',
    year: 'שנה',
    pages: 'עמודים',
    language: 'שפה',
    format: 'פורמט',
    draft: 'טיוטה',
    antique: 'ספר עתיק',
    priceLifted: 'המחיר הקבוע הוסר',
    condition: 'מצב',
    conditionNote: 'הערה על המצב',
    vatRate: vatOfBook.label,
    supply: 'זמינות',
    supplyDays: 'ימים עד ההגעה',
    availableFrom: 'מועד היציאה לאור',
  },
  categoryDefault: 'בחירת קטגוריה',
  hints: {
    oldPriceFixed: {
      exact:
        'לא חובה כשמחירי ספרים חדשים קבועים: רק לספרי יד שנייה ולספרים שמחירם הקבוע הוסר יש מחיר קודם עם קו חוצה.',
      within5:
        'לא חובה כשמחירי ספרים חדשים קבועים: מחיר קודם עם קו חוצה מציג הנחה של 5% לכל היותר. ספרי יד שנייה וספרים שמחירם הקבוע הוסר פטורים מכך.',
    },
    oldPrice: (currency: string) => `מטבע: ${currency}. מוצג עם קו חוצה כשהוא הגבוה מהשניים.`,
    newPrice: (currency: string) => `מטבע: ${currency}. המחיר לתשלום.`,
    author: 'לא חובה.',
    stock: 'לא חובה. אם השדה ריק, הספר לעולם לא אוזל.',
    isbn: 'לא חובה. 10 או 13 ספרות, עם מקפים או בלעדיהם.',
    publisher: 'לא חובה.',
    year: 'לא חובה. השנה של המהדורה הזאת; בלי ISBN, של הפרסום הראשון.',
    pages: 'לא חובה.',
    language: 'לא חובה.',
    format: 'לא חובה, למשל כריכה קשה או כריכה רכה.',
    coverImage: 'כתובת ברשת, או שם של תמונה שמורה.',
    conditionNote: 'לא חובה. מה כדאי לקונים לדעת על העותק הזה.',
    vatRate: vatOfBook.hint,
    supply: 'לא חובה. מה מובטח כשאין עותק.',
    supplyDays: 'לא חובה, 1 עד 365. אם השדה ריק: המספר שבהגדרות.',
    availableFrom: 'לא חובה. אפשר להזמין את הספר לפני יום זה.',
  },
  /** The title of the fields that only some books need. */
  conditionAndSupply: 'עותק יד שנייה, או לא על המדף',
  supplies: {
    default: 'כמו בחנות: במלאי או אזל',
    stock: 'לא מוזמן מהספק: אזל ב־0',
    orderIn: 'אפשר להזמין מהספק',
    preorder: 'יוצא לאור בהמשך',
    gone: 'כבר אינו זמין',
  },
  uploadPicture: 'העלאת תמונה',

  /** The value of a checkbox within a sentence. */
  yes: 'כן',
  no: 'לא',
  none: 'אין',
  stockNotLimited: 'ללא הגבלה',

  lookUp: {
    button: 'איתור',
    busy: 'מאתרים…',
    /** The subject of the sentence about a broken rule. */
    isbn: 'ISBN',
    coverTaken: 'הכריכה נלקחה.',
    coverFound: 'הכריכה שנמצאה',
    useCover: 'שימוש בכריכה הזאת',
    nothingMissing: 'אין ב־Open Library פרטים שחסרים כאן.',
    filled: (fields: string[]) => `מולאו מ־Open Library: ${fields.join(', ')}.`,
    unknown: 'ה־ISBN הזה אינו מוכר ב־Open Library.',
    noAnswer: 'Open Library אינו עונה כרגע. אפשר לנסות שוב, או להקליד את פרטי הספר.',
  },

  preview: {
    label: 'תצוגה מקדימה',
    inShop: 'בחנות',
    title: 'שם הספר',
    description: 'שישים האותיות הראשונות של התיאור.',
  },

  add: {
    button: 'הוספת ספר חדש',
    busy: 'מוסיפים…',
    saveDraft: 'שמירה כטיוטה',
    doneTitle: 'הספר נוסף',
    doneText: 'הספר שלך הועלה בהצלחה!',
    doneButton: 'כן, בסדר!',
    cancel: 'ביטול',
    failed: 'הוספת הספר נכשלה. כדאי לנסות שוב.',
    draftTitle: 'הטיוטה נשמרה',
    draftText: 'היא גלויה רק לך, עד לפרסום.',
    beforeTitle: 'הספר כבר נוסף',
    beforeText:
      'ניסיון קודם הוסיף אותו, כפי שהיה הטופס אז. אפשר לשנות אותו בניהול ספרים; הוספה נוספת תיצור ספר שני.',
  },

  edit: {
    button: 'עדכון הספר',
    busy: 'שומרים…',
    publish: 'פרסום',
    unpublish: 'ביטול הפרסום',
    isDraft: 'טיוטה. היא גלויה רק לך, עד לפרסום.',
    doneTitle: 'הספר עודכן',
    doneText: 'הספר שלך עודכן בהצלחה!',
    doneButton: 'בסדר',
    failedTitle: 'העדכון נכשל',
    failedText: 'אירעה שגיאה בעדכון הספר. כדאי לנסות שוב.',
    retry: 'ניסיון נוסף',
    back: 'חזרה לטופס',
    deletedText: 'הספר הזה נמחק בינתיים. מה שהקלדת נשאר כאן עד ליציאה מהדף.',
  },

  meanwhile: {
    title: 'הספר הזה השתנה בזמן העריכה. נשמר כפי שהוא עכשיו:',
    /** A field and its values before and after. */
    became: (label: string, before: string, after: string) =>
      `${label}: \u2068${before}\u2069 הפך ל־\u2068${after}\u2069.`,
    soldLeft: (sold: number, left: string) =>
      plural(sold, {
        one: `נמכר 1, במלאי ${left}.`,
        two: `נמכרו 2, במלאי ${left}.`,
        other: `נמכרו #, במלאי ${left}.`,
      }),
    cameBackLeft: (copies: number, left: string) =>
      plural(copies, {
        one: `הוחזר 1, במלאי ${left}.`,
        two: `הוחזרו 2, במלאי ${left}.`,
        other: `הוחזרו #, במלאי ${left}.`,
      }),
    soldSince: (sold: number) =>
      plural(sold, {
        one: 'מלאי: נמכר 1 מאז שהדף נפתח',
        two: 'מלאי: נמכרו 2 מאז שהדף נפתח',
        other: 'מלאי: נמכרו # מאז שהדף נפתח',
      }),
    cameBackSince: (copies: number) =>
      plural(copies, {
        one: 'מלאי: הוחזר 1 מאז שהדף נפתח',
        two: 'מלאי: הוחזרו 2 מאז שהדף נפתח',
        other: 'מלאי: הוחזרו # מאז שהדף נפתח',
      }),
    onlySold: 'הספר הזה נמכר בינתיים',
    onlyCameBack: 'עותק של הספר הזה הוחזר בינתיים',
    lessSold: (rest: string, typed: string, sold: number) =>
      plural(sold, {
        one: `${rest} (${typed} שהקלדת, פחות 1 שנמכר)`,
        two: `${rest} (${typed} שהקלדת, פחות 2 שנמכרו)`,
        other: `${rest} (${typed} שהקלדת, פחות # שנמכרו)`,
      }),
    andMore: (rest: string, typed: string, copies: number) =>
      plural(copies, {
        one: `${rest} (${typed} שהקלדת, ועוד 1)`,
        two: `${rest} (${typed} שהקלדת, ועוד 2)`,
        other: `${rest} (${typed} שהקלדת, ועוד #)`,
      }),
  },
  isAntique:
    'ספר עתיק, או ישן מכללי בטיחות המוצרים (13 בדצמבר 2024): בדף שלו לא מופיעה ההוצאה לאור',
};
