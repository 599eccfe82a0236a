import { FiShare2 } from 'react-icons/fi';
import type { Book } from '@storyloom/backend/contract/book/book';
import { paths } from '@/config/paths';
import { IconButton } from '@/ui/controls/button';
import { words } from '@/words/first';
import { showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';

/** Shares the address of the book: by the device's share sheet, else by the clipboard. */
export function ShareBook({ book }: { book: Book }) {
  return (
    <IconButton label={words.book.share(book.title)} onClick={() => void share(book)}>
      <FiShare2 aria-hidden="true" />
    </IconButton>
  );
}

async function share({ _id, title, author }: Book): Promise<void> {
  const url = new URL(paths.book(_id), window.location.origin).href;
  const isShared = await openShareSheet({
    title,
    text: author ? words.book.titleBy(title, author) : title,
    url,
  });
  if (isShared) return;
  try {
    await navigator.clipboard.writeText(url);
    void showToast({ title: words.book.linkCopied });
  } catch {
    // Without HTTPS there is no clipboard: the dialog shows the link to be copied.
    void showMessage({ title: words.book.copyLink, text: url });
  }
}

/** Whether a share sheet exists; closing it without sharing counts too. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
