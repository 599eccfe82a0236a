import type { ImportLeftReason } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

type KeptBooks = Record<ImportLeftReason, (title: ReactElement) => ReactElement>;

const kept: KeptBooks = {
  changed_since: (title) => (
    <>
      {title}
      <span> was changed since</span>
    </>
  ),
  sold_since: (title) => (
    <>
      {title}
      <span> was sold since</span>
    </>
  ),
  price_decimals: (title) => (
    <>
      {title}
      <span> had a price with decimals, which the currency of the shop does not have</span>
    </>
  ),
  isbn_taken: (title) => (
    <>
      {title}
      <span> had an ISBN that another book has now</span>
    </>
  ),
};

/** The imports of the last days. */
export const importPast = {
  title: 'Imports of the last 30 days',
  failed: 'The imports could not be loaded.',
  none: 'There are none.',
  notUndone: 'The import was not undone. Please try again.',
  untitled: 'Without a name',
  madeBy: (time: ReactElement, admin: string) => (
    <>
      {time}
      <span>{` by ${admin}`}</span>
    </>
  ),
  underWay: 'Its books are on their way. This list says when they are there.',
  isUndone: 'Undone',
  undo: 'Undo',
  undoFile: (file: string) => `Undo the import of ${file}`,
  askUndo: (file: string) => `Undo the import of ${file}?`,
  askUndoText:
    'Its new books are deleted; its other books become what they were before. Books sold or changed since stay as they are.',
  keep: 'Keep the import',
  undone: (count: number) => plural(count, { one: '# book undone.', other: '# books undone.' }),
  undoneSome: (count: number, kept: number) => {
    const undone = plural(count, { one: '# book undone', other: '# books undone' });
    const rest = plural(kept, {
      one: '# book left as they are',
      other: '# books left as they are',
    });
    return `${undone}, ${rest}.`;
  },
  /** A book that undoing its import leaves unchanged, and the reason. */
  kept,
  first: (count: number) => `These are the first ${count}.`,
};
