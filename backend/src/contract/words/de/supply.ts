import type { SupplyWords } from '../supply.ts';

/** What is said of books that are not on the shelf. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Bestellbar, in etwa ${from} bis ${to} Tagen bei Ihnen`,
  preorder: (day) => `Erscheint am ${day}`,
  preorderSomeDay: 'Noch nicht erschienen, schon jetzt bestellbar',
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
    sent: (day) => `Verschickt am ${day}`,
  },
};
