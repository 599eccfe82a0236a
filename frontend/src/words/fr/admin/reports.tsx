import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { reports as english } from '@/words/en/admin/reports';

const plural = pluralOf('fr');

const cancelledOrders = (count: number) =>
  plural(count, {
    one: '# commande annulée',
    many: '# de commandes annulées',
    other: '# commandes annulées',
  });
const returnedOrders = (count: number) =>
  plural(count, {
    one: '# commande retournée',
    many: '# de commandes retournées',
    other: '# commandes retournées',
  });

/** Sales by day, month, category or book. */
export const reports: typeof english = {
  title: 'Ventes',
  /** The first day of a month is ordinal. */
  days: (from: string, to: string) => `Du ${ordinal(from)} au ${ordinal(to)}`,
  failed: 'Le rapport n’a pas pu être établi.',
  otherDays: 'Merci de choisir d’autres jours.',
  /** The subject of the sentence about a broken rule. */
  lastDay: 'Dernier jour',
  period: 'Période',
  periods: {
    today: 'Aujourd’hui',
    week: 'Cette semaine',
    month: 'Ce mois-ci',
    'last-month': 'Mois dernier',
    year: 'Cette année',
    own: 'Autres jours',
  },
  from: 'Du',
  to: 'Au',
  rows: 'Lignes',
  groups: { day: 'Jour', week: 'Semaine', month: 'Mois', category: 'Catégorie', book: 'Livre' },
  rowsBy: {
    day: 'Par jour',
    week: 'Par semaine',
    month: 'Par mois',
    category: 'Par catégorie',
    book: 'Par livre',
  },
  salesBy: {
    day: 'Ventes par jour',
    week: 'Ventes par semaine',
    month: 'Ventes par mois',
    category: 'Ventes par catégorie',
    book: 'Ventes par livre',
  },
  exportCsv: 'Exporter en CSV',
  print: 'Imprimer',
  week: (week: number, firstDay: string) => `Semaine ${week}, à partir du ${ordinal(firstDay)}`,

  revenue: 'CA',
  revenueIn: (currency: string) => `Chiffre d’affaires (${currency})`,
  orders: 'Commandes',
  books: 'Livres',
  shipping: 'Livraison',
  total: 'Total',
  overCounter: (books: number, amount: string) =>
    plural(books, {
      one: `Dont au comptoir : # livre, ${amount}.`,
      many: `Dont au comptoir : # de livres, ${amount}.`,
      other: `Dont au comptoir : # livres, ${amount}.`,
    }),
  overCounterAtTill: (copies) => `Dont à votre caisse (exemplaires) : ${copies}.`,
  shippingBeside: (amount: string) => `Livraison en plus : ${amount}.`,
  notInIt: (cancelled: number, returned: number) =>
    `Non compris : ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}.`,
  notInItNorOtherCurrency: (cancelled: number, returned: number, otherCurrency: number) => {
    const others = plural(otherCurrency, {
      one: '# commande dans une autre devise',
      many: '# de commandes dans une autre devise',
      other: '# commandes dans une autre devise',
    });
    return `Non compris : ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}, ${others}.`;
  },
  empty: 'Rien n’a été vendu ces jours-là.',
  showAllRows: (rows: string) => `Afficher les ${rows} lignes`,
};
