import { ConnectionBar } from '@/ui/notices/connection-bar';
import { useIsOnline } from '@/browser/use-is-online';
import { useNewOrders } from '@/admin/orders/admin-orders.api';

/** One lost call is nothing; after two in a row what is shown may be old. */
const patienceMs = 9_000;

/** Says when nothing new comes, so that nobody takes the orders of before for all there are. */
export function OwnerOfflineNotice() {
  const isOnline = useIsOnline();
  const { error, startedTimeStamp = 0, fulfilledTimeStamp } = useNewOrders();
  const silentMs = fulfilledTimeStamp === undefined ? 0 : startedTimeStamp - fulfilledTimeStamp;
  const isSilent = error !== undefined && silentMs > patienceMs;
  const goesOn = 'What stands here is of before; it goes on by itself.';
  if (!isOnline) return <ConnectionBar text={`You are offline. ${goesOn}`} />;
  return <ConnectionBar text={isSilent ? `The shop does not answer. ${goesOn}` : undefined} />;
}
