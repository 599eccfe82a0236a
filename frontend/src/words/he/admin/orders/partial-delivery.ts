import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { listed } from './admin-order';
import type { partialDelivery as english } from '@/words/en/admin/orders/partial-delivery';

const plural = pluralOf('he');

/** Orders with awaited books, or sent in several parcels. */
export const partialDelivery: typeof english = {
  waits: (count) =>
    plural(count, { one: 'ממתינה לספר אחד', two: 'ממתינה לשני ספרים', other: 'ממתינה ל־# ספרים' }),
  allHere: 'כל הספרים כאן',
  choose: 'בחירת הספרים למשלוח',
  which: 'אילו ספרים נשלחים עכשיו?',
  send: (count) =>
    plural(count, { one: 'שליחת ספר אחד', two: 'שליחת שני ספרים', other: 'שליחת # ספרים' }),
  sendNone: 'שליחת ספרים',
  restStays: 'שאר הספרים נשארים פתוחים.',
  allOfIt: 'זו ההזמנה כולה: היא תסומן כנשלחה.',
  askSend: (number) => `לא כל הספרים של הזמנה ${number} כאן`,
  askSendText: (titles) => `לא נרשמה הגעה של: ${listed(titles)}.`,
  /** In the history of an order. */
  sent: (titles) => `נשלחו: ${listed(titles)}`,
  notSent: (titles) => `בסופו של דבר לא נשלחו: ${listed(titles)}`,
  cancelled: (titles) => `בוטלו: ${listed(titles)}`,
  notCancelled: (titles) => `בסופו של דבר לא בוטלו: ${listed(titles)}`,
};
