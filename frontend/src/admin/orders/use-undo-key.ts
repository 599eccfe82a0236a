import { useDocumentKeys } from '@/browser/use-document-keys';
import { undoLatest } from '@/ui/notices/undo-list';
import { isInDialog, isTyping, isUndoKey } from './key-events';

/** Ctrl+Z undoes the last step of an order, as the Undo of its notice does. */
export function useUndoKey(): void {
  useDocumentKeys((event) => {
    if (!isUndoKey(event) || event.repeat) return;
    if (isInDialog(event) || isTyping(event)) return;
    event.preventDefault();
    undoLatest();
  });
}
