import type { ImportUndone, PastImport } from '@storyloom/backend/contract/book/book-import';
import { Link } from 'react-router-dom';
import { readApiProblem } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { Loaded } from '@/ui/loaded';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Notice } from '@/ui/notices/notice';
import { pluralize, formatDateTime } from '@/ui/text/formats';
import { sumOf } from './checked-file';
import { adminBooksApi } from '@/admin/books/admin-books.api';

/** The imports of the last weeks; each can be undone. */
export function PastImports({ isOpen }: { isOpen: boolean }) {
  const query = adminBooksApi.useListImportsQuery();
  const [undoImport, undoing] = adminBooksApi.useUndoImportMutation();
  const problem = readApiProblem(undoing.error);
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Imports of the last 30 days
      </summary>
      {undoing.data && <Undone result={undoing.data} />}
      {undoing.error !== undefined && (
        <Notice
          tone="error"
          className="mb-3"
          reference={problem.reference}
          title={problem.message || 'The import was not undone. Please try again.'}
        />
      )}
      <Loaded query={query} failed="The imports could not be loaded.">
        {(imports) =>
          imports.length === 0 ? (
            <p className="text-ink-soft">There are none.</p>
          ) : (
            <ul aria-busy={query.isFetching} className="divide-y divide-line">
              {imports.map((each) => (
                <PastImportItem
                  key={each._id}
                  past={each}
                  isBusy={undoing.isLoading && undoing.originalArgs === each._id}
                  onUndo={() => void undoImport(each._id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </details>
  );
}

interface PastImportItemProps {
  past: PastImport;
  isBusy: boolean;
  onUndo: () => void;
}

function PastImportItem({ past, isBusy, onUndo }: PastImportItemProps) {
  const { at, by, file = 'Without a name', changed, canUndo, isUnderWay, isUndone } = past;
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 break-words">
        <span>{`${file}: ${sumOf({ new: past.new, changed })}`}</span>
        <span className="block text-sm text-ink-soft">
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span>{` by ${by}`}</span>
        </span>
      </span>
      {isUnderWay && <span>Its books are on their way. This list says when they are there.</span>}
      {isUndone && <span>Undone</span>}
      {canUndo && (
        <SmallButton
          ref={restoreFocusBeside}
          isBusy={isBusy}
          aria-label={`Undo the import of ${file}`}
          onClick={ignoreDoubleClick(onUndo)}
        >
          Undo
        </SmallButton>
      )}
    </li>
  );
}

function Undone({ result: { undone, left } }: { result: ImportUndone }) {
  const tone = left.length > 0 ? 'warning' : 'success';
  const rest = left.length > 0 ? `, ${pluralize(left.length, 'book')} left as they are` : '';
  return (
    <Notice tone={tone} className="mb-3" title={`${pluralize(undone, 'book')} undone${rest}.`}>
      <ul>
        {left.slice(0, 50).map(({ bookId, title, why }) => (
          <li key={bookId}>
            <Link className="underline" to={paths.editBook(bookId)}>
              {title}
            </Link>
            <span>{` ${why}`}</span>
          </li>
        ))}
      </ul>
      {left.length > 50 && <p>These are the first 50.</p>}
    </Notice>
  );
}
