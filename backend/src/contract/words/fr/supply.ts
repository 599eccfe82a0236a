import { ordinal } from './ordinal.ts';
import type { SupplyWords } from '../supply.ts';

/** Supply notes of books that are not in stock. */
export const supply: SupplyWords = {
  orderIn: (from, to) => `Sur commande, chez vous sous ${from} à ${to} jours environ`,
  preorder: (day) => `À paraître le ${ordinal(day)}`,
  preorderSomeDay: 'À paraître, précommande possible',
  gone: 'Épuisé définitivement',
  hereToday: 'En magasin aujourd’hui',
  short: {
    orderIn: (from, to) => `Sous ${from} à ${to} jours environ`,
    preorder: (day) => `À paraître le ${ordinal(day)}`,
    preorderSomeDay: 'À paraître',
    gone: 'Épuisé définitivement',
  },
  ordered: {
    expected: (day) => `Commandé pour vous, attendu au plus tard le ${ordinal(day)}`,
    preorder: (day) => `À paraître le ${ordinal(day)}`,
    preorderSomeDay: 'À paraître',
    arrived: 'Arrivé à la librairie',
    cancelled: 'Annulé',
    sent: (day) => `Expédié le ${ordinal(day)}`,
  },
};
