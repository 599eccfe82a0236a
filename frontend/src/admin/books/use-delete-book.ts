import type { Book } from '@storyloom/backend/contract/book/book';
import { reasonMessage } from '@/admin/ui/reason-message';
import { readApiError } from '@/api/api-error';
import { showMessage } from '@/ui/dialog';
import { showUndoToast } from '@/ui/toast';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { words } from '@/words/admin';
import { adminBooksApi } from './admin-books.api';

/** Deletes at once and shows a toast with Undo. */
export function useDeleteBook() {
  const [deleteBook, { isLoading }] = adminBooksApi.useDeleteBookMutation();
  const undoDelete = useUndoDelete();
  const remove = async (book: Book) => {
    const response = await deleteBook(book._id);
    const { status, code, reference } = readApiError(response.error);
    if (status === 401) return;
    // Deleted by another admin, or by an earlier try without a response.
    const wasDeleted = code === 'record_not_found';
    if (response.error && !wasDeleted) {
      return showMessage({ title: words.adminBooks.notDeleted, icon: 'error', reference });
    }
    await showUndoToast(
      wasDeleted
        ? { title: words.adminBooks.deletedBefore, icon: 'info' }
        : { title: words.adminBooks.deleted },
      undoDelete(book),
    );
  };
  return [remove, isLoading] as const;
}

export function useUndoDelete() {
  const [restoreBook] = adminBooksApi.useRestoreBookMutation();
  return ({ _id, title }: Pick<Book, '_id' | 'title'>) =>
    makeUndoable({
      name: title,
      call: () => restoreBook(_id),
      done: ({ draft }) =>
        (draft ? words.adminBooks.backAmongDrafts : words.adminBooks.backInShop)(title),
      failed: (error) => {
        const { code, reason } = readApiError(error);
        const why = code === 'validation_error' && reasonMessage(reason);
        return why ? words.adminBooks.notRestoredAs(title, why) : words.adminBooks.notRestored;
      },
    });
}
