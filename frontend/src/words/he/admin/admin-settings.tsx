import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import { orderStatuses } from '@storyloom/backend/contract/words/he/statuses';
import { titles } from '@storyloom/backend/contract/words/he/titles';
import type { adminSettings as english } from '@/words/en/admin/admin-settings';
import { addToCart } from '@/words/he/first/add-to-cart';
import { settingChoices, settingHints, settingLabels, settingNames } from './setting-names';
import { settingSections } from './setting-sections';

const plural = pluralOf('he');
const list = listOf('he');

/** The settings tabs, their sections and fields. */
export const adminSettings: typeof english = {
  title: 'הגדרות',
  failed: 'לא הצלחנו לטעון את ההגדרות.',
  history: 'היסטוריית ההגדרות',
  tabs: {
    shop: 'חנות',
    money: 'כספים ומשלוח',
    categories: 'קטגוריות',
    pages: 'דפים',
    emails: 'הודעות דוא״ל',
    home: 'דף הבית',
    law: 'חוק',
    administrators: 'חשבונות ניהול',
    system: 'מערכת',
  },
  unsavedTab: (tab: string) => `${tab} (לא נשמר)`,
  sections: settingSections,
  labels: settingLabels,
  hints: settingHints,
  names: settingNames,
  choices: settingChoices,
  yes: 'כן',
  no: 'לא',

  form: {
    save: 'שמירת ההגדרות',
    discard: 'ויתור על השינויים',
    notSavedYet: 'עדיין לא נשמר',
    correctFirst: 'לא נשמר: יש לתקן את השדות המסומנים באדום.',
    saved: 'ההגדרות נשמרו.',
    nothingChanged: 'לא שונה דבר.',
    tooMuch: 'יש יותר מדי טקסט לפעם אחת. יש לשמור קודם חלק ממנו.',
    notSaved: 'ההגדרות לא נשמרו. כדאי לנסות שוב.',
    currencyTitle: 'לשנות את המטבע?',
    /** The same number as an amount in each currency. */
    currencyText: (before: string, after: string, from: string, to: string) =>
      `המספרים של המחירים נשארים: ${before} הופך ל־${after}. הזמנות קיימות נשארות ב־${from}, והנתונים והדוחות כוללים רק הזמנות ב־${to}.`,
    changeIt: 'לשנות',
    keepOld: 'להשאיר את הקודם',
  },

  inShop: 'בחנות',
  nothingYet: 'עדיין אין דבר.',
  noPickupAddress: 'חסרה כתובת תחת ”יצירת קשר”: בלעדיה לקוחות לא יודעים איפה לאסוף את ההזמנה.',
  noMail: 'עדיין לא נשלח דבר: מי שמפעיל את החנות מגדיר לשם כך את SMTP_URL ואת MAIL_FROM.',

  language: {
    label: 'שפת החנות',
    reloads: 'לאחר השמירה הדף הזה ייפתח מחדש בשפה החדשה.',
    allFollow: 'כל הטקסטים שהחנות מגיעה איתם יהיו בשפה הנבחרת.',
    someStay: (settings: string[]) =>
      `שינית את הטקסטים האלה, והם נשארים כפי שהם: ${list(settings)}. כל האחרים יהיו בשפה הנבחרת.`,
    previewFailed: 'לא הצלחנו לטעון את התצוגה המקדימה.',
  },
  /** A sample of this language, shown before the owner chooses it. */
  sample: {
    button: addToCart.add,
    cart: titles.cart,
    copies: (count: number) =>
      plural(count, {
        one: 'ספר אחד בסל שלך',
        two: 'שני ספרים בסל שלך',
        other: '# ספרים בסל שלך',
      }),
    status: orderStatuses.shipped,
    order: (date: string, price: string) => `ההזמנה שלך מ־${date}: ${price}`,
  },

  name: {
    accentHint: (color: string) => `למשל \u2066${color}\u2069; ריק לצבע הצהוב שהחנות מגיעה איתו.`,
    chooseAccent: 'בחירת צבע ההדגשה',
    uploadLogo: 'העלאת לוגו',
    removeLogo: 'הסרת הלוגו',
    noLogo: 'בלי לוגו השם מופיע בכתב.',
    button: 'הוספה לסל',
    schemes: { light: 'במצב בהיר', dark: 'במצב כהה' },
  },
  uploadNotice: 'העלאת ההודעה הרשמית',
  social: {
    name: 'שם',
    address: 'כתובת',
    placeholder: (braces: string) =>
      `${braces} בתוך כתובת עומד במקום הכתובת של החנות הזאת, לקישורים שמשתפים אותה.`,
  },
  news: {
    title: 'כותרת',
    description: 'טקסט קצר',
    picture: 'תמונה',
    pictureHint: 'כתובת ברשת, או שם של תמונה שמורה.',
    upload: (number: number) => `העלאת תמונה לידיעה ${number}`,
    story: 'הידיעה המלאה',
    untitled: 'כותרת הידיעה',
  },
  categories: {
    name: 'שם',
    slug: 'שם קצר',
    booksOnSale: (count: number) =>
      plural(count, { one: 'ספר אחד למכירה', two: 'שני ספרים למכירה', other: '# ספרים למכירה' }),
    booksGoTo: (category: string) => `הספרים מהקטגוריה \u2068${category}\u2069 עוברים אל`,
  },
  /** The entries of the lists. */
  entries: {
    categories: {
      item: (number: number) => `קטגוריה ${number}`,
      add: 'הוספת קטגוריה',
      full: (max: number) =>
        plural(max, {
          one: 'יש מקום לקטגוריה אחת.',
          two: 'יש מקום לשתי קטגוריות.',
          other: 'יש מקום ל־# קטגוריות.',
        }),
    },
    news: {
      item: (number: number) => `ידיעה ${number}`,
      add: 'הוספת ידיעה',
      full: (max: number) =>
        plural(max, {
          one: 'יש מקום לידיעה אחת.',
          two: 'יש מקום לשתי ידיעות.',
          other: 'יש מקום ל־# ידיעות.',
        }),
    },
    social: {
      item: (number: number) => `קישור ${number}`,
      add: 'הוספת קישור',
      full: (max: number) =>
        plural(max, {
          one: 'יש מקום לקישור אחד.',
          two: 'יש מקום לשני קישורים.',
          other: 'יש מקום ל־# קישורים.',
        }),
    },
  },

  emailTexts: {
    email: 'הודעה',
    ownWords: (email: string) => `\u2068${email}\u2069 (הנוסח שלך)`,
    isDefault: 'ההודעה הזאת בנוסח המקורי.',
    write: 'כתיבה בנוסח שלך',
    subject: 'נושא',
    text: 'טקסט',
    textHint: 'טקסט פשוט; שורה ריקה מפרידה בין פסקאות.',
    reset: 'חזרה למקור',
    preview: 'כפי שהלקוחות מקבלים אותה',
    previewFailed: 'לא הצלחנו לטעון את התצוגה המקדימה.',
    previewSubject: (subject: string) => `נושא: ${subject}`,
    previewWaits: 'התצוגה המקדימה תופיע כשלא יהיו שגיאות ולא יחסר דבר.',
    showPreview: 'הצגת תצוגה מקדימה',
    placeholders: 'מצייני מיקום להוספה בלחיצה',
    placeholdersHint: (inSubject: string[]) =>
      `מה שבסוגריים מסולסלים ממולא בכל הודעה. לחיצה על מציין מיקום מוסיפה אותו במקום הסמן; בנושא אפשר ${inSubject.join(' או ')}.`,
  },

  administrators: {
    title: 'חשבונות ניהול',
    history: 'היסטוריית חשבונות הניהול',
    password: 'שינוי סיסמה',
    passwordHint: 'שינוי הסיסמה מנתק כל חיבור אחר של חשבון הניהול הזה.',
    passwordChanged: 'הסיסמה שלך שונתה.',
  },

  system: {
    title: 'גרסה וגיבויים',
    failed: 'לא הצלחנו לטעון את זה.',
    version: (version: string) => `גרסה ${version}`,
    backupFailed: (problem: string) => `הגיבוי האחרון נכשל: ${problem}`,
    lastBackup: (ago: string) => `הגיבוי האחרון היה ${ago}.`,
    noBackup: 'עדיין אין גיבוי.',
    every: (hours: number) =>
      plural(hours, {
        one: 'גיבוי נעשה בכל שעה.',
        two: 'גיבוי נעשה בכל שעתיים.',
        other: 'גיבוי נעשה בכל # שעות.',
      }),
    noneByItself: 'החנות אינה מגבה מעצמה: מי שמפעיל אותה יכול להגדיר את BACKUP_DIR.',
  },
};
