import type { Order } from '@storyloom/backend/contract/order/order';
import { Link } from 'react-router-dom';
import { useSettings } from '@/api/settings.api';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/ui/text/formats';

const dayMs = 86_400_000;

/** That books were withdrawn from, and the way to withdraw from others as long as that is possible. */
export function WithdrawLink({ order }: { order: Order }) {
  const { data } = useSettings();
  const { withdrawal, items, number } = order;
  const isWhole = withdrawal && (withdrawal.items ?? items).length >= items.length;
  const isOpen = data?.withdrawal.isOn && !isWhole && isWithin(order, data.withdrawal.days);
  return (
    <>
      {withdrawal && (
        <p className="mt-5 text-note">
          {`Withdrawal received on ${formatDateTime(withdrawal.receivedAt)}`}
        </p>
      )}
      {isOpen && (
        <p className="mt-5 print:hidden">
          <Link to={`${paths.withdrawal}?order=${number}`} className="link">
            Withdraw from contract
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
