import type { ChangedThing, ExportedThing, adminUi as english } from '@/words/en/admin/admin-ui';

const changed: Record<ChangedThing, string> = {
  'this order': 'ההזמנה הזאת',
  'this shelf': 'המדף הזה',
  'this book': 'הספר הזה',
  'this publisher': 'ההוצאה הזאת',
  'these settings': 'ההגדרות האלה',
};

const exported: Record<ExportedThing, string> = {
  orders: 'ההזמנות',
  data: 'הנתונים',
  addresses: 'הכתובות',
  report: 'הדוח',
  books: 'הספרים',
};

/** Texts of components that several owner's pages use. */
export const adminUi: typeof english = {
  sample: 'דוגמה',
  exportFailed: (what: ExportedThing) => `לא הצלחנו לייצא את ${exported[what]}. כדאי לנסות שוב.`,
  conflict: {
    changedBy: (what: ChangedThing, by: string, when: string) =>
      `שינוי של ${changed[what]} בידי \u2068${by}\u2069 ב־${when}`,
    changedBySomebody: (what: ChangedThing) => `מישהו אחר שינה בינתיים את ${changed[what]}`,
    text: 'שום דבר עדיין לא נשמר. יש לבחור איזו גרסה לשמור.',
    mine: 'הגרסה שלך',
    theirs: 'הגרסה האחרת',
    nothing: 'ריק',
    saveMine: 'לשמור את שלי',
    takeTheirs: 'לקבל את האחרת',
  },
  draft: {
    kept: 'מה שהקלדת קודם עדיין כאן.',
    startOver: 'התחלה מחדש',
    leaveTitle: 'לצאת בלי לשמור?',
    leaveText: 'מה שהקלדת ולא נשמר יאבד.',
    leave: 'יציאה',
    stay: 'להישאר',
  },
  bookPicker: {
    label: 'הוספת ספר',
    placeholder: 'שם, מחבר או ISBN',
    list: 'ספרים',
    soldOut: 'אזל מהמלאי',
    noAnswer: 'החנות לא ענתה. המשך הקלדה יחפש שוב.',
    noneFound: 'לא נמצא ספר.',
  },
  picture: {
    choose: 'בחירת תמונה',
    allowed: 'JPEG, PNG, WebP או AVIF, עד \u20665 MB\u2069.',
    takeAway: (name: string) => `הסרת \u2068${name}\u2069`,
    upload: 'העלאה',
    uploaded: 'הועלתה',
    uploading: (percent: string) => `העלאה, ${percent}%`,
    checking: 'התמונה נבדקת',
    wrongType: 'נא לבחור תמונת JPEG, PNG, WebP או AVIF.',
    bigger: (megabytes: string) =>
      `גודל התמונה \u2066${megabytes} MB\u2069; אפשר לכל היותר \u20665 MB\u2069.`,
    tooBig: 'התמונה גדולה מדי; אפשר לכל היותר \u20665 MB\u2069.',
    broken: 'הקובץ הזה אינו תמונה שאפשר לקרוא. נא לבחור קובץ אחר.',
    /** The subject of the sentence about a broken rule. */
    thisPicture: 'התמונה הזאת',
    refused: (why: string) => `${why}. נא לבחור תמונה אחרת.`,
    signIn: 'כדי להעלות את התמונה יש להיכנס שוב.',
    failed: 'לא הצלחנו להעלות את התמונה. כדאי לנסות שוב.',
  },
  listItem: {
    moveUp: (name: string) => `העברת \u2068${name}\u2069 למעלה`,
    moveDown: (name: string) => `העברת \u2068${name}\u2069 למטה`,
    remove: (name: string) => `הסרת \u2068${name}\u2069`,
  },
  email: {
    html: 'כפי שנראית',
    text: 'טקסט פשוט',
    title: 'ההודעה כפי שתוכנות דואר מציגות אותה',
  },
};
