import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { publishers as english } from '@/words/en/admin/books/publishers';

const plural = pluralOf('fr');

/** Les éditeurs des livres et ce que la sécurité des produits demande d’eux. */
export const publishers: typeof english = {
  title: 'Éditeurs',
  history: 'Historique des éditeurs',
  all: 'Tous les éditeurs',
  about:
    'La page d’un livre indique son éditeur : nom, adresse postale et adresse e-mail ou web ; pour un éditeur établi hors de l’Union européenne, aussi la personne responsable dans l’Union. Les listes (CSV) et les messages ONIX complètent ce qui manque sans jamais remplacer ce que vous avez saisi.',
  failed: 'Les éditeurs n’ont pas pu être chargés.',
  none: 'Aucun éditeur n’est encore indiqué pour les livres en vente.',
  incomplete: (count) =>
    plural(count, {
      one: 'Il manque des informations pour # éditeur : les pages de ses livres ne l’indiquent pas encore.',
      many: 'Il manque des informations pour # d’éditeurs : les pages de leurs livres ne les indiquent pas encore.',
      other:
        'Il manque des informations pour # éditeurs : les pages de leurs livres ne les indiquent pas encore.',
    }),
  complete: 'Il ne manque rien.',
  booksOnSale: (count) =>
    plural(count, {
      one: '# livre en vente',
      many: '# de livres en vente',
      other: '# livres en vente',
    }),
  missing: { address: 'Adresse manquante', contact: 'Adresse e-mail ou web manquante' },
  spellings: (names) =>
    `Son nom s’écrit de plusieurs façons dans ses livres : ${names.join(' · ')}`,
  useSpelling: (name) => `Écrire « ${name} » partout`,
  looksLike: (name) => `Est-ce le même éditeur que « ${name} » ?`,
  mergeInto: (name) => `Fusionner avec « ${name} »`,
  merged: (name) => `« ${name} » figure maintenant dans tous ces livres.`,
  notMerged: 'Les éditeurs n’ont pas été fusionnés.',
  isBack: 'Les livres ont retrouvé leur orthographe précédente.',
  notUndone: 'L’annulation n’a pas abouti.',

  toPublishers: 'Gérer les éditeurs',

  fill: 'Compléter les éditeurs',
  fills: (count) =>
    plural(count, {
      one: '# éditeur reçoit les informations qui lui manquent.',
      many: '# d’éditeurs reçoivent les informations qui leur manquent.',
      other: '# éditeurs reçoivent les informations qui leur manquent.',
    }),

  form: 'Éditeur',
  fields: {
    name: 'Nom',
    address: 'Adresse postale',
    email: 'E-mail',
    url: 'Adresse web',
    responsible: 'Personne responsable dans l’UE',
  },
  hints: {
    name: 'Un nouveau nom s’applique à tous les livres de l’éditeur.',
    contact: 'L’une des deux suffit.',
    responsible:
      'Seulement pour un éditeur établi hors de l’Union européenne : nom, adresse postale et adresse e-mail.',
  },
  save: 'Enregistrer l’éditeur',
  saved: 'L’éditeur est enregistré.',
  notSaved: 'L’éditeur n’a pas été enregistré. Merci de réessayer.',
  sameAsAnother: 'Le même qu’un autre éditeur ?',
  mergeHint:
    'Ses livres prennent le nom de l’autre, qui garde ses propres informations. Vous pouvez annuler.',
  other: 'L’autre éditeur',
  choose: 'Choisir un éditeur',
  merge: 'Fusionner',
  columns: {
    publisherAddress: 'Éditeur : adresse postale',
    publisherEmail: 'Éditeur : e-mail',
    publisherUrl: 'Éditeur : adresse web',
    publisherResponsible: 'Éditeur : personne responsable dans l’UE',
  },
};
