import type { Order } from '@storyloom/backend/contract/order/order';
import { Link } from 'react-router-dom';
import { useSettings } from '@/api/settings.api';
import { paths } from '@/config/paths';
import { formatMoment } from '@/ui/text/formats';

const dayMs = 86_400_000;

/** The way to withdraw from an order, as long as that is possible; then that it was done. */
export function WithdrawLink({ order }: { order: Order }) {
  const { data } = useSettings();
  if (order.withdrawal) {
    return (
      <p className="mt-5 text-note">
        Withdrawal received on {formatMoment(order.withdrawal.receivedAt)}
      </p>
    );
  }
  if (!data?.withdrawal.isOn || !isWithin(order, data.withdrawal.days)) return null;
  return (
    <p className="mt-5 print:hidden">
      <Link to={`${paths.withdrawal}?order=${order.number}`} className="link">
        Withdraw from contract
      </Link>
    </p>
  );
}

function isWithin({ status, history }: Order, days: number): boolean {
  if (status === 'cancelled' || status === 'returned') return false;
  const delivered = history.findLast(
    (entry) => entry.status === 'delivered' && !entry.undo && !entry.returned,
  );
  return status !== 'delivered' || Date.parse(delivered?.at ?? '') + days * dayMs > Date.now();
}
