import { categories } from '../../contract/words/he/categories.ts';
import { paragraphs, type ShopFacts } from '../default-texts.ts';
import type { defaultTexts as english } from '../en/default-texts.ts';
import { defaultNews } from './default-news.ts';
import { defaultPages } from './default-pages.ts';

const freeShipping = [
  '# משלוח חינם',
  'המחיר שליד הספר הוא המחיר לתשלום: המשלוח חינם והמיסים כלולים.',
];

/** Texts of the shop about itself until its owner changes them. */
export const defaultTexts: typeof english = {
  /** After the shop's name in the title of the home page. */
  shopLine: 'חנות ספרים עצמאית ברשת',
  categories,
  /** Next to "Taxes". */
  tax: 'כלולים',
  /** How often the newsletter comes. */
  newsletterFrequency: 'פעמיים בחודש',
  hero: 'חדש על השולחן השבוע: סיפורים ללכת בהם לאיבוד, רעיונות שהאריכו ימים יותר מהמאה שלהם, ורוח רפאים או שתיים. נבחרים ביד, נארזים בנייר, והתשלום כשהם מגיעים.',
  about: ({ name, hasDefaultCategories, hasPickup }: ShopFacts): string => {
    const shelves = hasDefaultCategories
      ? 'יש לנו חמישה מדפים: עסקים, טכנולוגיה, סיפורת, אימה והרפתקאות. כל ספר שעליהם'
      : 'כל ספר על המדפים שלנו';
    return paragraphs(
      'חנות קטנה לספרים שקוראים בהם כבר מאה שנים ויותר, ולספרים שעוד יקראו בהם.',
      `${name} – חנות ספרים עצמאית ברשת. ${shelves} נקרא אצלנו, והטקסט שלצידו נכתב בידי מי שקראו אותו.`,
      `אנחנו מוכרים בדרך הישנה. הבחירה שלך, האריזה שלנו, והתשלום במזומן כש${hasPickup ? 'הספרים' : 'החבילה'} אצלך ביד. אין כרטיסי אשראי להקליד, אין כוכבים לצבור ואין שעון שסופר לאחור.`,
    );
  },
  services: ({ isFree }: ShopFacts): string =>
    paragraphs(
      'מה אנחנו עושים בשבילך, מהמדף עד הדלת.',
      '# תשלום במזומן בעת המסירה',
      'משלמים כשהספרים מגיעים, ולא לפני כן. זו דרך התשלום היחידה שאנחנו מציעים.',
      ...(isFree ? freeShipping : []),
      '# אפשר להתחרט',
      'עד שנאשר הזמנה, אפשר לבטל אותה בכפתור אחד בדף ההזמנות שלך. שם גם רואים כל שלב בדרכה: התקבלה, אושרה, נשלחה, נמסרה.',
      '# סל ורשימת משאלות שמחכים',
      'כל מה שהוספת לסל או סימנת בלב נשאר בדפדפן שלך, גם אחרי סגירתו, ובלי כניסה לחשבון.',
    ),
  delivery: ({ isFree }: ShopFacts): string =>
    isFree ? 'תשלום במזומן כשהחבילה מגיעה. המשלוח חינם.' : 'תשלום במזומן כשהחבילה מגיעה.',
  news: defaultNews,
  pages: defaultPages,
};
