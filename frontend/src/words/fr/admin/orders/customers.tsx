import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { customers as english } from '@/words/en/admin/orders/customers';

const plural = pluralOf('fr');

/** The people who have ordered, as the owner sees them. */
export const customers: typeof english = {
  title: 'Clients',
  search: 'Nom, e-mail ou téléphone',
  failed: 'Les clients n’ont pas pu être chargés.',
  found: (count: number) =>
    plural(count, { one: '# client', many: '# de clients', other: '# clients' }),
  noMatch: 'Personne ne correspond. Essayez avec moins de lettres ou de chiffres.',
  empty: 'Personne n’a encore commandé. Les clients apparaîtront ici.',
  columns: {
    customer: 'Client',
    phone: 'Téléphone',
    orders: 'Commandes',
    delivered: 'Livré',
    lastOrder: 'Dernière commande',
  },
  byPhone: 'Par téléphone',
  /** `aside` shows the text next to the figure where the column has no head. */
  orderCount: (count: number, figure: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {figure}
      {aside(plural(count, { one: ' commande', many: ' de commandes', other: ' commandes' }))}
    </>
  ),
  deliveredSum: (figure: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {figure}
      {aside(' livré')}
    </>
  ),

  all: 'Tous les clients',
  orders: 'Commandes',
  newestOrders: (shown: string, all: string) =>
    `Les ${shown} plus récentes sur ${all}. « Exporter les données » les contient toutes.`,
  email: 'E-mail',
  noEmail: 'Aucun, commande par téléphone',
  phone: 'Téléphone',
  ordersDelivered: (orders: string, delivered: string) => `${orders}, ${delivered} livré`,
  delivered: 'Livré',
  lastOrder: 'Dernière commande',
  ordersOfOne: 'Commandes de ce client',
  orderColumns: {
    order: 'Commande',
    date: 'Date',
    books: 'Livres',
    status: 'État',
    total: 'Total',
  },

  exportData: 'Exporter les données',
  erase: 'Effacer le client',
  askErase: (name: string) => `Effacer le client ${name} ?`,
  askEraseText:
    'Le nom, l’e-mail, le téléphone et la rue sont retirés de toutes les commandes et de tous les e-mails, et le compte est vidé. La ville, les livres et les montants restent. C’est irréversible.',
  eraseForGood: 'Effacer définitivement',
  keep: 'Garder le client',
  openOrder: 'Impossible tant qu’une commande est en cours',
  openOrderText:
    'Une commande de ce client est encore en cours. Effacez le client quand elle sera arrivée ou annulée.',
  notErased: 'Le client n’a pas pu être effacé',
  notErasedText: 'Merci de réessayer.',
  wasErased: 'Ce client était déjà effacé.',
  erased: (orders: number) =>
    plural(orders, {
      one: 'Le client est effacé, et son nom retiré de # commande.',
      many: 'Le client est effacé, et son nom retiré de # de commandes.',
      other: 'Le client est effacé, et son nom retiré de # commandes.',
    }),
};
