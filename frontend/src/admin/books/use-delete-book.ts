import type { Book } from '@storyloom/backend/contract/book/book';
import { sayReason } from '@/ui/say-reason';
import { readApiProblem } from '@/api/api-error';
import { showNotice, showToast, showUndoToast } from '@/ui/dialog';
import { showFailure } from '@/ui/show-failure';
import { words } from '@/words/admin';
import { adminBooksApi } from './admin-books.api';

type Gone = Pick<Book, '_id' | 'title'>;

/** Deletes at once and shows a toast with Undo. */
export function useDeleteBook() {
  const [deleteBook, { isLoading }] = adminBooksApi.useDeleteBookMutation();
  const restore = useRestoreBook();
  const remove = async (book: Book) => {
    const response = await deleteBook(book._id);
    const { status, code, reference } = readApiProblem(response.error);
    if (status === 401) return;
    // Deleted by another admin, or by an earlier try without a response.
    const wasDeleted = code === 'record_not_found';
    if (response.error && !wasDeleted) {
      return showNotice({ title: words.adminBooks.notDeleted, icon: 'error', reference });
    }
    await showUndoToast(
      wasDeleted
        ? { title: words.adminBooks.deletedBefore, icon: 'info' }
        : { title: words.adminBooks.deleted },
      undoOf(book, restore),
    );
  };
  return [remove, isLoading] as const;
}

const undoOf = (book: Gone, restore: (book: Gone) => Promise<void>) => ({
  name: book.title,
  undo: () => void restore(book),
});

export function useRestoreBook() {
  const [restoreBook] = adminBooksApi.useRestoreBookMutation();
  const restore = async (book: Gone): Promise<void> => {
    const { adminBooks } = words;
    const { title } = book;
    const { data, error } = await restoreBook(book._id);
    if (data) {
      const isBack = data.draft ? adminBooks.backAmongDrafts : adminBooks.backInShop;
      return void showToast({ title: isBack(title) });
    }
    const { code, reason } = readApiProblem(error);
    const why = code === 'validation_error' && sayReason(reason);
    // If a retry may succeed, the toast names the book next to its Undo.
    const text = why ? adminBooks.notRestoredAs(title, why) : adminBooks.notRestored;
    void showFailure(text, error, undoOf(book, restore));
  };
  return restore;
}
