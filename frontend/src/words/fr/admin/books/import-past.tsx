import type { ImportLeftReason } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { importPast as english } from '@/words/en/admin/books/import-past';

const plural = pluralOf('fr');

const books = (count: number) =>
  plural(count, { one: '# livre', many: '# de livres', other: '# livres' });

type KeptBooks = Record<ImportLeftReason, (title: ReactElement) => ReactElement>;

const kept: KeptBooks = {
  changed_since: (title) => (
    <>
      {title}
      <span>{' : modifié depuis'}</span>
    </>
  ),
  sold_since: (title) => (
    <>
      {title}
      <span>{' : vendu depuis'}</span>
    </>
  ),
  price_decimals: (title) => (
    <>
      {title}
      <span>
        {' : avait un prix avec des décimales, ce que la devise de la librairie ne permet pas'}
      </span>
    </>
  ),
  isbn_taken: (title) => (
    <>
      {title}
      <span>{' : avait un ISBN qu’un autre livre porte maintenant'}</span>
    </>
  ),
};

/** The imports of the last days. */
export const importPast: typeof english = {
  kept,
  title: 'Imports des 30 derniers jours',
  failed: 'Les imports n’ont pas pu être chargés.',
  none: 'Il n’y en a pas.',
  notUndone: 'L’import n’a pas été annulé. Merci de réessayer.',
  untitled: 'Sans nom',
  madeBy: (time: ReactElement, admin: string) => (
    <>
      {time}
      <span>{` par ${admin}`}</span>
    </>
  ),
  underWay: 'L’import est en cours. Cette liste dira quand les livres seront là.',
  isUndone: 'Annulé',
  undo: 'Annuler',
  undoFile: (file: string) => `Annuler l’import de ${file}`,
  askUndo: (file: string) => `Annuler l’import de ${file} ?`,
  askUndoText:
    'Ses nouveaux livres seront supprimés, les autres redeviendront ce qu’ils étaient. Les livres vendus ou modifiés depuis restent tels quels.',
  keep: 'Garder l’import',
  undone: (count: number) =>
    plural(count, {
      one: 'Import annulé pour # livre.',
      many: 'Import annulé pour # de livres.',
      other: 'Import annulé pour # livres.',
    }),
  undoneSome: (count: number, kept: number) => {
    const rest = plural(kept, {
      one: '# livre laissé tel quel',
      many: '# de livres laissés tels quels',
      other: '# livres laissés tels quels',
    });
    return `Import annulé pour ${books(count)}, ${rest}.`;
  },
  first: (count: number) => `Ce sont les ${count} premiers.`,
};
