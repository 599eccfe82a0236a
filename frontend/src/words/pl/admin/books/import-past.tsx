import type { ReactElement } from 'react';
import type { ImportLeftReason } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { importPast as english } from '@/words/en/admin/books/import-past';

const plural = pluralOf('pl');

type KeptBooks = Record<ImportLeftReason, (title: ReactElement) => ReactElement>;

const kept: KeptBooks = {
  changed_since: (title) => (
    <>
      {title}
      <span>{': od tego czasu zmieniono'}</span>
    </>
  ),
  sold_since: (title) => (
    <>
      {title}
      <span>{': od tego czasu sprzedano'}</span>
    </>
  ),
  price_decimals: (title) => (
    <>
      {title}
      <span>{': cena miała miejsca po przecinku, których waluta księgarni nie ma'}</span>
    </>
  ),
  isbn_taken: (title) => (
    <>
      {title}
      <span>{': miała ISBN, który ma teraz inna książka'}</span>
    </>
  ),
};

/** The imports of the last days. */
export const importPast: typeof english = {
  kept,
  title: 'Importy z ostatnich 30 dni',
  failed: 'Nie udało się wczytać importów.',
  none: 'Nie ma żadnych.',
  notUndone: 'Import nie został cofnięty. Proszę spróbować ponownie.',
  untitled: 'Bez nazwy',
  madeBy: (time, admin) => (
    <>
      {time}
      <span>{` (${admin})`}</span>
    </>
  ),
  underWay: 'Import jeszcze trwa. Ta lista pokaże, kiedy książki będą gotowe.',
  isUndone: 'Cofnięto',
  undo: 'Cofnij',
  undoFile: (file) => `Cofnij import pliku ${file}`,
  askUndo: (file) => `Cofnąć import pliku ${file}?`,
  askUndoText:
    'Nowe książki z tego importu zostaną usunięte, a pozostałe wrócą do poprzedniego stanu. Książki sprzedane lub zmienione od tego czasu zostaną bez zmian.',
  keep: 'Zachowaj import',
  undone: (count) =>
    plural(count, {
      one: 'Cofnięto import # książki.',
      few: 'Cofnięto import # książek.',
      many: 'Cofnięto import # książek.',
      other: 'Cofnięto import # książki.',
    }),
  undoneSome: (count, kept) => {
    const undone = plural(count, {
      one: 'Cofnięto import # książki',
      few: 'Cofnięto import # książek',
      many: 'Cofnięto import # książek',
      other: 'Cofnięto import # książki',
    });
    const rest = plural(kept, {
      one: '# książka pozostaje bez zmian',
      few: '# książki pozostają bez zmian',
      many: '# książek pozostaje bez zmian',
      other: '# książki pozostaje bez zmian',
    });
    return `${undone}, ${rest}.`;
  },
  first: (count) => `To są pierwsze (${count}).`,
};
