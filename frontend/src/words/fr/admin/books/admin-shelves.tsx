import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminShelves as english } from '@/words/en/admin/books/admin-shelves';

const plural = pluralOf('fr');

/** The owner's own shelves. */
export const adminShelves: typeof english = {
  title: 'Sélections',
  history: 'Historique des sélections',
  add: 'Nouvelle sélection',
  all: 'Toutes les sélections',
  failed: 'Les sélections n’ont pas pu être chargées.',
  none: 'Pas encore de sélection. Réunissez des livres que vous aimez : coups de cœur, lectures d’été, exemplaires dédicacés.',
  booksOnSale: (count: number) =>
    plural(count, {
      one: '# livre en vente',
      many: '# de livres en vente',
      other: '# livres en vente',
    }),
  booksOnSaleAndHome: (count: number) =>
    plural(count, {
      one: '# livre en vente, à l’accueil',
      many: '# de livres en vente, à l’accueil',
      other: '# livres en vente, à l’accueil',
    }),
  inShop: 'Dans la librairie',
  seeInShop: (shelf: string) => `Voir ${shelf} dans la librairie`,
  delete: (shelf: string) => `Supprimer ${shelf}`,
  deleted: 'La sélection est supprimée.',
  notDeleted: 'La sélection n’a pas été supprimée.',
  isBack: (shelf: string) => `${shelf} est de retour.`,
  notRestored: (shelf: string) => `Restauration impossible : ${shelf}.`,

  made: 'La sélection est créée.',
  saved: 'La sélection est enregistrée.',
  form: 'Sélection',
  whatItIs: 'Présentation',
  fields: { title: 'Titre', note: 'Note', isOnHome: 'À l’accueil', books: 'Livres' },
  noteHint: 'S’affiche au-dessus des livres. Une ligne vide sépare les paragraphes.',
  showOnHome: 'Afficher à l’accueil',
  books: 'Livres',
  booksInOrder: 'Livres dans l’ordre',
  isDraft: 'un brouillon, pas encore visible',
  draftOf: (author: string) => `${author}, un brouillon, pas encore visible`,
  noteOfBook: 'Ce que vous en dites',
  booksProblem: (problem: string) => `Livres de la sélection : ${problem}`,
  save: 'Enregistrer',
  mayBeMade:
    'Impossible de dire si la sélection a été créée. Merci de consulter toutes les sélections avant de réessayer.',
  notSaved: 'La sélection n’a pas été enregistrée. Merci de réessayer.',
  yes: 'oui',
  no: 'non',
  bookAndNote: (title: string, note: string) => `${title} : ${note}`,
};
