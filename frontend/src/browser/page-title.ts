import { useEffect, useSyncExternalStore } from 'react';

/** Names the browser tab; undefined leaves that to the page inside. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}

/** Returns what the browser tab is called, whatever page names it; undefined on the server. */
export function useDocumentTitle(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => document.title,
    () => undefined,
  );
}

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
