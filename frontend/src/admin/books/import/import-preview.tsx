import {
  importKinds,
  type ImportKind,
  type ImportPreview,
} from '@storyloom/backend/contract/book/book-import';
import { bookFieldNames, type BookField } from '@storyloom/backend/contract/book/book';
import { fold } from '@storyloom/backend/contract/text/fold';
import { useDeferredValue, useState } from 'react';
import { SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { TextField } from '@/ui/form/field';
import { countOf } from '@/ui/text/count';
import { bookFieldLabels } from '@/admin/books/form/field-words';
import { wordOf } from '@/admin/books/form/field-words';
import { ImportRow, ImportRows } from './import-rows';
import { formatNumber } from '@/ui/text/formats';

type Shown = ImportKind | 'all';
const kindWords: Record<ImportKind, string> = {
  ...{ new: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  ...{ unknown: 'Not in the shop: passed over' },
  ...{ conflict: 'Older than the book', error: 'Not right' },
};
const pageLength = 50;

/** What each row would do, before and after: by kind, by title, page by page. */
export function ImportPreviewList({ preview }: { preview: ImportPreview[] }) {
  const [kind, setKind] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = fold(useDeferredValue(search).trim());
  const kinds = importKinds.filter((each) => preview.some((row) => row.kind === each));
  const countOfKind = (each: Shown) =>
    each === 'all' ? preview.length : preview.filter((row) => row.kind === each).length;
  const shown = (['all', ...kinds] as const).map((each) => {
    const word = each === 'all' ? 'All' : kindWords[each];
    return [each, `${word} ${formatNumber(countOfKind(each))}`] as const;
  });
  const found = preview.filter(
    (row) =>
      (kind === 'all' || row.kind === kind) &&
      (wanted === '' || `${row.row}` === wanted || fold(row.title).includes(wanted)),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / pageLength));
  const current = Math.min(page, pageCount);
  const start = (current - 1) * pageLength;
  return (
    <section aria-label="What the file would do" className="mt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Pills
          label="Rows shown"
          words={Object.fromEntries(shown) as Record<Shown, string>}
          chosen={kind}
          onChoose={(each) => {
            setKind(each);
            setPage(1);
          }}
        />
        <TextField
          label="Title or row"
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      </div>
      <p className="mt-2 text-ink-soft" role="status">
        {found.length === 0
          ? 'No row is like that.'
          : `${countOf(found.length, 'row')}, ${start + 1} to ${Math.min(start + pageLength, found.length)} shown.`}
      </p>
      {found.length > 0 && (
        <ImportRows caption="Rows of the file" heads={['Book', 'What happens']}>
          {found.slice(start, start + pageLength).map((row) => (
            <ImportRow key={row.row} row={row.row} name={row.title || 'Without a title'}>
              <RowChanges row={row} />
            </ImportRow>
          ))}
        </ImportRows>
      )}
      {pageCount > 1 && (
        <nav aria-label="Pages of rows" className="mt-3 flex flex-wrap items-center gap-3">
          <Turn to={current - 1} last={pageCount} onTurn={setPage}>
            Previous
          </Turn>
          <span className="tabular-nums">{`Page ${current} of ${pageCount}`}</span>
          <Turn to={current + 1} last={pageCount} onTurn={setPage}>
            Next
          </Turn>
        </nav>
      )}
    </section>
  );
}

interface TurnProps {
  to: number;
  last: number;
  onTurn: (page: number) => void;
  children: string;
}

function Turn({ to, last, onTurn, children }: TurnProps) {
  // Not disabled: that would take the keyboard away from who is turning pages.
  const isThere = to >= 1 && to <= last;
  return (
    <SmallButton
      aria-disabled={!isThere}
      className="aria-disabled:opacity-50"
      onClick={() => isThere && onTurn(to)}
    >
      {children}
    </SmallButton>
  );
}

function RowChanges({ row: { kind, changes = {}, isDeleted } }: { row: ImportPreview }) {
  const fields = bookFieldNames.filter((name) => changes[name]);
  const isNew = kind === 'new';
  const told = isNew ? fields.filter((name) => name !== 'title' && changes[name]!.to) : fields;
  const words = told.map((name) => changeWords(name, changes[name]!, isNew));
  return (
    <>
      <p className="text-sm font-semibold text-ink-soft">{kindWords[kind]}</p>
      {isDeleted && <p>Deleted in the shop: the file brings it back</p>}
      {isNew ? words.join(' · ') : words.map((text) => <p key={text}>{text}</p>)}
    </>
  );
}

type Change = NonNullable<ImportPreview['changes']>[string];

function changeWords(name: BookField, { from, to }: Change, isNew: boolean): string {
  const word = (value: Change['to']) =>
    wordOf(name, typeof value === 'boolean' ? value : `${value ?? ''}`);
  const label = bookFieldLabels[name];
  return isNew ? `${label}: ${word(to)}` : `${label}: ${word(from)} → ${word(to)}`;
}
