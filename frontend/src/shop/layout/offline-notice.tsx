import { ConnectionBar } from '@/ui/notices/connection-bar';
import { useIsOnline } from '@/browser/use-is-online';

/** Says so while the browser has no network; what can still be done stays usable. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const text = 'You are offline. Your cart is kept; we go on when the connection is back.';
  return <ConnectionBar text={isOnline ? undefined : text} />;
}
