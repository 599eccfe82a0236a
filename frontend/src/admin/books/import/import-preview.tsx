import {
  importKinds,
  type BookImport,
  type ImportKind,
  type ImportPreview,
} from '@storyloom/backend/contract/book/book-import';
import { bookFieldNames, type BookField } from '@storyloom/backend/contract/book/book';
import { fold } from '@storyloom/backend/contract/text/fold';
import { useDeferredValue, useState } from 'react';
import { SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { TextField } from '@/ui/form/field';
import { pluralize, formatNumber } from '@/ui/text/formats';
import { bookFieldLabels, wordOf } from '@/admin/books/form/field-labels';

type Shown = ImportKind | 'all' | 'told';
const kindLabels: Record<ImportKind, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  unknown: 'Passed over',
  conflict: 'Older than the book',
  error: 'Invalid',
};
const shownWords: Record<Shown, string> = {
  ...kindLabels,
  all: 'All',
  told: 'With warnings',
};
const shownAtOnce = 50;

/** What each row would do, before and after, or why it cannot be taken: by kind and by title. */
export function ImportPreviewList(file: FileOfRows) {
  const [picked, setPicked] = useState<Shown>();
  const kind = picked ?? (file.errors.length > 0 ? 'error' : 'all');
  const [search, setSearch] = useState('');
  const [length, setLength] = useState(shownAtOnce);
  const wanted = fold(useDeferredValue(search).trim());
  const rows = rowsOf(file);
  const kinds = importKinds.filter((each) => rows.some((row) => row.kind === each));
  const isOf = (row: FileRow, each: Shown) =>
    each === 'all' || (each === 'told' ? row.warnings.length > 0 : row.kind === each);
  const shownFields = rows.some((row) => isOf(row, 'told')) ? (['told'] as const) : [];
  const shown = (['all', ...kinds, ...shownFields] as const).map((each) => {
    const count = rows.filter((row) => isOf(row, each)).length;
    return [each, `${shownWords[each]} ${formatNumber(count)}`] as const;
  });
  const found = rows.filter(
    (row) =>
      isOf(row, kind) &&
      (wanted === '' || `${row.row}` === wanted || fold(row.title).includes(wanted)),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-label="What the file would do" className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Pills
          label="Rows shown"
          words={Object.fromEntries(shown) as Record<Shown, string>}
          chosen={kind}
          onChoose={setPicked}
        />
        <TextField
          label="Title or row"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p className="mt-2 text-ink-soft" role="status">
        {`${found.length === 0 ? 'No row is like that.' : pluralize(found.length, 'row')}${found.length > length ? `, the first ${formatNumber(length)} shown` : ''}`}
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label="Rows of the file"
        className="mt-3 max-h-96 overflow-y-auto"
      >
        <DataTable caption="Rows of the file" columns={['Row', 'Book', 'What happens']}>
          <TableBody>
            {found.slice(0, length).map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </TableBody>
        </DataTable>
      </div>
      {found.length > length && (
        <SmallButton className="mt-3" onClick={() => setLength(length + shownAtOnce)}>
          {`Show ${shownAtOnce} more`}
        </SmallButton>
      )}
    </section>
  );
}

type FileOfRows = Pick<BookImport, 'preview' | 'errors' | 'warnings'>;
type FileRow = ImportPreview & { problems: string[]; warnings: string[] };

/** The rows with what is wrong in them, or told of them; the headings too, when something is wrong. */
function rowsOf({ preview, errors, warnings }: FileOfRows): FileRow[] {
  const rows = new Map(
    preview.map((each): [number, FileRow] => [each.row, { ...each, problems: [], warnings: [] }]),
  );
  for (const problem of errors) {
    const { row } = problem;
    const { title = '', problems = [] } = rows.get(row) ?? {};
    const shownFields = [...problems, textOf(problem)];
    rows.set(row, { row, kind: 'error', title, problems: shownFields, warnings: [] });
  }
  for (const warning of warnings) rows.get(warning.row)?.warnings.push(textOf(warning));
  return [...rows.values()].sort((a, b) => a.row - b.row);
}

function textOf({ column, message }: BookImport['errors'][number]): string {
  return column ? `${labels[column] ?? column} ${message}` : message;
}
const labels: Record<string, string | undefined> = bookFieldLabels;

function Row({ row: { row, title, ...what } }: { row: FileRow }) {
  return (
    <TableRow className="block py-2.5 align-top md:py-0">
      <Cell className="mr-3 inline-block text-ink-soft tabular-nums max-md:before:content-['Row_'] md:table-cell md:align-top!">
        {row}
      </Cell>
      <Cell className="inline font-medium md:table-cell md:max-w-60 md:min-w-44 md:align-top!">
        {title || 'Without a title'}
      </Cell>
      <Cell className="block md:table-cell md:w-full md:align-top!">
        <RowChanges {...what} />
      </Cell>
    </TableRow>
  );
}

function RowChanges(row: Omit<FileRow, 'row' | 'title'>) {
  const { kind, changes = {}, isDeleted, isSum, problems, warnings } = row;
  const fields = bookFieldNames.filter((name) => changes[name]);
  const isNew = kind === 'new';
  const shownFields = isNew
    ? fields.filter((name) => name !== 'title' && changes[name]!.to)
    : fields;
  const words = shownFields.map((name) => describeChange(name, changes[name]!, isNew));
  const notABook = isSum ? 'A line of sums' : 'No book of the shop';
  const passedOver = warnings.length > 0 ? 'Passed over' : `${notABook}: skipped`;
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">
        {kind === 'unknown' ? passedOver : kindLabels[kind]}
      </p>
      {isDeleted && <p>Deleted in the shop: the file brings it back</p>}
      {(isNew ? [words.join(' · ')] : [...words, ...problems]).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {warnings.map((text) => (
        <p key={text} className="text-sm">
          {`Warning: ${text}`}
        </p>
      ))}
    </>
  );
}

type Change = NonNullable<ImportPreview['changes']>[string];

function describeChange(name: BookField, { from, to }: Change, isNew: boolean): string {
  const word = (value: Change['to']) =>
    wordOf(name, typeof value === 'boolean' ? value : `${value ?? ''}`);
  const label = bookFieldLabels[name];
  return isNew ? `${label}: ${word(to)}` : `${label}: ${word(from)} → ${word(to)}`;
}
