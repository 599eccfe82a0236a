import type { ImportUndone, PastImport } from '@storyloom/backend/contract/book/book-import';
import { Link } from 'react-router-dom';
import { reasonMessage } from '@/admin/ui/reason-message';
import { readApiError } from '@/api/api-error';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm } from '@/ui/dialog';
import { Loaded } from '@/ui/loaded';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Notice } from '@/ui/notices/notice';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { importCountsText } from './import-counts';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { maxUnconfirmed } from '@/admin/books/max-unconfirmed';

interface PastImportsProps {
  isOpen: boolean;
  onUndone: (importId: string) => void;
}

/** The imports of the last weeks; each can be undone. */
export function PastImports({ isOpen, onUndone }: PastImportsProps) {
  const query = adminBooksApi.useListImportsQuery();
  const [undoImport, undoing] = adminBooksApi.useUndoImportMutation();
  const apiError = readApiError(undoing.error);
  const texts = words.imports.past;
  const undo = async (past: PastImport) => {
    if (!(await confirmUndo(past))) return;
    const { data } = await undoImport(past._id);
    if (data) onUndone(past._id);
  };
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.title}</summary>
      {undoing.data && <Undone result={undoing.data} />}
      {undoing.error !== undefined && (
        <Notice
          tone="error"
          className="mb-3"
          reference={apiError.reference}
          title={reasonMessage(apiError.reason) ?? texts.notUndone}
        />
      )}
      <Loaded query={query} failed={texts.failed}>
        {(imports) =>
          imports.length === 0 ? (
            <p className="text-ink-soft">{texts.none}</p>
          ) : (
            <ul aria-busy={query.isFetching} className="divide-y divide-line">
              {imports.map((each) => (
                <PastImportItem
                  key={each._id}
                  past={each}
                  isBusy={undoing.isLoading && undoing.originalArgs === each._id}
                  onUndo={() => void undo(each)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </details>
  );
}

/** Undoing an import of many books needs confirmation, as it cannot be undone itself. */
async function confirmUndo({ file, new: added, changed }: PastImport): Promise<boolean> {
  if (added + changed <= maxUnconfirmed) return true;
  const { untitled, askUndo, askUndoText, undo, keep } = words.imports.past;
  return askToConfirm(
    {
      title: askUndo(file ?? untitled),
      text: `${importCountsText({ new: added, changed })} ${askUndoText}`,
      icon: 'warning',
    },
    { confirm: undo, cancel: keep },
  );
}

interface PastImportItemProps {
  past: PastImport;
  isBusy: boolean;
  onUndo: () => void;
}

function PastImportItem({ past, isBusy, onUndo }: PastImportItemProps) {
  const texts = words.imports.past;
  const { at, by, file = texts.untitled, changed, canUndo, isUnderWay, isUndone } = past;
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 break-words">
        <span>
          {words.imports.importedFile(file, importCountsText({ new: past.new, changed }))}
        </span>
        <span className="block text-sm text-ink-soft">
          {texts.madeBy(<time dateTime={at}>{formatDateTime(at)}</time>, by)}
        </span>
      </span>
      {isUnderWay && <span>{texts.underWay}</span>}
      {isUndone && <span>{texts.isUndone}</span>}
      {canUndo && (
        <SmallButton
          ref={restoreFocusBeside}
          isBusy={isBusy}
          aria-label={texts.undoFile(file)}
          onClick={ignoreDoubleClick(onUndo)}
        >
          {texts.undo}
        </SmallButton>
      )}
    </li>
  );
}

function Undone({ result: { undone, left: notUndone } }: { result: ImportUndone }) {
  const tone = notUndone.length > 0 ? 'warning' : 'success';
  const texts = words.imports.past;
  const title =
    notUndone.length > 0 ? texts.undoneSome(undone, notUndone.length) : texts.undone(undone);
  return (
    <Notice tone={tone} className="mb-3" title={title}>
      <ul>
        {notUndone.slice(0, 50).map(({ bookId, title, reason = 'changed_since' }) => (
          <li key={bookId}>
            {texts.kept[reason](
              <Link className="underline" to={paths.editBook(bookId)}>
                <bdi>{title}</bdi>
              </Link>,
            )}
          </li>
        ))}
      </ul>
      {notUndone.length > 50 && <p>{texts.first(50)}</p>}
    </Notice>
  );
}
