import { useRef } from 'react';
import { useDocumentKeys } from '@/browser/use-document-keys';
import { isInDialog, isTyping } from '@/admin/orders/key-events';
import { useUndoKey } from '@/admin/orders/use-undo-key';

/** `/` focuses the search, arrow keys move between orders, Ctrl+Z undoes the last step. */
export function useOrderKeys() {
  const search = useRef<HTMLInputElement>(null);
  const links = useOrderLinks();
  useUndoKey();
  useDocumentKeys((event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (isInDialog(event) || ctrlKey || metaKey || altKey) return;
    const isInSearch = target === search.current;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === '/' && !isTyping(event)) {
      search.current?.focus();
      search.current?.select();
    } else if (step && (isInSearch || !isTyping(event))) {
      const stops = [search.current, ...links.inOrder()];
      const own = isInSearch
        ? 0
        : stops.findIndex((link) => link?.closest('tr')?.contains(target as Node));
      const next = own < 0 ? undefined : stops[own + step];
      if (!next) return;
      next.focus();
    } else return;
    event.preventDefault();
  });
  return { search, links };
}

function useOrderLinks() {
  const elements = useRef(new Map<string, HTMLElement>());
  return {
    refOf: (id: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      return () => void elements.current.delete(id);
    },
    /** In the order of the page. */
    inOrder: () =>
      [...elements.current.values()].sort((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
  };
}
export type OrderLinks = ReturnType<typeof useOrderLinks>;
