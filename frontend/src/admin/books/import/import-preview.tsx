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
import { Cell, DataTable, TableRow } from '@/admin/ui/data-table';
import { TextField } from '@/ui/form/field';
import { formatNumber } from '@/shop-facts/formats/formats';
import { importErrorMessage } from './import-error-message';
import { useFieldText } from '@/admin/books/form/field-inputs';
import { words } from '@/words/admin';

type Shown = ImportKind | 'all' | 'warned';
const shownAtOnce = 50;

/** The effect of each row, before and after, or its error; filtered by kind and title. */
export function ImportPreviewList(file: FileOfRows) {
  const texts = words.imports.rows;
  const [picked, setPicked] = useState<Shown>();
  const [search, setSearch] = useState('');
  const [length, setLength] = useState(shownAtOnce);
  const searchText = fold(useDeferredValue(search).trim());
  const rows = rowsOf(file);
  const kinds = importKinds.filter((each) => rows.some((row) => row.kind === each));
  const isShownAs = (row: FileRow, each: Shown) =>
    each === 'all' || (each === 'warned' ? row.warnings.length > 0 : row.kind === each);
  const warned = rows.some((row) => isShownAs(row, 'warned')) ? (['warned'] as const) : [];
  const offered: Shown[] = ['all', ...kinds, ...warned];
  // After another check, no row may be of the picked kind.
  const isOffered = picked && offered.includes(picked);
  const kind = isOffered ? picked : file.errors.length > 0 ? 'error' : 'all';
  const shown = offered.map((each) => {
    const count = rows.filter((row) => isShownAs(row, each)).length;
    return [each, texts.kindCount(texts.shownKinds[each], formatNumber(count))] as const;
  });
  const found = rows.filter(
    (row) =>
      isShownAs(row, kind) &&
      (searchText === '' || `${row.row}` === searchText || fold(row.title).includes(searchText)),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-label={texts.label} className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Pills
          label={texts.shown}
          labels={Object.fromEntries(shown) as Record<Shown, string>}
          value={kind}
          onChange={setPicked}
        />
        <TextField
          label={texts.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p className="mt-2 text-ink-soft" role="status">
        {foundText(found.length, length)}
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label={texts.caption}
        className="mt-3 max-h-96 overflow-y-auto"
      >
        <DataTable
          caption={texts.caption}
          columns={[texts.heads.row, texts.heads.book, texts.heads.happens]}
        >
          {found.slice(0, length).map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </DataTable>
      </div>
      {found.length > length && (
        <SmallButton className="mt-3" onClick={() => setLength(length + shownAtOnce)}>
          {texts.more(shownAtOnce)}
        </SmallButton>
      )}
    </section>
  );
}

function foundText(count: number, shown: number): string {
  const texts = words.imports.rows;
  if (count === 0) return texts.none;
  return count > shown ? texts.countCut(count, formatNumber(shown)) : texts.count(count);
}

type FileOfRows = Pick<BookImport, 'preview' | 'errors' | 'warnings'>;
type FileRow = ImportPreview & { rowErrors: string[]; warnings: string[] };

/** The rows with their errors and warnings; errors of the headings come first. */
function rowsOf({ preview, errors, warnings }: FileOfRows): FileRow[] {
  const rows = new Map(
    preview.map((each): [number, FileRow] => [each.row, { ...each, rowErrors: [], warnings: [] }]),
  );
  for (const error of errors) {
    const { row } = error;
    const { title = '', rowErrors = [] } = rows.get(row) ?? {};
    const all = [...rowErrors, textOf(error)];
    rows.set(row, { row, kind: 'error', title, rowErrors: all, warnings: [] });
  }
  for (const warning of warnings) rows.get(warning.row)?.warnings.push(textOf(warning));
  return [...rows.values()].sort((a, b) => a.row - b.row);
}

function textOf(error: BookImport['errors'][number]): string {
  const { column = '' } = error;
  const labels: Record<string, string | undefined> = words.bookForm.labels;
  return importErrorMessage(error, labels[column] ?? column);
}

function Row({ row: { row, title, ...what } }: { row: FileRow }) {
  const texts = words.imports.rows;
  return (
    <TableRow className="block py-2.5 align-top md:py-0">
      <Cell
        data-head={`${texts.heads.row} `}
        className="me-3 inline-block text-ink-soft tabular-nums max-md:before:content-[attr(data-head)] md:table-cell md:align-top!"
      >
        {row}
      </Cell>
      <Cell className="inline font-medium md:table-cell md:max-w-60 md:min-w-44 md:align-top!">
        <bdi>{title || texts.untitled}</bdi>
      </Cell>
      <Cell className="block md:table-cell md:w-full md:align-top!">
        <RowChanges {...what} />
      </Cell>
    </TableRow>
  );
}

function RowChanges(row: Omit<FileRow, 'row' | 'title'>) {
  const { kind, changes = {}, isDeleted, isSum, rowErrors, warnings } = row;
  const fields = bookFieldNames.filter((name) => changes[name]);
  const isNew = kind === 'new';
  const shownFields = isNew
    ? fields.filter((name) => name !== 'title' && changes[name]!.to)
    : fields;
  const textOf = useFieldText();
  const described = shownFields.map((name) => describeChange(name, changes[name]!, isNew, textOf));
  const texts = words.imports.rows;
  const otherwise = isSum ? texts.sumSkipped : texts.unknownSkipped;
  const whySkipped = warnings.length > 0 ? texts.skipped : otherwise;
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">
        {kind === 'unknown' ? whySkipped : texts.kinds[kind]}
      </p>
      {isDeleted && <p>{texts.comesBack}</p>}
      {(isNew ? [described.join(' · ')] : [...described, ...rowErrors]).map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {warnings.map((text, index) => (
        <p key={index} className="text-sm">
          {texts.warning(text)}
        </p>
      ))}
    </>
  );
}

type Change = NonNullable<ImportPreview['changes']>[string];

function describeChange(
  name: BookField,
  { from, to }: Change,
  isNew: boolean,
  textOf: ReturnType<typeof useFieldText>,
): string {
  const word = (value: Change['to']) =>
    textOf(name, typeof value === 'boolean' ? value : `${value ?? ''}`);
  const { field, change } = words.imports.rows;
  const label = words.bookForm.labels[name];
  return isNew ? field(label, word(to)) : change(label, word(from), word(to));
}
