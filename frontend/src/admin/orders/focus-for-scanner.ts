import { isInDialog } from './key-events';

/** Moves the keys of a scanner to the field, wherever the focus is on the page. */
export function focusForScanner(event: KeyboardEvent, input: HTMLInputElement | null): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || isInDialog(event) || ctrlKey || metaKey) return;
  if (!target.closest('input, textarea, select') && /^[\p{L}\p{N}]$/u.test(key)) input?.focus();
}
