import type { Order } from '@storyloom/backend/contract/order/order';
import { Link } from 'react-router-dom';
import { useSettings } from '@/api/endpoints/settings.api';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { isWithdrawn } from './is-withdrawn';
import { words } from '@/words/shop';

const dayMs = 86_400_000;

/** The withdrawals of an order, and a link to withdraw from more books while that is possible. */
export function WithdrawLink({ order }: { order: Order }) {
  const { data } = useSettings();
  const texts = words.orders;
  const { withdrawals = [], items, number } = order;
  // A person who knows number and address must not block the customer's own withdrawal.
  const own = withdrawals.filter(({ isSignedIn }) => isSignedIn);
  const isFullyWithdrawn = isWithdrawn({ items, withdrawals: own });
  const isOpen =
    data?.withdrawal.isOn && !isFullyWithdrawn && isWithin(order, data.withdrawal.days);
  return (
    <>
      {withdrawals.map(({ receivedAt, isSignedIn }) => (
        <p key={receivedAt} className="mt-5 text-note">
          {(isSignedIn ? texts.withdrawalReceived : texts.withdrawalReceivedUnsigned)(
            formatDateTime(receivedAt),
          )}
        </p>
      ))}
      {isOpen && (
        <p className="mt-5 print:hidden">
          <Link to={`${paths.withdrawal}?order=${number}`} className="link">
            {words.withdrawal.title}
          </Link>
        </p>
      )}
    </>
  );
}

function isWithin({ status, history }: Order, days: number): boolean {
  if (status === 'cancelled' || status === 'returned') return false;
  const delivered = history.findLast(
    (entry) => entry.status === 'delivered' && !entry.undo && !entry.returned,
  );
  return status !== 'delivered' || Date.parse(delivered?.at ?? '') + days * dayMs > Date.now();
}
