import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { countOf, formatNumber } from '@/ui/text/formats';

/** The most that one call takes. */
const mostAtOnce = 500;
/** More than fit on a screen or two: a slip would not be seen. */
const mostUnasked = 50;

interface Answer {
  data?: BookBulkResult;
  error?: unknown;
}

/** What is done with the books, and the way back. */
type Words = Record<'verb' | 'done' | 'back', string>;

/** Changes or deletes many books, says how many it really was, and offers Undo. */
export function useBulkWork() {
  const [bulkBooks, { isLoading: isBusy }] = adminBooksApi.useBulkBooksMutation();
  const [undoBulk] = adminBooksApi.useUndoBulkMutation();

  const takeBack = async (undo: string, total: number, words: Words): Promise<void> => {
    const answer = await undoBulk(undo);
    const mayTryAgain = answer.error && isTemporary(readApiProblem(answer.error));
    const text = summary(words.back, outcomeOf(answer), total);
    tell(text, mayTryAgain ? undo : undefined, total, words);
  };
  const tell = (
    text: ReturnType<typeof summary>,
    undoId: string | undefined,
    total: number,
    words: Words,
  ) => {
    if (!undoId) return void showToast(text);
    const name = `${countOf(total, 'book')} ${words.done}`;
    const undo = () => void takeBack(undoId, total, words);
    void showUndoToast({ ...text, namesUndo: text.title === `${name}.` }, { name, undo });
  };

  /** Returns the books that need not stay ticked. */
  const doWith = async (
    ids: string[],
    work: Omit<BookBulk, 'ids'>,
    words: Words,
  ): Promise<string[]> => {
    const { verb } = words;
    if (ids.length > mostAtOnce) {
      const title = `At most ${mostAtOnce} books at once; ${formatNumber(ids.length)} are selected.`;
      void showToast({ title, text: 'Nothing was changed.', icon: 'warning' });
      return [];
    }
    if (ids.length > mostUnasked) {
      const title = `${verb} ${countOf(ids.length, 'book')}?`;
      const isMeant = await askToConfirm({ title }, { confirm: verb, cancel: 'Cancel' });
      if (!isMeant) return [];
    }
    const outcome = outcomeOf(await bulkBooks({ ids, ...work }));
    tell(summary(words.done, outcome, ids.length), outcome.undo, outcome.changed, words);
    return outcome.settled;
  };

  return {
    isBusy,
    change: (ids: string[], change: NonNullable<BookBulk['change']>) =>
      doWith(ids, { change }, { verb: 'Change', done: 'changed', back: 'changed back' }),
    remove: (ids: string[]) =>
      doWith(ids, { delete: true }, { verb: 'Delete', done: 'deleted', back: 'brought back' }),
  };
}

function outcomeOf({ data, error }: Answer) {
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
    /** By which it is taken back. */
    undo: data?.undo,
    /** Why a book was refused. */
    text: results.find((each) => !settled.includes(each))?.error?.message,
    reference: readApiProblem(error).reference,
  };
}

function summary(verb: string, outcome: ReturnType<typeof outcomeOf>, total: number) {
  const { changed, unchanged, text, reference } = outcome;
  const isWhole = changed + unchanged === total;
  const count = isWhole ? countOf(changed, 'book') : `${changed} of ${countOf(total, 'book')}`;
  const already =
    unchanged > 0 ? ` ${unchanged} ${unchanged === 1 ? 'was' : 'were'} so already.` : '';
  const title = `${count} ${verb}.${already}`;
  if (isWhole) return { title };
  return { title, ...(text && { text }), icon: 'warning' as const, reference };
}
