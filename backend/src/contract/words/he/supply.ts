import type { SupplyWords } from '../supply.ts';

/** What is said of books that are not on the shelf. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `אפשר להזמין, יגיע אליכם בתוך כ־${from} עד ${to} ימים`,
  preorder: (day) => `יוצא לאור ב־${day}`,
  preorderSomeDay: 'טרם יצא לאור, אפשר להזמין כבר עכשיו',
  gone: 'אזל ולא יחזור',
  hereToday: 'נמצא היום בחנות',
  short: {
    orderIn: (from, to) => `בתוך כ־${from} עד ${to} ימים`,
    preorder: (day) => `יוצא לאור ב־${day}`,
    preorderSomeDay: 'טרם יצא לאור',
    gone: 'אזל ולא יחזור',
  },
  ordered: {
    expected: (day) => `הוזמן עבורכם, צפוי עד ${day}`,
    preorder: (day) => `יוצא לאור ב־${day}`,
    preorderSomeDay: 'טרם יצא לאור',
    arrived: 'הגיע לחנות',
    cancelled: 'בוטל',
    sent: (day) => `נשלח ב־${day}`,
  },
};
