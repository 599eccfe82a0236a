import type { SupplyWords } from '../supply.ts';

/** Supply notes of books that are not in stock. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Can be ordered, with you in about ${from} to ${to} days`,
  preorder: (day) => `Appears on ${day}`,
  preorderSomeDay: 'Not published yet, can be ordered now',
  gone: 'No longer available',
  hereToday: 'Here today',
  short: {
    orderIn: (from, to) => `In about ${from} to ${to} days`,
    preorder: (day) => `Appears ${day}`,
    preorderSomeDay: 'Not published yet',
    gone: 'No longer available',
  },
  ordered: {
    expected: (day) => `Ordered for you, expected by ${day}`,
    preorder: (day) => `Appears on ${day}`,
    preorderSomeDay: 'Not published yet',
    arrived: 'Has arrived in the shop',
    cancelled: 'Cancelled',
    sent: (day) => `Sent on ${day}`,
  },
};
