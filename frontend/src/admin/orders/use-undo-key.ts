import { useDocumentKeys } from '@/browser/use-document-keys';
import { undoLatest } from '@/ui/notices/undo-list';

/** Ctrl+Z undoes the last step of an order, as the Undo of its notice does. */
export function useUndoKey(): void {
  useDocumentKeys((event) => {
    const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey || repeat) return;
    if (isInDialog(event) || isTyping(event)) return;
    event.preventDefault();
    undoLatest();
  });
}

export function isInDialog({ target }: KeyboardEvent): boolean {
  return !(target instanceof HTMLElement) || target.closest('dialog, [role=dialog]') !== null;
}

export function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
  );
}
