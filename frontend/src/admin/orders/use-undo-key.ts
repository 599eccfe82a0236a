import { useDocumentKeys } from '@/browser/use-document-keys';
import { undoLatest } from '@/ui/notices/undo-list';

/** Ctrl+Z undoes the last step of an order, as the Undo of its notice does. */
export function useUndoKey(): void {
  useDocumentKeys((event) => {
    if (!isUndoKey(event) || event.repeat) return;
    if (isInDialog(event) || isTyping(event)) return;
    event.preventDefault();
    undoLatest();
  });
}

/** Ctrl+Z; where the layout has no Latin letters, as in Hebrew, the key with Z on it. */
export function isUndoKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isZ = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
  return isZ && !shiftKey && (ctrlKey || metaKey);
}

export function isInDialog({ target }: KeyboardEvent): boolean {
  return !(target instanceof HTMLElement) || target.closest('dialog, [role=dialog]') !== null;
}

export function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
  );
}
