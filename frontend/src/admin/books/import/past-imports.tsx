import type { ImportUndone, PastImport } from '@storyloom/backend/contract/book/book-import';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { readApiProblem } from '@/api/api-error';
import { useApiDispatch } from '@/api/dependencies';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { Loaded } from '@/ui/loaded';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Notice } from '@/ui/notices/notice';
import { countOf } from '@/ui/text/count';
import { formatMoment, formatNumber } from '@/ui/text/formats';
import {
  invalidateBooks,
  useListImportsQuery,
  useUndoImportMutation,
} from '@/admin/books/admin-books.api';

const lookEveryMs = 3000;

/** The imports of the last weeks; each can be taken back. */
export function PastImports({ isOpen }: { isOpen: boolean }) {
  const query = useListImportsQuery();
  const [undoImport, undoing] = useUndoImportMutation();
  const dispatch = useApiDispatch();
  const isUnderWay = query.data?.some((each) => each.isUnderWay) ?? false;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    // The lists of books too: they come, or go, by themselves.
    const looking = window.setInterval(() => dispatch(invalidateBooks()), lookEveryMs);
    return () => window.clearInterval(looking);
  }, [dispatch, isUnderWay]);
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Imports of the last 30 days
      </summary>
      {undoing.data && <Undone result={undoing.data} />}
      {undoing.error !== undefined && (
        <Notice tone="error" title={readApiProblem(undoing.error).message} />
      )}
      <Loaded query={query} failed="The imports could not be loaded.">
        {(imports) =>
          imports.length === 0 ? (
            <p className="text-ink-soft">There are none.</p>
          ) : (
            <DataTable
              caption="Imports of the last 30 days"
              columns={['When', 'File', 'New', 'Changed', 'Undo']}
            >
              <TableBody aria-busy={query.isFetching}>
                {imports.map((each) => (
                  <PastImportRow
                    key={each._id}
                    past={each}
                    isBusy={undoing.isLoading && undoing.originalArgs === each._id}
                    onUndo={() => void undoImport(each._id)}
                  />
                ))}
              </TableBody>
            </DataTable>
          )
        }
      </Loaded>
    </details>
  );
}

interface PastImportRowProps {
  past: PastImport;
  isBusy: boolean;
  onUndo: () => void;
}

function PastImportRow({ past, isBusy, onUndo }: PastImportRowProps) {
  const { at, by, file = 'Without a name', canUndo } = past;
  return (
    <TableRow className="block py-3 md:py-0">
      <Cell className="block md:table-cell md:whitespace-nowrap">
        <time dateTime={at}>{formatMoment(at)}</time>
      </Cell>
      <Cell className="block md:table-cell md:w-full">
        {file} <span className="text-ink-soft">by {by}</span>
      </Cell>
      <Cell className="mr-3 inline-block max-md:before:content-['New_'] md:table-cell md:whitespace-nowrap">
        {formatNumber(past.new)}
      </Cell>
      <Cell className="inline-block max-md:before:content-['Changed_'] md:table-cell md:whitespace-nowrap">
        {formatNumber(past.changed)}
      </Cell>
      <Cell className="block pt-2 md:table-cell md:min-w-32">
        {past.isUnderWay && 'Its books are on their way. This list says when they are there.'}
        {past.isUndone && 'Taken back'}
        {canUndo && (
          <SmallButton
            isBusy={isBusy}
            aria-label={`Undo the import of ${file}`}
            onClick={ignoreDoubleClick(onUndo)}
          >
            Undo
          </SmallButton>
        )}
      </Cell>
    </TableRow>
  );
}

function Undone({ result: { undone, left } }: { result: ImportUndone }) {
  const tone = left.length > 0 ? 'warning' : 'success';
  const rest = left.length > 0 ? `, ${countOf(left.length, 'book')} left as they are` : '';
  return (
    <Notice tone={tone} className="mb-3" title={`${countOf(undone, 'book')} taken back${rest}.`}>
      <ul>
        {left.slice(0, 50).map(({ bookId, title, why }) => (
          <li key={bookId}>
            <Link className="underline" to={paths.editBook(bookId)}>
              {title}
            </Link>{' '}
            {why}
          </li>
        ))}
      </ul>
      {left.length > 50 && <p>These are the first 50.</p>}
    </Notice>
  );
}
