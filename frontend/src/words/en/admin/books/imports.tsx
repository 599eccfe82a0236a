import type { ImportConflictChoice } from '@storyloom/backend/contract/book/book-import';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import { importColumns, importRows } from './import-rows';
import { importPast } from './import-past';

const plural = pluralOf('en');
const list = listOf('en');

/** For one book or several. */
const conflictWays = (count: number): Record<ImportConflictChoice, string> => ({
  skip: plural(count, {
    one: 'Leave this book as it is in the shop',
    other: 'Leave these books as they are in the shop',
  }),
  'keep-stock': 'Take the file, but keep the stock of the shop',
  overwrite: 'Take everything from the file, the stock too',
});

/** Files of books: choosing, checking, importing and undoing them. */
export const imports = {
  title: 'Import books',
  close: 'Close',
  about: (days: number) =>
    `A list of books as CSV: your own, a wholesaler’s, or the export of this shop; or a publisher’s message (ONIX 3.0). A row with the ISBN or the _id of a book changes that book. Nothing is stored before you have seen what it does, and you can undo it for ${days} days.`,
  file: 'CSV file',
  choose: 'Choose a CSV file',
  chooseAnother: 'Choose another file',
  asDrafts: 'New books become drafts, unless their row says otherwise',
  tryAgain: 'Try again',
  imported: (sum: string) => `Imported: ${sum}`,
  /** A file and what became of its rows. */
  importedFile: (file: string, sum: string) => `${file}: ${sum}`,

  upload: 'Upload',
  uploading: (percent: number) => `Uploading, ${percent} %`,
  checking: 'Checking the rows',
  storing: 'Storing the books',
  checkingLong: 'Checking the rows. The shop stays open meanwhile.',
  storingLong: 'Storing the books. The shop stays open meanwhile.',

  problems: {
    empty: 'This file is empty.',
    tooBigFor: (megabytes: number) => `This file has more than ${megabytes} MB. Please split it.`,
    tooBig: 'This file is too big. Please split it.',
    changedOnDisk:
      'This file was changed or moved on your disk since you chose it. Please choose it again.',
    signIn: 'Please sign in again and choose the file once more.',
    noAnswer: 'The shop did not answer.',
    tooOften: 'Too many tries. Please wait a little.',
    notReady: 'The shop is not ready. Please try again soon.',
    fault: 'Something went wrong on our side.',
    refused: 'The shop cannot take this file.',
    notImported: (file: string) => `${file}: not imported`,
    outdated: 'Some of its rows do not fit the shop any more. Please choose the file once more.',
    ofFile: (file: string, problem: string) => `${file}: ${problem}`,
  },

  counts: {
    new: (count: number) => plural(count, { one: '# new', other: '# new' }),
    changed: (count: number) => plural(count, { one: '# changed', other: '# changed' }),
    unchanged: (count: number) => plural(count, { one: '# unchanged', other: '# unchanged' }),
    unknown: (count: number) => plural(count, { one: '# skipped', other: '# skipped' }),
    skipped: (count: number) => plural(count, { one: '# left out', other: '# left out' }),
  },
  /** Joins several of the counts above. */
  sum: (counts: string[]) => `${counts.join(', ')}.`,

  importOthers: (count: number) =>
    plural(count, { one: 'Import the other #', other: 'Import the other #' }),
  importBooks: (count: number) => plural(count, { one: 'Import # book', other: 'Import # books' }),
  changedMeanwhile:
    'Nothing was imported: books of this file changed meanwhile. Please look again.',
  wrongCells: (count: number) =>
    plural(count, {
      one: 'Nothing was imported: one cell is not right.',
      other: `Nothing was imported: ${count} cells are not right.`,
    }),
  mayBeMore: 'These are the first: there may be more.',
  /** `sum` ends with its own full stop. */
  skipRows: (count: number, sum: string) => {
    const rows = plural(count, { one: 'One row is', other: '# rows are' });
    return `${rows} left out when you import the others: ${sum} Or correct the file and choose it again.`;
  },
  noBooks: 'This file has no books in it.',
  warnings: (count: number) =>
    plural(count, {
      one: '# warning, shown with the rows.',
      other: '# warnings, shown with the rows.',
    }),
  /** The subject of the messages about the whole file. */
  theFile: 'The file',

  conflicts: (count: number) =>
    plural(count, {
      one: 'One book changed in the shop after this file was exported.',
      other: '# books changed in the shop after this file was exported.',
    }),
  conflictQuestion: (count: number) =>
    plural(count, {
      one: 'What should happen with this book?',
      other: 'What should happen with these books?',
    }),
  conflictWays,

  draftsCome: (count: number) =>
    plural(count, {
      one: '# draft will come in, which only you see. To go on sale a book needs a category, a description and a price.',
      other:
        '# drafts will come in, which only you see. To go on sale a book needs a category, a description and a price.',
    }),
  draftsCame: (count: number) =>
    plural(count, {
      one: '# draft came in, which only you see. To go on sale a book needs a category, a description and a price.',
      other:
        '# drafts came in, which only you see. To go on sale a book needs a category, a description and a price.',
    }),
  showDrafts: (link: (text: string) => ReactElement) => (
    <>
      {link('Show the drafts')}
      <span>
        {
          ' and tick them to give many a category or publish them. Descriptions can come in a file with ISBN and Description; with Category and Draft (no) too, it does all of it at once.'
        }
      </span>
    </>
  ),
  missingCategories: (names: string[], link: (text: string) => ReactElement) => (
    <>
      <span>{`Categories that the shop does not have: ${list(names)}. `}</span>
      {link('Add categories in the settings')}
    </>
  ),

  twoAmounts: (example: string) => `“${example}” can be read as two different amounts.`,
  howAmounts: (rows: number) =>
    plural(rows, {
      one: 'How does the file write amounts? # row depends on it.',
      other: 'How does the file write amounts? # rows depend on it.',
    }),
  amountIs: (example: string, amount: string) => `“${example}” is ${amount}`,
  columns: importColumns,
  rows: importRows,
  past: importPast,
};
