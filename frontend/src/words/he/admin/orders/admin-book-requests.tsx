import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminBookRequests as english } from '@/words/en/admin/orders/admin-book-requests';

const plural = pluralOf('he');

/** The requests of readers, on the owner's pages. */
export const adminBookRequests: typeof english = {
  title: 'בקשות ספרים',
  allOrders: 'כל ההזמנות',
  failed: 'לא הצלחנו לטעון את בקשות הספרים.',
  asked: 'ספרים מבוקשים',
  noneAsked: 'אין בקשות לספרים. חיפוש בלי תוצאות מציע לשלוח בקשה.',
  waiting: 'מחכים להודעה שהספר הגיע',
  noneWaiting: 'אין מי שמחכה לספר שאזל.',
  goneBook: 'ספר שכבר איננו',
  readers: (count: number) =>
    plural(count, { one: 'פנייה אחת', two: 'שתי פניות', other: '# פניות' }),
  newest: (shown: number, all: number) => `${shown} החדשות ביותר מתוך ${all}.`,
  /** Follows the address. */
  notVerified: ', לא אומתה',
  bringIn: 'הוספה לחנות',
  write: 'כתיבה',
  answered: 'נענתה',
  answeredWhat: (text: string) => `נענתה: \u2068${text}\u2069`,
  isAnswered: 'סומנה כנענתה.',
  notKept: 'זה לא נשמר.',
};
