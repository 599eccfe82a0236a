import { useSyncExternalStore } from 'react';

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
