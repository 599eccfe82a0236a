import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminOrders as english } from '@/words/en/admin/orders/admin-orders';

const plural = pluralOf('fr');
const tooMany = 'correspondent. Précisez le nom ou le numéro.';

/** The list of orders, and texts of all pages of orders. */
export const adminOrders: typeof english = {
  title: 'Commandes',
  all: 'Toutes les commandes',
  bookRequests: 'Demandes de livres',
  newByPhone: 'Nouvelle commande par téléphone',
  /** The text of its button; phones hide the rest. */
  newByPhoneShort: (
    short: (text: string) => ReactElement,
    more: (text: string) => ReactElement,
  ) => (
    <>
      {short('Nouvelle commande')}
      {more('par téléphone')}
    </>
  ),

  sources: { phone: 'Téléphone', counter: 'Comptoir' },
  /** Replaces the total. */
  atTill: 'À votre caisse',
  pickup: 'Retrait',
  allCameBack: 'tout est revenu',
  isbn: (isbn: string) => `ISBN ${isbn}`,

  failed: 'Les commandes n’ont pas pu être chargées.',
  noMatch: 'Aucune commande ne correspond. Essayez avec moins de filtres.',
  empty: 'Pas encore de commandes. La première apparaîtra ici d’elle-même.',
  columns: {
    order: 'Commande',
    date: 'Date',
    customer: 'Client',
    books: 'Livres',
    total: 'Total',
    status: 'État',
    nextStep: 'Étape suivante',
  },
  found: (count: number) =>
    plural(count, { one: '# commande', many: '# de commandes', other: '# commandes' }),
  foundWithSum: (count: number, sum: string) =>
    plural(count, {
      one: `# commande, ${sum} en tout`,
      many: `# de commandes, ${sum} en tout`,
      other: `# commandes, ${sum} en tout`,
    }),
  foundMoreThan: (count: number) =>
    plural(count, {
      one: `Plus de # commande ${tooMany}`,
      many: `Plus de # de commandes ${tooMany}`,
      other: `Plus de # commandes ${tooMany}`,
    }),
  books: (count: number) =>
    plural(count, { one: '# livre', many: '# de livres', other: '# livres' }),
  tick: (number: number) => `Cocher la commande n° ${number}`,
  tickAll: 'Cocher toutes les commandes affichées',
  printCards: (count: number) =>
    count === 1
      ? 'Imprimer la carte'
      : plural(count, {
          one: 'Imprimer # carte',
          many: 'Imprimer # de cartes',
          other: 'Imprimer # cartes',
        }),
  printSlips: (count: number) =>
    count === 1
      ? 'Imprimer le bon de livraison'
      : plural(count, {
          one: 'Imprimer # bon de livraison',
          many: 'Imprimer # de bons de livraison',
          other: 'Imprimer # bons de livraison',
        }),
  status: 'État',
  everyStatus: 'Toutes',
  ofOneBook: 'Commandes d’un seul livre.',
  showAll: 'Afficher toutes les commandes',
  filters: 'Filtres',
  from: 'Du',
  to: 'Au',
  sort: 'Tri',
  newestFirst: 'Plus récentes d’abord',
  oldestFirst: 'Plus anciennes d’abord',
  search: 'Nom, téléphone, numéro, lieu ou livre',
  searchKeys:
    '/ mène ici, ↓ et ↑ d’une commande à l’autre, Entrée en ouvre une, Ctrl+Z active le bouton « Annuler » d’une étape.',
  exportCsv: 'Exporter en CSV',
  exportLines: 'Exporter une ligne par livre',
  bell: (count: number) =>
    plural(count, {
      one: '# nouvelle commande',
      many: '# de nouvelles commandes',
      other: '# nouvelles commandes',
    }),
  newOrders: 'Nouvelles commandes',
  noneNew: 'Toutes les commandes sont confirmées.',
  allNew: 'Toutes les nouvelles commandes',
  numberAndName: (number: number, name: ReactElement) => (
    <>
      <span>{`${number}, `}</span>
      {name}
    </>
  ),
};
