import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { pluralize, formatNumber } from '@/ui/text/formats';

/** The most that one call takes. */
const maxAtOnce = 500;
/** More than fit on a screen or two: a slip would not be seen. */
const maxUnconfirmed = 50;

interface ApiResponse {
  data?: BookBulkResult;
  error?: unknown;
}

/** What is done with the books, and the way back. */
type Labels = Record<'verb' | 'done' | 'back', string>;

/** Changes or deletes many books, says how many it really was, and offers Undo. */
export function useBulkWork() {
  const [bulkBooks, { isLoading: isBusy }] = adminBooksApi.useBulkBooksMutation();
  const [undoBulk] = adminBooksApi.useUndoBulkMutation();

  const revert = async (undo: string, total: number, labels: Labels): Promise<void> => {
    const response = await undoBulk(undo);
    const mayTryAgain = response.error && isTemporary(readApiProblem(response.error));
    const text = summary(labels.back, outcomeOf(response), total);
    emit(text, mayTryAgain ? undo : undefined, total, labels);
  };
  const emit = (
    text: ReturnType<typeof summary>,
    undoId: string | undefined,
    total: number,
    labels: Labels,
  ) => {
    if (!undoId) return void showToast(text);
    const name = `${pluralize(total, 'book')} ${labels.done}`;
    const undo = () => void revert(undoId, total, labels);
    void showUndoToast({ ...text, namesUndo: text.title === `${name}.` }, { name, undo });
  };

  /** Returns the books that need not stay ticked. */
  const doWith = async (
    ids: string[],
    work: Omit<BookBulk, 'ids'>,
    labels: Labels,
  ): Promise<string[]> => {
    const { verb } = labels;
    if (ids.length > maxAtOnce) {
      const title = `At most ${maxAtOnce} books at once; ${formatNumber(ids.length)} are selected.`;
      void showToast({ title, text: 'Nothing was changed.', icon: 'warning' });
      return [];
    }
    if (ids.length > maxUnconfirmed) {
      const title = `${verb} ${pluralize(ids.length, 'book')}?`;
      const isMeant = await askToConfirm({ title }, { confirm: verb, cancel: 'Cancel' });
      if (!isMeant) return [];
    }
    const outcome = outcomeOf(await bulkBooks({ ids, ...work }));
    emit(summary(labels.done, outcome, ids.length), outcome.undo, outcome.changed, labels);
    return outcome.settled;
  };

  return {
    isBusy,
    change: (ids: string[], change: NonNullable<BookBulk['change']>) =>
      doWith(ids, { change }, { verb: 'Change', done: 'changed', back: 'changed back' }),
    remove: (ids: string[]) =>
      doWith(ids, { delete: true }, { verb: 'Delete', done: 'deleted', back: 'restored' }),
  };
}

function outcomeOf({ data, error }: ApiResponse) {
  const results = data?.results ?? [];
  const settled = results.filter(
    ({ ok, error: reason }) => ok || reason?.code === 'record_not_found',
  );
  return {
    changed: results.filter(({ changed }) => changed).length,
    /** What it was to become already. */
    unchanged: results.filter(({ ok, changed }) => ok && !changed).length,
    /** With which there is nothing more to do; what was refused or not answered may be tried again. */
    settled: settled.map(({ id }) => id),
    /** By which it is undone. */
    undo: data?.undo,
    /** Why a book was refused. */
    text: results.find((each) => !settled.includes(each))?.error?.message,
    reference: readApiProblem(error).reference,
  };
}

function summary(verb: string, outcome: ReturnType<typeof outcomeOf>, total: number) {
  const { changed, unchanged, text, reference } = outcome;
  const isWhole = changed + unchanged === total;
  const count = isWhole ? pluralize(changed, 'book') : `${changed} of ${pluralize(total, 'book')}`;
  const already =
    unchanged > 0 ? ` ${unchanged} ${unchanged === 1 ? 'was' : 'were'} so already.` : '';
  const title = `${count} ${verb}.${already}`;
  if (isWhole) return { title };
  return { title, ...(text && { text }), icon: 'warning' as const, reference };
}
