import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminBookRequests as english } from '@/words/en/admin/orders/admin-book-requests';

const plural = pluralOf('fr');

/** The requests of readers, on the owner's pages. */
export const adminBookRequests: typeof english = {
  title: 'Demandes de livres',
  allOrders: 'Toutes les commandes',
  failed: 'Les demandes de livres n’ont pas pu être chargées.',
  asked: 'Livres demandés',
  noneAsked: 'Personne ne demande de livre. Une recherche sans résultat le propose.',
  waiting: 'À prévenir dès l’arrivée',
  noneWaiting: 'Personne n’attend un livre qui n’est plus en stock.',
  goneBook: 'Un livre disparu',
  readers: (count: number) =>
    plural(count, { one: '# lecteur', many: '# de lecteurs', other: '# lecteurs' }),
  newest: (shown: number, all: number) => `Les ${shown} plus récentes sur ${all}.`,
  /** Follows the address. */
  notVerified: ', non vérifiée',
  bringIn: 'Ajouter le livre',
  write: 'Écrire',
  answered: 'Répondu',
  answeredWhat: (text: string) => `Répondu : ${text}`,
  isAnswered: 'Réponse notée.',
  notKept: 'Cela n’a pas été enregistré.',
};
