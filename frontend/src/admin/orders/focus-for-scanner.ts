/** What a scanner sends goes into the field, wherever the keyboard is. */
export function focusForScanner(event: KeyboardEvent, input: HTMLInputElement | null): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey) return;
  const isTaken = target.closest('[role=dialog], input, textarea, select');
  if (!isTaken && /^[\p{L}\p{N}]$/u.test(key)) input?.focus();
}
