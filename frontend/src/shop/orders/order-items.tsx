import { Link } from 'react-router-dom';
import { isCancelledItem } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { paths } from '@/config/paths';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { Cover } from '@/shop-facts/book/cover';
import { ArrivalNote } from '@/shop-facts/book/availability-notes';
import { formatDateTime, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';

/** The books of an order; cancelled and returned ones are marked. */
export function OrderItems({ order }: { order: Order }) {
  const { isOpen } = orderStates[order.status];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-4">
      {order.items.map((item) => (
        <li
          key={item.bookId}
          className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 sm:w-72"
        >
          <Cover book={item} sizes="56px" className="w-14 shrink-0" />
          <div className="min-w-0 flex-1 basis-28">
            <Link
              to={paths.book(item.bookId)}
              dir="auto"
              className={`relative block font-medium after:absolute after:inset-0 after:-inset-y-2.5 hover:underline ${item.returnedAt ? 'line-through' : ''}`}
            >
              <span className="line-clamp-3">{item.title}</span>
            </Link>
            <ConditionLabel condition={item.condition} />
            <p className={`text-sm tabular-nums ${item.returnedAt ? 'line-through' : ''}`}>
              {formatPrice(item.price, order.currency)}
            </p>
            {!item.returnedAt && isOpen && <ArrivalNote item={item} />}
            {item.returnedAt && (
              <p className="text-sm text-ink-soft">
                {isCancelledItem(item, order)
                  ? words.supply.ordered.cancelled
                  : words.orders.returnedOn(formatDateTime(item.returnedAt))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
