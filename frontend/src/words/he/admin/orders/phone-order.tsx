import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { phoneOrder as english } from '@/words/en/admin/orders/phone-order';

const plural = pluralOf('he');

/** An order by phone. */
export const phoneOrder: typeof english = {
  title: 'הזמנה חדשה בטלפון',
  books: 'ספרים',
  collectedBy: 'לאיסוף על ידי',
  isCollected: 'איסוף עצמי בחנות',
  email: 'דוא״ל',
  emailHint: 'רק אם ביקשו לקבל הודעות על ההזמנה.',
  place: 'ביצוע הזמנה',
  isPlaced: (number: number) => `הזמנה ${number} התקבלה.`,
  notPlaced: 'ההזמנה לא בוצעה.',
  tooManyBooks: (most: number) =>
    plural(most, {
      one: 'יש להוציא ספרים; אפשר לכל היותר ספר אחד',
      two: 'יש להוציא ספרים; אפשר לכל היותר שניים',
      other: 'יש להוציא ספרים; אפשר לכל היותר #',
    }),
  noBook: 'יש להוסיף לפחות ספר אחד',
  notToBeHad: 'כבר אינו זמין',
  remove: (title: string) => `הסרת \u2068${title}\u2069`,
  soldOut: 'ספר אחד אזל ממש עכשיו; הוא מסומן למעלה.',
  unavailable: 'ספר אחד כבר אינו נמכר; הוא מסומן למעלה.',
  earlierTry: 'נראה שניסיון קודם הגיע לחנות עם פרטים אחרים. כדאי לבדוק קודם את ההזמנות.',
  lookOver: 'כדאי לעבור על הפרטים ולנסות שוב.',
  notConfirmed: 'החנות לא אישרה את קבלת ההזמנה. ניסיון נוסף לא ייצור הזמנה כפולה.',
  shipping: 'משלוח',
  totalOnCollection: 'סך הכול, מזומן באיסוף',
  totalOnDelivery: 'סך הכול, מזומן במסירה',
};
