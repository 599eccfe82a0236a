import type { PublisherMerge } from '@storyloom/backend/contract/book/publishers/publisher';
import { showToast, showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { words } from '@/words/admin';
import { adminPublishersApi } from './admin-publishers.api';

/** Shows how many books changed their publisher, and offers Undo. */
export function useShowRenamed() {
  const [undoChange] = adminPublishersApi.useUndoPublisherChangeMutation();
  return (title: string, name: string, id: string | undefined) => {
    if (id === undefined) return void showToast({ title });
    const undoable = makeUndoable({
      name,
      call: () => undoChange(id),
      done: () => words.publishers.isBack,
      failed: () => words.publishers.notUndone,
    });
    void showUndoToast({ title }, undoable);
  };
}

/**
 * Gives the books of several publishers one name and shows a toast with Undo. Returns whether it
 * succeeded.
 */
export function useMergePublishers() {
  const [mergePublishers, { isLoading }] = adminPublishersApi.useMergePublishersMutation();
  const showRenamed = useShowRenamed();
  const merge = async (request: PublisherMerge): Promise<boolean> => {
    const { merged, notMerged } = words.publishers;
    const { data, error } = await mergePublishers(request);
    if (data) showRenamed(merged(data.name), data.name, data.undo);
    else await showFailure(notMerged, error);
    return data !== undefined;
  };
  return { merge, isMerging: isLoading };
}
