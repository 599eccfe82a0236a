import type { BookBulk } from '@storyloom/backend/contract/book';
import { useState } from 'react';
import { readApiProblem } from '@/api/api-error';
import { showToast, showUndoToast } from '@/ui/dialog';
import { countOf } from '@/ui/text/count';
import { useBulkBooksMutation } from '@/admin/books/admin-books.api';

/** The most that one call may be about. */
const callLength = 500;

interface Outcome {
  succeeded: string[];
  /** With which there is nothing more to do; what was refused or not answered may be tried again. */
  settled: string[];
  /** Why a book was refused. */
  text?: string;
  /** Of a call that failed. */
  reference?: string | undefined;
}

/** Changes or deletes many books, says how many it was, and offers Undo for a delete. */
export function useBulkWork() {
  const [bulkBooks] = useBulkBooksMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const run = async (ids: string[], work: Omit<BookBulk, 'ids'>): Promise<Outcome> => {
    const outcome: Outcome = { succeeded: [], settled: [] };
    for (let done = 0; done < ids.length; done += callLength) {
      setProgress({ done, total: ids.length });
      const { data, error } = await bulkBooks({ ids: ids.slice(done, done + callLength), ...work });
      for (const { id, ok, error: refusal } of data?.results ?? []) {
        if (ok) outcome.succeeded.push(id);
        if (ok || refusal?.code === 'record_not_found') outcome.settled.push(id);
        else outcome.text ??= refusal?.message ?? '';
      }
      if (error) outcome.reference = readApiProblem(error).reference;
    }
    setProgress(null);
    return outcome;
  };

  const bringBack = async (deleted: string[]): Promise<void> => {
    const restored = await run(deleted, { restore: true });
    void showToast(summary('brought back', restored, deleted.length));
  };

  return {
    progress,
    /** Returns the books that need not stay ticked. */
    async change(ids: string[], change: NonNullable<BookBulk['change']>): Promise<string[]> {
      const changed = await run(ids, { change });
      void showToast(summary('changed', changed, ids.length));
      return changed.settled;
    },
    /** The same. */
    async remove(ids: string[]): Promise<string[]> {
      const outcome = await run(ids, { delete: true });
      const { succeeded: deleted, settled } = outcome;
      const text = summary('deleted', outcome, ids.length);
      const name = countOf(deleted.length, 'book');
      if (deleted.length === 0) void showToast(text);
      else void showUndoToast(text, { name, undo: () => void bringBack(deleted) });
      return settled;
    },
  };
}

function summary(verb: string, { succeeded: { length }, text, reference }: Outcome, total: number) {
  const of = length === total ? '' : `${length} of `;
  const title = `${of}${countOf(total, 'book')} ${verb}.`;
  if (length === total) return { title };
  return { title, ...(text && { text }), icon: 'warning' as const, reference };
}
