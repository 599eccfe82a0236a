import type { ImportColumn, ImportKind } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { bookForm } from './book-form';
import { publishers } from './publishers';
import type {
  importColumns as englishColumns,
  importRows as englishRows,
} from '@/words/en/admin/books/import-rows';

const plural = pluralOf('pl');

const columns: Record<ImportColumn, string> = {
  ...bookForm.labels,
  ...publishers.columns,
  _id: '_id książki w tej księgarni',
  updatedAt: 'Czas eksportu',
};

const kinds: Record<ImportKind, string> = {
  new: 'Nowe',
  changed: 'Zmienione',
  unchanged: 'Bez zmian',
  unknown: 'Nieznane',
  conflict: 'Starsze niż książka',
  error: 'Błędne',
};

/** The columns of the file, and which of them are read. */
export const importColumns: typeof englishColumns = {
  names: columns,
  skip: 'Pomiń',
  read: (count) => `Kolumny: odczytano ${count}`,
  readAndSkipped: (count, skipped) => `Kolumny: odczytano ${count}, pominięto ${skipped}`,
};

/** The preview of the rows. */
export const importRows: typeof englishRows = {
  label: 'Co zrobi plik',
  shown: 'Pokazane wiersze',
  search: 'Tytuł lub wiersz',
  caption: 'Wiersze pliku',
  heads: { row: 'Wiersz', book: 'Książka', happens: 'Co się stanie' },
  kinds,
  shownKinds: { ...kinds, all: 'Wszystkie', warned: 'Z ostrzeżeniami' },
  kindCount: (kind, count) => `${kind} ${count}`,
  none: 'Nie ma takich wierszy.',
  count: (count) =>
    plural(count, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' }),
  countCut: (count, first) =>
    plural(count, {
      one: `# wiersz, pokazano pierwsze ${first}`,
      few: `# wiersze, pokazano pierwsze ${first}`,
      many: `# wierszy, pokazano pierwsze ${first}`,
      other: `# wiersza, pokazano pierwsze ${first}`,
    }),
  more: (count) =>
    plural(count, {
      one: 'Pokaż jeszcze #',
      few: 'Pokaż jeszcze #',
      many: 'Pokaż jeszcze #',
      other: 'Pokaż jeszcze #',
    }),
  untitled: 'Bez tytułu',
  skipped: 'Pominięto',
  sumSkipped: 'Wiersz z sumami: pominięto',
  unknownSkipped: 'Nie ma takiej książki w księgarni: pominięto',
  comesBack: 'Usunięta w księgarni: plik ją przywraca',
  warning: (text) => `Ostrzeżenie: ${text}`,
  field: (label, value) => `${label}: ${value}`,
  change: (label, from, to) => `${label}: ${from} → ${to}`,
};
