/** Ctrl+Z; where the layout has no Latin letters, as in Hebrew, the key with Z on it. */
export function isUndoKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isZ = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
  return isZ && !shiftKey && (ctrlKey || metaKey);
}

/** Whether the focus is in a dialog, ours (`<dialog>`) or SweetAlert2's, which handles its own keys. */
export function isInDialog({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element) || target.closest('dialog, [role=dialog]') !== null;
}

export function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  );
}

/** Moves the keys of a scanner to the field, wherever the focus is on the page. */
export function focusForScanner(event: KeyboardEvent, input: HTMLInputElement | null): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || isInDialog(event) || ctrlKey || metaKey) return;
  if (!target.closest('input, textarea, select') && /^[\p{L}\p{N}]$/u.test(key)) input?.focus();
}
