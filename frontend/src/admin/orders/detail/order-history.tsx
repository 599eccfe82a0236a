import type { Order, OrderHistoryEntry } from '@storyloom/backend/contract/order/order';
import { formatMoment } from '@/ui/text/formats';
import { Panel } from '@/ui/panel';
import { statusWord } from '@/ui/text/status-words';

/** What became of an order, and by whom; what the customer did has no name. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <Panel title="History">
      <ol className="space-y-3">
        {order.history.map((entry, index) => (
          <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">
              <span className="font-medium">{explain(entry, order)}</span>
              {entry.by && <span className="text-sm text-ink-faint"> by {entry.by}</span>}
            </span>
            <time dateTime={entry.at} className="text-sm text-ink-soft">
              {formatMoment(entry.at)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm break-all text-ink-faint">Order id {order._id}</p>
    </Panel>
  );
}

function explain({ status, undo, changed, returned }: OrderHistoryEntry, order: Order): string {
  if (changed) return `Corrected: ${changed.join(', ')}`;
  if (returned) {
    const titles = order.items
      .filter(({ bookId }) => returned.includes(bookId))
      .map(({ title }) => title);
    return `${undo ? 'Not returned after all' : 'Returned'}: ${titles.join(', ')}`;
  }
  const word = statusWord(status, order);
  return undo ? `Taken back to ${word.toLowerCase()}` : word;
}
