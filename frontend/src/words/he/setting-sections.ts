import { titles } from '@storyloom/backend/contract/words/he/titles';
import type { settingSections as english } from '@/words/en/setting-sections';
import { home } from './home';

const withoutText = 'בלי טקסט הדף אינו קיים, ושום דבר אינו מוביל אליו.';

/** By the ids of the sections. */
export const settingSections: typeof english = {
  language: {
    title: 'שפה',
    hint: 'של כל דף, הודעת דוא״ל והדפסה, ללקוחות ולך.',
  },
  name: {
    title: 'שם ומראה',
    hint: 'בראש ובתחתית של כל דף, בכותרות, בהודעות, ברשימות אריזה ובקבצים.',
  },
  contact: {
    title: 'יצירת קשר',
    hint: 'בדף ”יצירת קשר”, ולמנועי חיפוש. מה שנשאר ריק אינו מוצג.',
  },
  social: { title: 'רשתות חברתיות', hint: 'בתחתית של כל דף.' },
  stock: { title: 'מלאי', hint: 'מסמן ספרים בטבלה שלך; הלקוחות אינם רואים זאת.' },
  money: { title: 'כספים', hint: 'בכל מחיר, הודעה, רשימה ודוח.' },
  shipping: {
    title: 'משלוח',
    hint: 'נוסף לסכום הספרים בהזמנה, החל בהזמנה הבאה.',
  },
  pickup: {
    title: 'איסוף עצמי',
    hint: 'לקוחות יכולים לאסוף הזמנה בחנות שלך, בכתובת שתחת ”יצירת קשר”.',
  },
  delivery: { title: 'הבטחת משלוח', hint: 'ליד כל כפתור קנייה.' },
  categories: {
    title: 'קטגוריות',
    hint: 'המדפים של החנות, בסדר הזה. שם חדש אינו משנה דבר אחר; השם הקצר מופיע בכתובות ובקבצים, ונשאר.',
  },
  terms: {
    title: titles.terms,
    hint: `לקוחות מסכימים לו בכל הזמנה. ${withoutText}`,
  },
  privacy: {
    title: titles.privacy,
    hint: `מה שהחנות שומרת מפורט מתחתיו בידי החנות עצמה, ואי אפשר להשמיט זאת. ${withoutText}`,
  },
  returns: {
    title: titles.returns,
    hint: `איך ספרים חוזרים, ומי משלם על כך. ${withoutText}`,
  },
  imprint: {
    title: titles.imprint,
    hint: `מי מפעיל את החנות, והיכן. ${withoutText}`,
  },
  accessibility: {
    title: titles.accessibility,
    hint: `איך כל אחד ואחת יכולים להשתמש בחנות, ולמי לפנות כשזה לא מצליח. ${withoutText}`,
  },
  emails: { title: 'הודעות דוא״ל', hint: 'הודעות ללקוחות ואליך.' },
  'email-texts': {
    title: 'נוסח ההודעות',
    hint: 'מה שהלקוחות קוראים. הנוסח שלך בא במקום הנוסח המקורי, לכל סוג הודעה בנפרד.',
  },
  newsletter: { title: 'ניוזלטר', hint: 'התיבה שבתחתית כל דף.' },
  home: { title: 'דף הבית', hint: `הפסקה שמתחת ל”${home.heroTitle}”.` },
  news: { title: 'חדשות אחרונות', hint: 'עד חמש ידיעות בדף הבית, לפי הסדר.' },
  about: {
    title: 'אודותינו',
    hint: 'הדף ”אודותינו”. הפסקה הראשונה גדולה מהשאר.',
  },
  services: {
    title: 'שירותים',
    hint: 'הדף ”שירותים”. הפסקה הראשונה גדולה מהשאר.',
  },
  withdrawal: {
    title: 'ביטול עסקה',
    hint: 'באיחוד האירופי לקוחות רשאים לבטל עסקה בתוך 14 יום מהמסירה, והחנות חייבת להציע לכך כפתור.',
  },
  'lowest-price': {
    title: 'המחיר הנמוך ביותר',
    hint: 'באיחוד האירופי ליד מחיר מוזל חובה לציין את המחיר הנמוך ביותר ב־30 הימים שלפניו. החנות רושמת את המחירים של כל ספר, גם כשזה כבוי; ליד ספר שלא נמכר לפני ההוזלה לא כתוב דבר.',
  },
  kept: {
    title: 'משך השמירה',
    hint: 'דף הפרטיות מציין את התקופות האלה. מה שתקופתו עברה נמחק מעצמו בתוך שעה, ואפשר לשחזר אותו רק מגיבוי.',
  },
};
