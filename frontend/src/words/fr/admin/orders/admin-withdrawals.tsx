import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminWithdrawals as english } from '@/words/en/admin/orders/admin-withdrawals';

const plural = pluralOf('fr');

/** The withdrawals that customers declared. */
export const adminWithdrawals: typeof english = {
  title: 'Rétractations',
  allOrders: 'Toutes les commandes',
  open: (count: number) =>
    plural(count, {
      one: '# rétractation ouverte',
      many: '# de rétractations ouvertes',
      other: '# rétractations ouvertes',
    }),
  failed: 'Les rétractations n’ont pas pu être chargées.',
  empty: 'Aucune rétractation n’est ouverte.',
  order: (number: string) => `Commande n° ${number}`,
  unknownOrder: (number: string) => `Aucune commande de cette personne n’a le numéro ${number}`,
  wholeOrder: 'toute la commande',
  books: (count: number) =>
    plural(count, {
      one: '# de ses livres',
      many: '# de ses livres',
      other: '# de ses livres',
    }),
  /** Follows the time. */
  notSignedIn: ', sans connexion',
  markDone: 'Marquer comme traitée',
  isDone: (number: string) => `La rétractation de la commande n° ${number} est traitée.`,
  orderFollows: 'Voici la commande concernée, où vous indiquez les livres revenus.',
  notMarked: 'Elle n’a pas pu être marquée. Merci de réessayer.',
  shown: (shown: number, all: number) =>
    `${shown} sur ${all} ; celles d’une commande viennent en premier.`,
};
