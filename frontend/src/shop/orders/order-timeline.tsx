import { FiCheck, FiX } from 'react-icons/fi';
import type { Order, OrderHistoryEntry } from '@storyloom/backend/contract/order/order';
import {
  orderStates,
  usualStatuses,
  type OrderStatus,
} from '@storyloom/backend/contract/order/order-status';
import { statusLabel } from '@/shop-facts/order/status-labels';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';

/** The past and future steps of an order. */
export function OrderTimeline({ order }: { order: Order }) {
  const times = new Map(stepsSoFar(order).map(({ status, at }) => [status, formatDateTime(at)]));
  const steps = orderStates[order.status].isSale
    ? usualStatuses(order)
    : [...usualStatuses(order).filter((status) => times.has(status)), order.status];
  const reached = steps.indexOf(order.status);

  return (
    <ol aria-label={words.orders.status} className="flex flex-wrap gap-x-2 gap-y-3">
      {steps.map((status, index) => (
        <li
          key={status}
          aria-current={index === reached ? 'step' : undefined}
          className={`flex min-w-28 flex-1 flex-col border-t-3 pt-2 ${barClassName(status, index <= reached)}`}
        >
          <span className="flex items-center gap-1.5 text-sm font-semibold">
            {index <= reached &&
              (orderStates[status].isSale ? (
                <FiCheck aria-hidden="true" />
              ) : (
                <FiX aria-hidden="true" />
              ))}
            <span>{statusLabel(status, order)}</span>
          </span>
          <span className="text-xs text-ink-faint">{times.get(status) ?? words.orders.toCome}</span>
        </li>
      ))}
    </ol>
  );
}

/** Without undone steps and entries that kept the status. */
function stepsSoFar({ history }: Order): OrderHistoryEntry[] {
  return history.reduce<OrderHistoryEntry[]>((steps, entry) => {
    if (entry.status === steps.at(-1)?.status) return steps;
    return entry.undo ? steps.slice(0, -1) : [...steps, entry];
  }, []);
}

function barClassName(status: OrderStatus, isReached: boolean): string {
  if (!orderStates[status].isSale) return 'border-red text-red';
  return isReached ? 'border-green' : 'border-line text-ink-faint';
}
