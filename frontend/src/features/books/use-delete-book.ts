import type { Book } from '@storyloom/backend/contract/book';
import { readApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/admin-messages';
import { showNotice, showToast } from '@/ui/dialog';
import { useDeleteBookMutation, useRestoreBookMutation } from './admin-books.api';

export const undoMs = 10_000;

/** Deletes at once, says so, and offers Undo (ruling R13). */
export function useDeleteBook() {
  const [deleteBook] = useDeleteBookMutation();
  const [restoreBook] = useRestoreBookMutation();
  return async ({ _id }: Book) => {
    const answer = await deleteBook(_id);
    if (answer.error) {
      if (readApiProblem(answer.error).status === 401) return;
      return showNotice({ title: adminTexts.deleteFailed, icon: 'error' });
    }
    const isUndone = await showToast(
      { title: adminTexts.deleteSuccess },
      { label: 'Undo', timeoutMs: undoMs },
    );
    if (!isUndone) return;
    const restored = await restoreBook(_id);
    void showToast(
      restored.error
        ? { title: 'The book could not be brought back. Please try again.', icon: 'error' }
        : { title: `${answer.data.title} is back in the shop.` },
    );
  };
}
