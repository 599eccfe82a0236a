import { useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, which must start with the same picture; then true. For
 * values that only the browser knows: its storage, its language.
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
