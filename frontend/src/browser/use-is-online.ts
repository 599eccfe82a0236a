import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function watchNetwork(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', onChange, { signal });
  window.addEventListener('offline', onChange, { signal });
  return () => listening.abort();
}
