import type { BookBulk, BookBulkResult } from '@storyloom/backend/contract/book/book';
import { useState } from 'react';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { useBulkBooksMutation, useUndoBulkMutation } from '@/admin/books/admin-books.api';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { countOf } from '@/ui/text/count';

/** The most that one call may be about. */
const callLength = 500;
/** More than fit on a screen or two: a slip would not be seen. */
const mostUnasked = 50;

interface Outcome {
  changed: number;
  /** What it was to become already. */
  unchanged: number;
  /** With which there is nothing more to do; what was refused or not answered may be tried again. */
  settled: string[];
  /** By which it is taken back, the calls in their order. */
  undos: string[];
  /** Why a book was refused. */
  text?: string;
  /** Of a call that failed. */
  reference?: string | undefined;
}

/** What is done with the books, and the way back. */
type Words = Record<'verb' | 'done' | 'back', string>;

/** Changes or deletes many books, says how many it really was, and offers Undo. */
export function useBulkWork() {
  const [bulkBooks] = useBulkBooksMutation();
  const [undoBulk] = useUndoBulkMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const run = async (ids: string[], work: Omit<BookBulk, 'ids'>): Promise<Outcome> => {
    const outcome = nothingDone();
    for (let done = 0; done < ids.length; done += callLength) {
      setProgress({ done, total: ids.length });
      addTo(outcome, await bulkBooks({ ids: ids.slice(done, done + callLength), ...work }));
    }
    setProgress(null);
    return outcome;
  };

  const takeBack = async (undos: string[], total: number, words: Words): Promise<void> => {
    const outcome = nothingDone();
    const failed: string[] = [];
    for (const id of undos) {
      const answer = await undoBulk(id);
      if (answer.error && isTemporary(readApiProblem(answer.error))) failed.push(id);
      addTo(outcome, answer);
    }
    tell(summary(words.back, outcome, total), failed, total - outcome.changed, words);
  };
  const tell = (text: ReturnType<typeof summary>, undos: string[], total: number, words: Words) => {
    const undoable = {
      name: `${countOf(total, 'book')} ${words.done}`,
      undo: () => void takeBack(undos, total, words),
    };
    if (undos.length === 0) void showToast(text);
    else void showUndoToast(text, undoable);
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

function nothingDone(): Outcome {
  return { changed: 0, unchanged: 0, settled: [], undos: [] };
}

function addTo(outcome: Outcome, { data, error }: { data?: BookBulkResult; error?: unknown }) {
  for (const { id, ok, changed, error: refusal } of data?.results ?? []) {
    if (changed) outcome.changed += 1;
    else if (ok) outcome.unchanged += 1;
    if (ok || refusal?.code === 'record_not_found') outcome.settled.push(id);
    else outcome.text ??= refusal?.message ?? '';
  }
  if (data?.undo) outcome.undos.push(data.undo);
  if (error) outcome.reference = readApiProblem(error).reference;
}

function summary(verb: string, outcome: Outcome, total: number) {
  const { changed, unchanged, text, reference } = outcome;
  const isWhole = changed + unchanged === total;
  const count = isWhole ? countOf(changed, 'book') : `${changed} of ${countOf(total, 'book')}`;
  const already =
    unchanged > 0 ? ` ${unchanged} ${unchanged === 1 ? 'was' : 'were'} so already.` : '';
  const title = `${count} ${verb}.${already}`;
  if (isWhole) return { title };
  return { title, ...(text && { text }), icon: 'warning' as const, reference };
}
