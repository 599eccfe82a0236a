import { useSyncExternalStore } from 'react';

/**
 * False where a page is drawn by the server and while the browser takes that over, which must begin
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
