import type { SupplyWords } from '../supply.ts';

/** Supply notes of books that are not in stock. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Bestellbar, in etwa ${from} bis ${to} Tagen bei Ihnen`,
  preorder: (day) => `Erscheint am ${day}`,
  preorderSomeDay: 'Noch nicht erschienen, vorbestellbar',
  gone: 'Nicht mehr lieferbar',
  hereToday: 'Heute im Laden',
  short: {
    orderIn: (from, to) => `In etwa ${from} bis ${to} Tagen`,
    preorder: (day) => `Erscheint am ${day}`,
    preorderSomeDay: 'Noch nicht erschienen',
    gone: 'Nicht mehr lieferbar',
  },
  ordered: {
    expected: (day) => `Für Sie bestellt, voraussichtlich bis ${day} da`,
    preorder: (day) => `Erscheint am ${day}`,
    preorderSomeDay: 'Noch nicht erschienen',
    arrived: 'In der Buchhandlung eingetroffen',
    cancelled: 'Storniert',
    sent: (day) => `Versandt am ${day}`,
  },
};
