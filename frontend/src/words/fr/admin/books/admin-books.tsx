import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminBooks as english } from '@/words/en/admin/books/admin-books';

const plural = pluralOf('fr');
const books = (count: number) =>
  plural(count, { one: '# livre', many: '# de livres', other: '# livres' });

/** The table of all books and its actions. */
export const adminBooks: typeof english = {
  title: 'Tous les livres',
  importCsv: 'Importer un CSV',
  exportCsv: 'Exporter en CSV',
  search: 'Chercher un livre',
  searchForm: 'Livres',

  filters: {
    category: 'Catégorie',
    allCategories: 'Toutes les catégories',
    draft: 'En vente, brouillons ou supprimés',
    drafts: { '': 'En vente', true: 'Brouillons', deleted: 'Livres supprimés' },
    stock: 'Stock',
    stocks: { '': 'Tout stock', low: 'Stock faible' },
    sort: 'Trier par',
    sorts: {
      '': 'Nouveautés',
      title: 'Titre',
      'price-asc': 'Prix croissant',
      'price-desc': 'Prix décroissant',
      stock: 'Stock croissant',
    },
    clear: 'Effacer les filtres',
    pageByPage: 'Page par page',
    seeAll: 'Tout voir',
    showMore: 'Afficher plus de livres',
  },

  columns: {
    number: 'N°',
    title: 'Titre du livre',
    category: 'Catégorie',
    price: 'Prix',
    stock: 'Stock',
    trending: 'Tendance',
    actions: 'Actions',
  },
  selectShown: 'Sélectionner tous les livres affichés',
  selectScreen: 'Tout sélectionner à l’écran',
  select: (title: string) => `Sélectionner ${title}`,
  loading: 'Chargement…',
  failed: 'Les livres n’ont pas pu être chargés.',
  count: (total: number, { areDrafts, q }: { areDrafts: boolean; q: string }) => {
    const drafts = plural(total, {
      one: '# livre, en brouillon',
      many: '# de livres, en brouillon',
      other: '# livres, en brouillon',
    });
    const found = areDrafts ? drafts : books(total);
    return q ? `${found} pour « ${q} »` : found;
  },
  nothingMatches: 'Aucun livre ne correspond. Essayez avec moins de filtres.',
  noDrafts:
    'Aucun brouillon. Un livre enregistré comme brouillon attend ici jusqu’à sa publication.',
  noBooks: 'Pas encore de livres. Ajoutez le premier, ou importez une liste.',

  soldOut: 'Stock épuisé',
  lowStock: 'Stock faible',
  /** The stock of a book; the text in `onCards` is hidden where a column head says it. */
  remaining: (copies: number, onCards: (text: string) => ReactElement) => (
    <>
      <span>{copies}</span>
      {onCards(' en stock')}
    </>
  ),
  edit: 'Modifier',
  editBook: (title: string) => `Modifier ${title}`,
  delete: 'Supprimer',
  deleteBook: (title: string) => `Supprimer ${title}`,
  publish: 'Publier',
  publishBook: (title: string) => `Publier ${title}`,
  published: (title: string) => `${title} est en vente.`,
  notPublished: (title: string) => `${title} n’a pas pu être publié. Merci de réessayer.`,
  notPublishedAs: (title: string, why: string) => `${title} n’a pas pu être publié. ${why}`,
  trending: 'Tendance',
  trendingBook: (title: string) => `Tendance : ${title}`,
  notChanged: (title: string) => `${title} n’a pas pu être modifié. Merci de réessayer.`,

  deleted: 'Le livre a bien été supprimé !',
  deletedBefore: 'Ce livre était déjà supprimé.',
  notDeleted: 'Le livre n’a pas pu être supprimé. Merci de réessayer.',
  backInShop: (title: string) => `${title} est de nouveau en vente.`,
  backAmongDrafts: (title: string) => `${title} est de nouveau parmi les brouillons.`,
  notRestored: 'Le livre n’a pas pu être restauré. Merci de réessayer.',
  notRestoredAs: (title: string, why: string) => `${title} n’a pas pu être restauré. ${why}`,

  deletedBooks: {
    title: 'Livres supprimés',
    failed: 'Les livres supprimés n’ont pas pu être chargés.',
    count: (total: number, days: number) =>
      plural(total, {
        one: `# livre supprimé ces ${days} derniers jours.`,
        many: `# de livres supprimés ces ${days} derniers jours.`,
        other: `# livres supprimés ces ${days} derniers jours.`,
      }),
    none: (days: number) => `Aucun livre n’a été supprimé ces ${days} derniers jours.`,
    columns: { title: 'Titre', at: 'Supprimé', by: 'Par', restore: 'Restaurer' },
    restore: 'Restaurer',
    restoreBook: (title: string) => `Restaurer ${title}`,
  },

  bulk: {
    label: 'Livres sélectionnés',
    working: 'En cours',
    selected: (count: number) =>
      plural(count, { one: '# sélectionné', many: '# sélectionnés', other: '# sélectionnés' }),
    publish: 'Publier',
    makeDrafts: 'En brouillon',
    trendingOn: 'Tendance : oui',
    trendingOff: 'Tendance : non',
    moveTo: 'Vers la catégorie',
    move: 'Déplacer',
    delete: 'Supprimer la sélection',
    clear: 'Tout désélectionner',
    tooMany: (max: number, selected: number) =>
      plural(selected, {
        one: `${max} livres au plus à la fois ; # est sélectionné.`,
        many: `${max} livres au plus à la fois ; # sont sélectionnés.`,
        other: `${max} livres au plus à la fois ; # sont sélectionnés.`,
      }),
    nothingChanged: 'Rien n’a été modifié.',
    cancel: 'Annuler',
    change: {
      ask: (count: number) => `Modifier ${books(count)} ?`,
      confirm: 'Modifier',
      /** Names the change next to its Undo button. */
      done: (count: number) =>
        plural(count, {
          one: '# livre modifié',
          many: '# de livres modifiés',
          other: '# livres modifiés',
        }),
      doneAll: (count: number) =>
        plural(count, {
          one: '# livre modifié.',
          many: '# de livres modifiés.',
          other: '# livres modifiés.',
        }),
      doneSome: (count: number, total: number) =>
        plural(count, {
          one: `# livre modifié sur ${total}.`,
          many: `# de livres modifiés sur ${total}.`,
          other: `# livres modifiés sur ${total}.`,
        }),
      undoneAll: (count: number) =>
        plural(count, {
          one: 'Modification annulée pour # livre.',
          many: 'Modification annulée pour # de livres.',
          other: 'Modification annulée pour # livres.',
        }),
      undoneSome: (count: number, total: number) =>
        plural(count, {
          one: `Modification annulée pour # livre sur ${total}.`,
          many: `Modification annulée pour # de livres sur ${total}.`,
          other: `Modification annulée pour # livres sur ${total}.`,
        }),
    },
    remove: {
      ask: (count: number) => `Supprimer ${books(count)} ?`,
      confirm: 'Supprimer',
      done: (count: number) =>
        plural(count, {
          one: '# livre supprimé',
          many: '# de livres supprimés',
          other: '# livres supprimés',
        }),
      doneAll: (count: number) =>
        plural(count, {
          one: '# livre supprimé.',
          many: '# de livres supprimés.',
          other: '# livres supprimés.',
        }),
      doneSome: (count: number, total: number) =>
        plural(count, {
          one: `# livre supprimé sur ${total}.`,
          many: `# de livres supprimés sur ${total}.`,
          other: `# livres supprimés sur ${total}.`,
        }),
      undoneAll: (count: number) =>
        plural(count, {
          one: '# livre restauré.',
          many: '# de livres restaurés.',
          other: '# livres restaurés.',
        }),
      undoneSome: (count: number, total: number) =>
        plural(count, {
          one: `# livre restauré sur ${total}.`,
          many: `# de livres restaurés sur ${total}.`,
          other: `# livres restaurés sur ${total}.`,
        }),
    },
    refused: (title: string, reason: string) => `« ${title} » : ${reason}`,
    /** After one of the sentences above. */
    already: (count: number) =>
      plural(count, {
        one: '# l’était déjà.',
        many: '# l’étaient déjà.',
        other: '# l’étaient déjà.',
      }),
  },
};
