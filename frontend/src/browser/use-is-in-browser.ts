import { useSyncExternalStore } from 'react';

/**
 * False where a page is rendered by the server and while the browser hydrates that, which must begin
 * with the same picture; then true. For what only the browser knows: its storage, its language.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
