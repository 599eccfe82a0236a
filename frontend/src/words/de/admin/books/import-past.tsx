import type { ReactElement } from 'react';
import type { ImportLeftReason } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { importPast as english } from '@/words/en/admin/books/import-past';

const plural = pluralOf('de');

type KeptBooks = Record<ImportLeftReason, (title: ReactElement) => ReactElement>;

const kept: KeptBooks = {
  changed_since: (title) => (
    <>
      {title}
      <span>{': seither geändert'}</span>
    </>
  ),
  sold_since: (title) => (
    <>
      {title}
      <span>{': seither verkauft'}</span>
    </>
  ),
  price_decimals: (title) => (
    <>
      {title}
      <span>
        {
          ': hatte einen Preis mit Nachkommastellen, die es in der Währung der Buchhandlung nicht gibt'
        }
      </span>
    </>
  ),
  isbn_taken: (title) => (
    <>
      {title}
      <span>{': hatte eine ISBN, die jetzt ein anderes Buch hat'}</span>
    </>
  ),
};

/** The imports of the last days. */
export const importPast: typeof english = {
  kept,
  title: 'Importe der letzten 30 Tage',
  failed: 'Die Importe konnten nicht geladen werden.',
  none: 'Es gibt keine.',
  notUndone: 'Der Import wurde nicht rückgängig gemacht. Bitte versuchen Sie es noch einmal.',
  untitled: 'Ohne Namen',
  madeBy: (time, admin) => (
    <>
      {time}
      <span>{` von ${admin}`}</span>
    </>
  ),
  underWay: 'Der Import läuft noch. Diese Liste zeigt, wann die Bücher da sind.',
  isUndone: 'Zurückgesetzt',
  undo: 'Rückgängig',
  undoFile: (file) => `Import von ${file} rückgängig machen`,
  askUndo: (file) => `Import von ${file} rückgängig machen?`,
  askUndoText:
    'Seine neuen Bücher werden gelöscht, die anderen werden wieder, was sie vorher waren. Seither verkaufte oder geänderte Bücher bleiben, wie sie sind.',
  keep: 'Import behalten',
  undone: (count) =>
    plural(count, { one: '# Buch zurückgesetzt.', other: '# Bücher zurückgesetzt.' }),
  undoneSome: (count, kept) => {
    const undone = plural(count, {
      one: '# Buch zurückgesetzt',
      other: '# Bücher zurückgesetzt',
    });
    const rest = plural(kept, {
      one: '# Buch unverändert gelassen',
      other: '# Bücher unverändert gelassen',
    });
    return `${undone}, ${rest}.`;
  },
  first: (count) => `Das sind die ersten ${count}.`,
};
