import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { canBecome } from '@storyloom/backend/contract/order/order-status';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editionOf, hasShipping } from '@/admin/orders/admin-order-words';
import { paths } from '@/config/paths';
import { Panel } from '@/ui/panel';
import { Cover } from '@/ui/pictures/cover';
import { shippingWords } from '@/ui/settings/use-shipping';
import { formatMoment, formatPrice } from '@/ui/text/formats';
import { leftOf } from '@/ui/text/status-words';
import { ReturnBooks } from './return-books';

export function OrderItems({ order }: { order: Order }) {
  const left = leftOf(order);
  const canReturn = canBecome(order.status, 'returned', 'admin') && order.source !== 'counter';
  return (
    <Panel title={`Items (${order.items.length})`}>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <Item key={item.bookId} item={item} order={order} />
        ))}
      </ul>
      {hasShipping(order) && (
        <Amount name="Shipping">{shippingWords(order.shipping, order.currency)}</Amount>
      )}
      {left !== undefined && (
        <Amount name="Ordered">{formatPrice(order.totalPrice, order.currency)}</Amount>
      )}
      <p className="mt-2 flex justify-between border-t border-line-strong pt-4 text-lg font-semibold">
        <span>
          {left === undefined ? 'Total' : 'Left'}
          {order.source === 'counter' ? ', paid at the counter' : cashWords(order)}
        </span>
        <span className="tabular-nums">
          {formatPrice(left ?? order.totalPrice, order.currency)}
        </span>
      </p>
      {canReturn && <ReturnBooks order={order} />}
    </Panel>
  );
}

function cashWords({ pickup }: Order): string {
  return pickup ? ', cash on collection' : ', cash on delivery';
}

function Item({ item, order }: { item: OrderItem; order: Order }) {
  const { bookId, title, price, returnedAt } = item;
  const { currency, withdrawal } = order;
  const isWithdrawn = withdrawal && (withdrawal.items?.includes(bookId) ?? true);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Cover book={item} sizes="40px" className="w-10 shrink-0" />
      <p className="min-w-0 flex-1 basis-[7rem] break-words">
        <Link
          to={paths.book(bookId)}
          className={`hover:underline ${returnedAt ? 'line-through' : ''}`}
        >
          {title}
        </Link>
        <span className="block text-sm text-ink-faint">{editionOf(item)}</span>
        {isWithdrawn && (
          <span className="block text-sm text-ink-soft">
            Withdrawal received {formatMoment(withdrawal.receivedAt)}
          </span>
        )}
        {returnedAt && (
          <span className="block text-sm text-ink-soft">Returned {formatMoment(returnedAt)}</span>
        )}
      </p>
      <span className={`tabular-nums ${returnedAt ? 'line-through' : ''}`}>
        {formatPrice(price, currency)}
      </span>
    </li>
  );
}

function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex justify-between border-t border-line py-3">
      <span>{name}</span>
      <span className="tabular-nums">{children}</span>
    </p>
  );
}
