import { useEffect } from 'react';

/**
 * The keys that the orders page tells of: `/` leads to the search, the arrows from order to order,
 * Ctrl+Z presses the Undo of the last step. The keyboard stays where it is for that.
 */
export function useOrderKeys(): void {
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (!(target instanceof HTMLElement) || target.closest('dialog, [role=dialog]')) return;
  const search = document.querySelector<HTMLInputElement>('#order-search');
  const isTyping = target.matches('input:not([type=checkbox]), textarea, select');
  const place = placeOf(key, target, search);
  if ((ctrlKey || metaKey) && key === 'z' && !shiftKey && !isTyping && !repeat) {
    document.querySelector<HTMLElement>('.undo-list button:not(:disabled)')?.click();
  } else if (key === '/' && !isTyping && search) {
    search.focus();
    search.select();
  } else if (place && !ctrlKey && !metaKey && !altKey && (!isTyping || target === search)) {
    place.focus();
  } else return;
  event.preventDefault();
}

/** Where an arrow leads from a place in the list, or from the search above it. */
function placeOf(key: string, from: HTMLElement, search: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const places = [search, ...document.querySelectorAll<HTMLElement>('a[data-order]')];
  const own =
    from === search ? search : from.closest('tr')?.querySelector<HTMLElement>('a[data-order]');
  if (!step || !own) return undefined;
  return places[places.indexOf(own) + step];
}
