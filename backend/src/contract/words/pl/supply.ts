import type { SupplyWords } from '../supply.ts';

/** Supply notes of books that are not in stock. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Na zamówienie, dostawa za około ${from}–${to} dni`,
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
    expected: (day) => `Sprowadzana na zamówienie, spodziewana do ${day}`,
    preorder: (day) => `Premiera: ${day}`,
    preorderSomeDay: 'Jeszcze przed premierą',
    arrived: 'Dotarła do księgarni',
    cancelled: 'Anulowano',
    sent: (day) => `Wysłana ${day}`,
  },
};
