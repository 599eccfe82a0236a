import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { messages as english } from '@/words/en/messages';

const plural = pluralOf('he');

export const messages: typeof english = {
  title: 'הודעות',
  write: (number) => `לכתוב בעניין הזמנה ${number}`,
  none: 'עדיין לא נכתב דבר.',
  you: 'את/ה',
  emailSent: (kind) => `נשלח דוא״ל: ${kind}`,
  newMessage: 'הודעה חדשה',
  shopIsTold: 'החנות מקבלת אותה בדוא״ל ומשיבה כאן ובדוא״ל.',
  customerIsTold: 'הלקוח מקבל אותה בדוא״ל.',
  send: 'שליחת ההודעה',
  loadingFailed: 'לא ניתן לטעון את ההודעות.',
  sendingFailed: 'ההודעה לא נשלחה. הטקסט נשמר; נא לנסות שוב.',
  tooMany: 'אלה הודעות רבות ליום אחד. נא להמשיך מחר.',
  closed: 'אי אפשר עוד לכתוב לאיש בעניין ההזמנה הזאת, או שאין לה כתובת דוא״ל.',
  linkOver: 'הקישור הזה כבר אינו מוביל לשום מקום',
  linkOverText: 'ההזמנה נמחקה, או שחסר חלק מהכתובת.',
  withNew: 'הזמנות עם הודעות חדשות',
  unread: (count) =>
    plural(count, { one: 'הודעה חדשה אחת', two: 'שתי הודעות חדשות', other: '# הודעות חדשות' }),
};
