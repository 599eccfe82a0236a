import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book-bulk';
import { reasonMessage } from '@/admin/ui/reason-message';
import { isTemporary, readApiError } from '@/api/api-error';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { maxUnconfirmed } from '@/admin/books/max-unconfirmed';
import { askToConfirm, type DialogText } from '@/ui/dialog';
import { showToast, showUndoToast } from '@/ui/toast';
import { words } from '@/words/admin';

const maxAtOnce = 500;

interface ApiResponse {
  data?: BookBulkResult;
  error?: unknown;
}

type BulkAction = 'change' | 'remove';

/** Refused books that a message names; more would not be read in time. */
const maxNamed = 3;

/**
 * Changes or deletes many books, shows how many were changed and why others were not, and offers Undo.
 */
export function useBulkChanges(titleOf: (id: string) => string | undefined = () => undefined) {
  const [changeManyBooks, { isLoading: isBusy }] = adminBooksApi.useChangeManyBooksMutation();
  const [undoBulk] = adminBooksApi.useUndoBulkMutation();

  const revert = async (undo: string, total: number, action: BulkAction): Promise<void> => {
    const response = await undoBulk(undo);
    const canRetry = response.error && isTemporary(readApiError(response.error));
    const { undoneAll, undoneSome } = words.adminBooks.bulk[action];
    const text = summary([undoneAll, undoneSome], outcomeOf(response, titleOf), total);
    report(text, canRetry ? undo : undefined, total, action);
  };
  const report = (
    text: DialogText,
    undoId: string | undefined,
    total: number,
    action: BulkAction,
  ) => {
    if (!undoId) return void showToast(text);
    const name = words.adminBooks.bulk[action].done(total);
    const undo = () => void revert(undoId, total, action);
    void showUndoToast(text, { name, undo });
  };

  /** Returns the ids of books that can be deselected. */
  const run = async (
    ids: string[],
    request: Omit<BookBulk, 'ids'>,
    action: BulkAction,
  ): Promise<string[]> => {
    const { tooMany, nothingChanged, cancel, [action]: texts } = words.adminBooks.bulk;
    if (ids.length > maxAtOnce) {
      const title = tooMany(maxAtOnce, ids.length);
      void showToast({ title, text: nothingChanged, icon: 'warning' });
      return [];
    }
    if (ids.length > maxUnconfirmed) {
      const title = texts.ask(ids.length);
      const isSure = await askToConfirm({ title }, { confirm: texts.confirm, cancel });
      if (!isSure) return [];
    }
    const titles = new Map(ids.map((id) => [id, titleOf(id)])); // the list loses deleted books during the call
    const response = await changeManyBooks({ ids, ...request });
    const outcome = outcomeOf(response, (id) => titles.get(id));
    const text = summary([texts.doneAll, texts.doneSome], outcome, ids.length);
    report({ ...text, isUndoNamed: true }, outcome.undo, outcome.changed, action);
    return outcome.doneIds;
  };

  return {
    isBusy,
    change: (ids: string[], change: NonNullable<BookBulk['change']>) =>
      run(ids, { change }, 'change'),
    remove: (ids: string[]) => run(ids, { delete: true }, 'remove'),
  };
}

function outcomeOf({ data, error }: ApiResponse, titleOf: (id: string) => string | undefined) {
  const results = data?.results ?? [];
  const done = results.filter(({ ok, error: reason }) => ok || reason?.code === 'record_not_found');
  return {
    changed: results.filter(({ changed }) => changed).length,
    /** Books that had the requested values before. */
    unchanged: results.filter(({ ok, changed }) => ok && !changed).length,
    /**
     * Ids of books that are done; refused books and books without a response may be tried again.
     */
    doneIds: done.map(({ id }) => id),
    /** The id of the undo call. */
    undo: data?.undo,
    /** Which books were refused, and why. */
    text: refusalsOf(results, titleOf),
    reference: readApiError(error).reference,
  };
}

function refusalsOf(
  results: BookBulkResult['results'],
  titleOf: (id: string) => string | undefined,
): string {
  const refusals = results.flatMap(({ id, error }) => {
    const reason = reasonMessage(error?.reason);
    const title = titleOf(id);
    if (!reason) return [];
    return [title === undefined ? reason : words.adminBooks.bulk.refused(title, reason)];
  });
  return [...new Set(refusals)].slice(0, maxNamed).join(' ');
}

type CountMessages = [
  all: (count: number) => string,
  some: (count: number, total: number) => string,
];

function summary([all, some]: CountMessages, outcome: ReturnType<typeof outcomeOf>, total: number) {
  const { changed, unchanged, text, reference } = outcome;
  const isComplete = changed + unchanged === total;
  const count = isComplete ? all(changed) : some(changed, total);
  const title = unchanged > 0 ? `${count} ${words.adminBooks.bulk.already(unchanged)}` : count;
  if (isComplete) return { title };
  return { title, ...(text && { text }), icon: 'warning' as const, reference };
}
