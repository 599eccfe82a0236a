import type { ImportKind } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { bookForm } from './book-form';
import { publishers } from './publishers';
import type {
  importColumns as englishColumns,
  importRows as englishRows,
} from '@/words/en/admin/books/import-rows';

const plural = pluralOf('fr');

/** One row. */
const kinds: Record<ImportKind, string> = {
  new: 'Nouveau',
  changed: 'Modifié',
  unchanged: 'Inchangé',
  unknown: 'Ignoré',
  conflict: 'Plus ancien que le livre',
  error: 'Non valide',
};

/** Several rows. */
const shownKinds: Record<ImportKind, string> = {
  new: 'Nouveaux',
  changed: 'Modifiés',
  unchanged: 'Inchangés',
  unknown: 'Ignorés',
  conflict: 'Plus anciens que le livre',
  error: 'Non valides',
};

/** The columns of the file, and which of them are read. */
export const importColumns: typeof englishColumns = {
  names: {
    ...bookForm.labels,
    ...publishers.columns,
    _id: 'Le _id du livre dans cette librairie',
    updatedAt: 'Heure de l’export',
  },
  skip: 'Ignorer',
  read: (count: number) =>
    plural(count, {
      one: 'Colonnes : # lue',
      many: 'Colonnes : # lues',
      other: 'Colonnes : # lues',
    }),
  readAndSkipped: (count: number, skipped: number) => {
    const ignored = skipped < 2 ? 'ignorée' : 'ignorées';
    return plural(count, {
      one: `Colonnes : # lue, ${skipped} ${ignored}`,
      many: `Colonnes : # lues, ${skipped} ${ignored}`,
      other: `Colonnes : # lues, ${skipped} ${ignored}`,
    });
  },
};

/** The preview of the rows. */
export const importRows: typeof englishRows = {
  label: 'Ce que ferait le fichier',
  shown: 'Lignes affichées',
  search: 'Titre ou ligne',
  caption: 'Lignes du fichier',
  heads: { row: 'Ligne', book: 'Livre', happens: 'Effet' },
  kinds,
  shownKinds: { ...shownKinds, all: 'Toutes', warned: 'Avec avertissement' },
  /** A kind of rows and how many there are. */
  kindCount: (kind: string, count: string) => `${kind} ${count}`,
  none: 'Aucune ligne de ce genre.',
  count: (count: number) =>
    plural(count, { one: '# ligne', many: '# de lignes', other: '# lignes' }),
  countCut: (count: number, first: string) =>
    plural(count, {
      one: `# ligne, les ${first} premières affichées`,
      many: `# de lignes, les ${first} premières affichées`,
      other: `# lignes, les ${first} premières affichées`,
    }),
  more: (count: number) =>
    plural(count, { one: 'Voir # de plus', many: 'Voir # de plus', other: 'Voir # de plus' }),
  untitled: 'Sans titre',
  skipped: 'Ignorée',
  sumSkipped: 'Une ligne de totaux : ignorée',
  unknownSkipped: 'Pas un livre de la librairie : ignoré',
  comesBack: 'Supprimé dans la librairie : le fichier le fait revenir',
  warning: (text: string) => `Avertissement : ${text}`,
  field: (label: string, value: string) => `${label} : ${value}`,
  change: (label: string, from: string, to: string) => `${label} : ${from} → ${to}`,
};
