import type { SupplyWords } from '../supply.ts';

/** Supply notes of books that are not in stock. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `אפשר להזמין, יגיע אליך בתוך כ־${from} עד ${to} ימים`,
  preorder: (day) => `יוצא לאור ב־${day}`,
  preorderSomeDay: 'טרם יצא לאור, אפשר להזמין כבר עכשיו',
  gone: 'כבר אינו זמין',
  hereToday: 'נמצא היום בחנות',
  short: {
    orderIn: (from, to) => `בתוך כ־${from} עד ${to} ימים`,
    preorder: (day) => `יוצא לאור ב־${day}`,
    preorderSomeDay: 'טרם יצא לאור',
    gone: 'כבר אינו זמין',
  },
  ordered: {
    expected: (day) => `הוזמן עבורך, צפוי עד ${day}`,
    preorder: (day) => `יוצא לאור ב־${day}`,
    preorderSomeDay: 'טרם יצא לאור',
    arrived: 'הגיע לחנות',
    cancelled: 'בוטל',
    sent: (day) => `נשלח ב־${day}`,
  },
};
