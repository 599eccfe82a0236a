import type { ImportKind } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { bookForm } from './book-form';
import { publishers } from './publishers';
import type {
  importColumns as englishColumns,
  importRows as englishRows,
} from '@/words/en/admin/books/import-rows';

const plural = pluralOf('de');

const kinds: Record<ImportKind, string> = {
  new: 'Neu',
  changed: 'Geändert',
  unchanged: 'Unverändert',
  unknown: 'Übersprungen',
  conflict: 'Älter als das Buch',
  error: 'Ungültig',
};

/** The columns of the file, and which of them are read. */
export const importColumns: typeof englishColumns = {
  names: {
    ...bookForm.labels,
    ...publishers.columns,
    _id: '_id des Buches in diesem Shop',
    updatedAt: 'Zeit des Exports',
  },
  skip: 'Auslassen',
  read: (count) => plural(count, { one: 'Spalten: # gelesen', other: 'Spalten: # gelesen' }),
  readAndSkipped: (count, skipped) =>
    plural(count, {
      one: `Spalten: # gelesen, ${skipped} ausgelassen`,
      other: `Spalten: # gelesen, ${skipped} ausgelassen`,
    }),
};

/** The preview of the rows. */
export const importRows: typeof englishRows = {
  label: 'Was die Datei bewirken würde',
  shown: 'Gezeigte Zeilen',
  search: 'Titel oder Zeile',
  caption: 'Zeilen der Datei',
  heads: { row: 'Zeile', book: 'Buch', happens: 'Was geschieht' },
  kinds,
  shownKinds: { ...kinds, all: 'Alle', warned: 'Mit Hinweisen' },
  kindCount: (kind, count) => `${kind} ${count}`,
  none: 'Keine solche Zeile.',
  count: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
  countCut: (count, first) =>
    plural(count, {
      one: `# Zeile, die ersten ${first} gezeigt`,
      other: `# Zeilen, die ersten ${first} gezeigt`,
    }),
  more: (count) => plural(count, { one: '# weitere zeigen', other: '# weitere zeigen' }),
  untitled: 'Ohne Titel',
  skipped: 'Übersprungen',
  sumSkipped: 'Eine Summenzeile: übersprungen',
  unknownSkipped: 'Kein Buch des Shops: übersprungen',
  comesBack: 'Im Shop gelöscht: Die Datei stellt es wieder her',
  warning: (text) => `Hinweis: ${text}`,
  field: (label, value) => `${label}: ${value}`,
  change: (label, from, to) => `${label}: ${from} → ${to}`,
};
