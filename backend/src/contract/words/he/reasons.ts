import { listOf } from '../plural.ts';
import type { Reasons } from '../reasons.ts';

const list = listOf('he');
const bookFields = { category: 'קטגוריה', description: 'תיאור', newPrice: 'מחיר' };

/** Why something the owner asked for is not done. */
export const reasons: Reasons = {
  file_is_workbook: () =>
    'הקובץ הוא חוברת עבודה ולא רשימה. יש לשמור אותו בתור ”CSV UTF-8” ולשלוח את הקובץ ההוא.',
  file_is_no_text: () => 'הקובץ אינו טקסט. יש לשמור אותו בתור ”CSV UTF-8”.',
  import_in_progress: () => 'קובץ זה, או קובץ עם אותם ספרים, נמצא כעת בייבוא. נא להמתין רגע.',
  import_too_slow: () => 'הקובץ לא יובא: מסד הנתונים איטי מדי כרגע. כדאי לנסות שוב מאוחר יותר.',
  import_books_changed: () => 'הקובץ לא יובא: חלק מספריו שונו בינתיים.',
  book_unknown: () => 'ספר זה אינו קיים.',
  book_incomplete: ({ missing }) =>
    `לפני הפרסום יש להוסיף לספר ${list(missing.map((field) => bookFields[field]))}.`,
  book_price_decimals: () => 'במחיר יש ספרות אחרי הנקודה, שאינן קיימות במטבע של החנות.',
  book_changed_since: () => 'ספר זה שונה מאז ונשאר כפי שהוא.',
  isbn_taken: ({ title }) => `ה־ISBN הזה כבר שייך לספר ”\u2068${title}\u2069”.`,
  isbn_taken_by_other: () => 'ה־ISBN הזה כבר שייך לספר אחר.',
  backup_no_space: () => 'לא נותר מקום במקום שבו נשמרים הגיבויים.',
  backup_no_access: () => 'לחנות אין הרשאת כתיבה לתיקיית הגיבויים.',
  backup_shop_busy: () =>
    'הנתונים בחנות השתנו כל הזמן, ולכן לא היה רגע שאפשר לגבות. כדאי לנסות שוב בזמן רגוע יותר או לעצור את החנות לצורך הגיבוי.',
  backup_system_error: ({ name }) => `המערכת מדווחת ${name}.`,
  backup_unknown: () => 'הסיבה רשומה ביומן של החנות.',
  email_too_old: () => 'ההודעה המתינה יותר משלושה ימים ולכן לא תישלח עוד מעצמה.',
  email_without_result: () => 'כל ניסיון לשלוח את ההודעה הסתיים ללא תוצאה.',
  email_without_recipient: () => 'לא הוגדר OWNER_EMAIL.',
};
