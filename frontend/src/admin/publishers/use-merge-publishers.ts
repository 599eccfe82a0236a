import type { PublisherMerge } from '@storyloom/backend/contract/book/publishers/publisher';
import { showToast, showUndoToast } from '@/ui/dialog';
import { showFailure } from '@/ui/show-failure';
import { words } from '@/words/admin';
import { adminPublishersApi } from './admin-publishers.api';

/** Says that books were renamed, and offers Undo. */
export function useShowRenamed() {
  const [undoChange] = adminPublishersApi.useUndoPublisherChangeMutation();
  const undoOf = (name: string, id: string) => ({ name, undo: () => void undoRename(name, id) });
  const undoRename = async (name: string, id: string) => {
    const { isBack, notUndone } = words.publishers;
    const { error } = await undoChange(id);
    if (!error) return void showToast({ title: isBack });
    await showFailure(notUndone, error, undoOf(name, id));
  };
  return (title: string, name: string, undo: string | undefined) =>
    void (undo ? showUndoToast({ title }, undoOf(name, undo)) : showToast({ title }));
}

/** Gives the books of publishers one name and shows a toast with Undo. Returns whether it succeeded. */
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
