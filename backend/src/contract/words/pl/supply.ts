import type { SupplyWords } from '../supply.ts';

/** What is said of books that are not on the shelf. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Na zamówienie, u Ciebie za około ${from}–${to} dni`,
  preorder: (day) => `Premiera: ${day}`,
  preorderSomeDay: 'Jeszcze przed premierą, można już zamawiać',
  gone: 'Już niedostępna',
  hereToday: 'Dziś na miejscu',
  short: {
    orderIn: (from, to) => `Za około ${from}–${to} dni`,
    preorder: (day) => `Premiera: ${day}`,
    preorderSomeDay: 'Jeszcze przed premierą',
    gone: 'Już niedostępna',
  },
  ordered: {
    expected: (day) => `Zamówiona dla Ciebie, spodziewana do ${day}`,
    preorder: (day) => `Premiera: ${day}`,
    preorderSomeDay: 'Jeszcze przed premierą',
    arrived: 'Dotarła do księgarni',
    cancelled: 'Anulowano',
    sent: (day) => `Wysłana ${day}`,
  },
};
