import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book';
import { useState } from 'react';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { countOf } from '@/ui/text/formats';

/** The most that one call may be about. */
const callLength = 500;
/** More than fit on a screen or two: a slip would not be seen. */
const mostUnasked = 50;

/** Of one call. */
interface Answer {
  data?: BookBulkResult;
  error?: unknown;
}

/** What is done with the books, and the way back. */
type Words = Record<'verb' | 'done' | 'back', string>;

/** Changes or deletes many books, says how many it really was, and offers Undo. */
export function useBulkWork() {
  const [bulkBooks] = adminBooksApi.useBulkBooksMutation();
  const [undoBulk] = adminBooksApi.useUndoBulkMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const run = async (ids: string[], work: Omit<BookBulk, 'ids'>) => {
    const answers: Answer[] = [];
    for (let done = 0; done < ids.length; done += callLength) {
      setProgress({ done, total: ids.length });
      answers.push(await bulkBooks({ ids: ids.slice(done, done + callLength), ...work }));
    }
    setProgress(null);
    return outcomeOf(answers);
  };

  const takeBack = async (undos: string[], total: number, words: Words): Promise<void> => {
    const answers: Answer[] = [];
    const failed: string[] = [];
    for (const id of undos) {
      const answer = await undoBulk(id);
      if (answer.error && isTemporary(readApiProblem(answer.error))) failed.push(id);
      answers.push(answer);
    }
    const outcome = outcomeOf(answers);
    tell(summary(words.back, outcome, total), failed, total - outcome.changed, words);
  };
  const tell = (text: ReturnType<typeof summary>, undos: string[], total: number, words: Words) => {
    if (undos.length === 0) return void showToast(text);
    const name = `${countOf(total, 'book')} ${words.done}`;
    const undo = () => void takeBack(undos, total, words);
    void showUndoToast({ ...text, namesUndo: text.title === `${name}.` }, { name, undo });
  };

  /** Returns the books that need not stay ticked. */
  const doWith = async (
    ids: string[],
    work: Omit<BookBulk, 'ids'>,
    words: Words,
  ): Promise<string[]> => {
    const { verb } = words;
    if (ids.length > mostUnasked) {
      const title = `${verb} ${countOf(ids.length, 'book')}?`;
      const isMeant = await askToConfirm({ title }, { confirm: verb, cancel: 'Cancel' });
      if (!isMeant) return [];
    }
    const outcome = await run(ids, work);
    tell(summary(words.done, outcome, ids.length), outcome.undos, outcome.changed, words);
    return outcome.settled;
  };

  return {
    progress,
    change: (ids: string[], change: NonNullable<BookBulk['change']>) =>
      doWith(ids, { change }, { verb: 'Change', done: 'changed', back: 'changed back' }),
    remove: (ids: string[]) =>
      doWith(ids, { delete: true }, { verb: 'Delete', done: 'deleted', back: 'brought back' }),
  };
}

function outcomeOf(answers: Answer[]) {
  const results = answers.flatMap(({ data }) => data?.results ?? []);
  const settled = results.filter(({ ok, error }) => ok || error?.code === 'record_not_found');
  return {
    changed: results.filter(({ changed }) => changed).length,
    /** What it was to become already. */
    unchanged: results.filter(({ ok, changed }) => ok && !changed).length,
    /** With which there is nothing more to do; what was refused or not answered may be tried again. */
    settled: settled.map(({ id }) => id),
    /** By which it is taken back, the calls in their order. */
    undos: answers.flatMap(({ data }) => data?.undo ?? []),
    /** Why a book was refused. */
    text: results.find((each) => !settled.includes(each))?.error?.message,
    reference: readApiProblem(answers.findLast(({ error }) => error)?.error).reference,
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
