import type { BookChange } from '@storyloom/backend/contract/book';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { showToast } from '@/ui/dialog';
import { adminBooksApi, invalidateBooks } from './admin-books.api';
import { booksApi } from './books.api';
import { undoMs } from './use-delete-book';

type BulkChange = Partial<Pick<BookChange, 'trending' | 'category'>>;
interface Progress {
  done: number;
  total: number;
}

const inParallel = 4;
const { readBook } = booksApi.endpoints;
const { changeOneOfMany, deleteOneOfMany, restoreOneOfMany } = adminBooksApi.endpoints;

/** Changes or deletes many books, one call per book, and asks for the lists once at the end. */
export function useBulkWork() {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  const [progress, setProgress] = useState<Progress | null>(null);

  const run = async (ids: string[], work: (id: string) => Promise<boolean>): Promise<string[]> => {
    const waiting = [...ids];
    const succeeded: string[] = [];
    let done = 0;
    setProgress({ done, total: ids.length });
    const workThrough = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if (await work(id)) succeeded.push(id);
        done += 1;
        setProgress({ done, total: ids.length });
      }
    };
    await Promise.all(Array.from({ length: inParallel }, workThrough));
    setProgress(null);
    dispatch(invalidateBooks());
    return succeeded;
  };

  const changeOne = async (id: string, bulkChange: BulkChange): Promise<boolean> => {
    // The whole book is sent: read it fresh and refuse to overwrite what changed in between.
    const read = await dispatch(readBook.initiate(id, { forceRefetch: true, subscribe: false }));
    if (!read.data) return false;
    const { book, etag } = read.data;
    const { title, description, category, newPrice } = book;
    const change = { title, description, category, newPrice, ...bulkChange };
    const answer = await dispatch(changeOneOfMany.initiate({ id, change, etag }));
    return answer.data !== undefined;
  };

  return {
    progress,
    async change(ids: string[], bulkChange: BulkChange) {
      const changed = await run(ids, (id) => changeOne(id, bulkChange));
      void showToast(summary('changed', changed.length, ids.length));
    },
    async remove(ids: string[]) {
      const deleted = await run(ids, async (id) => {
        const answer = await dispatch(deleteOneOfMany.initiate(id));
        return answer.data !== undefined;
      });
      void offerUndo(deleted, ids.length);
    },
  };

  async function offerUndo(deleted: string[], total: number): Promise<void> {
    const isUndone = await showToast(summary('deleted', deleted.length, total), {
      label: 'Undo',
      timeoutMs: undoMs,
    });
    if (!isUndone) return;
    const restored = await run(deleted, async (id) => {
      const answer = await dispatch(restoreOneOfMany.initiate(id));
      return answer.data !== undefined;
    });
    void showToast(summary('brought back', restored.length, deleted.length));
  }
}

function summary(verb: string, succeeded: number, total: number) {
  const books = total === 1 ? 'book' : 'books';
  return succeeded === total
    ? { title: `${total} ${books} ${verb}.` }
    : { title: `${succeeded} of ${total} ${books} ${verb}.`, icon: 'warning' as const };
}
