import type { BookBulk } from '@storyloom/backend/contract/book';
import { useState } from 'react';
import { showToast, showUndoToast } from '@/ui/dialog';
import { useBulkBooksMutation } from './admin-books.api';

/** The most that one call may be about. */
const callLength = 500;

/** Changes or deletes many books, says how many it was, and offers Undo for a delete. */
export function useBulkWork() {
  const [bulkBooks] = useBulkBooksMutation();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  /** Returns the ids of the books with which it worked. */
  const run = async (ids: string[], work: Omit<BookBulk, 'ids'>): Promise<string[]> => {
    const succeeded: string[] = [];
    for (let done = 0; done < ids.length; done += callLength) {
      setProgress({ done, total: ids.length });
      const { data } = await bulkBooks({ ids: ids.slice(done, done + callLength), ...work });
      for (const { id, ok } of data?.results ?? []) if (ok) succeeded.push(id);
    }
    setProgress(null);
    return succeeded;
  };

  const bringBack = async (deleted: string[]): Promise<void> => {
    const restored = await run(deleted, { restore: true });
    void showToast(summary('brought back', restored.length, deleted.length));
  };

  return {
    progress,
    async change(ids: string[], change: NonNullable<BookBulk['change']>) {
      const changed = await run(ids, { change });
      void showToast(summary('changed', changed.length, ids.length));
    },
    async remove(ids: string[]) {
      const deleted = await run(ids, { delete: true });
      const text = summary('deleted', deleted.length, ids.length);
      if (deleted.length === 0) return void showToast(text);
      const name = deleted.length === 1 ? '1 book' : `${deleted.length} books`;
      void showUndoToast(text, { name, undo: () => void bringBack(deleted) });
    },
  };
}

function summary(verb: string, succeeded: number, total: number) {
  const books = total === 1 ? 'book' : 'books';
  return succeeded === total
    ? { title: `${total} ${books} ${verb}.` }
    : { title: `${succeeded} of ${total} ${books} ${verb}.`, icon: 'warning' as const };
}
