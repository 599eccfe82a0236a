import { useSyncExternalStore } from 'react';
import { FiWifiOff } from 'react-icons/fi';

/** Says so while the browser has no network; what can still be done stays usable. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-0 z-50">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-sm font-medium text-paper">
          <FiWifiOff aria-hidden="true" className="shrink-0" />
          You are offline. Your cart is kept; we go on when the connection is back.
        </p>
      )}
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', onChange, { signal });
  window.addEventListener('offline', onChange, { signal });
  return () => listening.abort();
}
