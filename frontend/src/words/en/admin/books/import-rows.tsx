import type { ImportColumn, ImportKind } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { bookForm } from './book-form';
import { publishers } from './publishers';

const plural = pluralOf('en');

const columns: Record<ImportColumn, string> = {
  ...bookForm.labels,
  ...publishers.columns,
  _id: 'The book’s _id in this shop',
  updatedAt: 'Time of the export',
};

const kinds: Record<ImportKind, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  unknown: 'Skipped',
  conflict: 'Older than the book',
  error: 'Invalid',
};

/** The columns of the file, and which of them are read. */
export const importColumns = {
  names: columns,
  skip: 'Leave out',
  read: (count: number) => plural(count, { one: 'Columns: # read', other: 'Columns: # read' }),
  readAndSkipped: (count: number, skipped: number) =>
    plural(count, {
      one: `Columns: # read, ${skipped} left out`,
      other: `Columns: # read, ${skipped} left out`,
    }),
};

/** The preview of the rows. */
export const importRows = {
  label: 'What the file would do',
  shown: 'Rows shown',
  search: 'Title or row',
  caption: 'Rows of the file',
  heads: { row: 'Row', book: 'Book', happens: 'What happens' },
  kinds,
  shownKinds: { ...kinds, all: 'All', warned: 'With warnings' },
  /** A kind of rows and how many there are. */
  kindCount: (kind: string, count: string) => `${kind} ${count}`,
  none: 'No row is like that.',
  count: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  countCut: (count: number, first: string) =>
    plural(count, {
      one: `# row, the first ${first} shown`,
      other: `# rows, the first ${first} shown`,
    }),
  more: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  untitled: 'Without a title',
  skipped: 'Skipped',
  sumSkipped: 'A line of sums: skipped',
  unknownSkipped: 'No book of the shop: skipped',
  comesBack: 'Deleted in the shop: the file brings it back',
  warning: (text: string) => `Warning: ${text}`,
  field: (label: string, value: string) => `${label}: ${value}`,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
};
