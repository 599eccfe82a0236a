import type { BookBulk } from '@storyloom/backend/contract/book';
import { useState } from 'react';
import { readApiProblem } from '@/api/api-error';
import { showToast, showUndoToast } from '@/ui/dialog';
import { useBulkBooksMutation } from './admin-books.api';

/** The most that one call may be about. */
const callLength = 500;

interface Outcome {
  succeeded: string[];
  reference: string | undefined;
}

/** Changes or deletes many books, says how many it was, and offers Undo for a delete. */
export function useBulkWork() {
  const [bulkBooks] = useBulkBooksMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  /** Returns the ids of the books with which it worked, and the reference of a call that failed. */
  const run = async (ids: string[], work: Omit<BookBulk, 'ids'>): Promise<Outcome> => {
    const succeeded: string[] = [];
    let reference: string | undefined;
    for (let done = 0; done < ids.length; done += callLength) {
      setProgress({ done, total: ids.length });
      const { data, error } = await bulkBooks({ ids: ids.slice(done, done + callLength), ...work });
      for (const { id, ok } of data?.results ?? []) if (ok) succeeded.push(id);
      if (error) ({ reference } = readApiProblem(error));
    }
    setProgress(null);
    return { succeeded, reference };
  };

  const bringBack = async (deleted: string[]): Promise<void> => {
    const restored = await run(deleted, { restore: true });
    void showToast(summary('brought back', restored, deleted.length));
  };

  return {
    progress,
    async change(ids: string[], change: NonNullable<BookBulk['change']>) {
      const changed = await run(ids, { change });
      void showToast(summary('changed', changed, ids.length));
    },
    async remove(ids: string[]) {
      const outcome = await run(ids, { delete: true });
      const deleted = outcome.succeeded;
      const text = summary('deleted', outcome, ids.length);
      if (deleted.length === 0) return void showToast(text);
      const name = deleted.length === 1 ? '1 book' : `${deleted.length} books`;
      void showUndoToast(text, { name, undo: () => void bringBack(deleted) });
    },
  };
}

function summary(verb: string, { succeeded: { length }, reference }: Outcome, total: number) {
  const books = total === 1 ? 'book' : 'books';
  return length === total
    ? { title: `${total} ${books} ${verb}.` }
    : { title: `${length} of ${total} ${books} ${verb}.`, icon: 'warning' as const, reference };
}
