import { wholeTitle } from '@storyloom/backend/contract/shop/site-pages';
import { useEffect, useSyncExternalStore } from 'react';
import { useShop } from '@/api/endpoints/settings.api';

/**
 * Sets the title of the page with the shop's name. `title`: as in the table of pages, '' while
 * unknown, undefined if the page inside sets it.
 */
export function usePageTitle(title: string | null | undefined): void {
  const shop = useShop();
  const fullTitle = title === undefined ? undefined : wholeTitle(title, shop);
  useEffect(() => {
    if (fullTitle !== undefined) showTitle({ title: fullTitle });
  }, [fullTitle]);
}

/** Puts a number before the title of any page: `(3) Orders`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    showTitle({ count });
    return () => showTitle({ count: 0 });
  }, [count]);
}

/** The title that the page has set; undefined before, and on the server. */
export function useDocumentTitle(): string | undefined {
  return useSyncExternalStore(
    watchTitle,
    () => current.title,
    () => undefined,
  );
}

/** The title and number of the browser tab; the document's own title until a page sets one. */
const current: { title?: string; count: number } = { count: 0 };
const watchers = new Set<() => void>();

function watchTitle(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function showTitle(change: Partial<typeof current>): void {
  Object.assign(current, change);
  const title = current.title ?? document.title;
  document.title = current.count > 0 ? `(${current.count}) ${title}` : title;
  for (const onChange of watchers) onChange();
}
