import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { withdrawal as english } from '@/words/en/shop/withdrawal';

const plural = pluralOf('he');

/** The page on which a customer withdraws from a purchase. */
export const withdrawal: typeof english = {
  title: 'ביטול עסקה',
  lead: (days: number) =>
    plural(days, {
      one: 'אפשר לבטל עסקה בלי לנמק, עד יום אחד לאחר קבלת הספרים.',
      two: 'אפשר לבטל עסקה בלי לנמק, עד יומיים לאחר קבלת הספרים.',
      other: 'אפשר לבטל עסקה בלי לנמק, עד # ימים לאחר קבלת הספרים.',
    }),
  name: 'שם',
  number: 'מספר הזמנה',
  email: 'דוא״ל',
  emailHint: 'לכאן נשלח את אישור הקבלה.',
  reachHint: 'כאן נוכל ליצור איתך קשר.',
  onlyThese: 'רק הספרים האלה (בלי סימון: כל ההזמנה)',
  failed: 'זה לא הגיע אלינו. כדאי לנסות שוב.',
  tooMany: 'היו יותר מדי ניסיונות. כדאי להמתין מעט.',
  continue: 'המשך',
  summary: 'הודעת הביטול שלך',
  received: 'קיבלנו את הודעת הביטול שלך',
  from: 'ביטול עבור',
  books: (titles: readonly string[]) => titles.join(', '),
  wholeOrder: 'כל ההזמנה',
  receivedAt: 'התקבלה',
  emailFollows: (email: string) => `נכתוב אל \u2068${email}\u2069 את תוכן ההודעה ומתי הגיעה.`,
  keepPage: 'נא לשמור את הדף הזה או להדפיס אותו: הוא מציג את תוכן ההודעה ומתי הגיעה.',
  confirm: 'אישור הביטול',
  back: 'חזרה',
};
