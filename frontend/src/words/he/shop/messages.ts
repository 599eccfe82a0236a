import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/shop/messages';

const plural = pluralOf('he');

export const messages: typeof english = {
  title: 'הודעות',
  write: (number) => `כתיבה בעניין הזמנה ${number}`,
  none: 'עדיין אין הודעות.',
  you: 'ממך',
  emailSent: (kind) => `נשלח דוא״ל: ${kind}`,
  newMessage: 'הודעה חדשה',
  shopHint: 'החנות מקבלת אותה בדוא״ל ומשיבה כאן ובדוא״ל.',
  customerHint: 'ההודעה נשלחת ללקוח או ללקוחה בדוא״ל.',
  send: 'שליחת ההודעה',
  loadingFailed: 'לא הצלחנו לטעון את ההודעות.',
  sendingFailed: 'ההודעה לא נשלחה. הטקסט נשמר; כדאי לנסות שוב.',
  tooMany: 'נשלחו היום הודעות רבות מאוד. אפשר להמשיך מחר.',
  closed: 'אי אפשר עוד לשלוח הודעות בעניין ההזמנה הזאת, או שאין לה כתובת דוא״ל.',
  linkOver: 'הקישור הזה כבר אינו תקף',
  linkOverText: 'ההזמנה נמחקה, או שחסר חלק מהכתובת.',
  withNew: 'הזמנות עם הודעות חדשות',
  unread: (count) =>
    plural(count, { one: 'הודעה חדשה אחת', two: 'שתי הודעות חדשות', other: '# הודעות חדשות' }),
};
