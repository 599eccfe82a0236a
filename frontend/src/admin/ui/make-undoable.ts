import { showToast } from '@/ui/toast';
import type { Undoable } from '@/ui/notices/undo-list';
import { showFailure } from './show-failure';

interface UndoCall<Data> extends Omit<Undoable, 'undo'> {
  call: () => Promise<{ data?: Data | undefined; error?: unknown }>;
  /** Absent if the page itself shows the result. */
  done?: (data: Data) => string;
  failed: (error: unknown) => string;
}

/** An Undo that calls the API and shows the result; offered again after a temporary error. */
export function makeUndoable<Data>({ call, done, failed, ...shown }: UndoCall<Data>): Undoable {
  const undoable: Undoable = {
    ...shown,
    undo: async () => {
      const { data, error } = await call();
      if (error) return showFailure(failed(error), error, undoable);
      if (done) await showToast({ title: done(data as Data) });
    },
  };
  return undoable;
}
