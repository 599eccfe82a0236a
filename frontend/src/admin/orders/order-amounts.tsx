import type { Order } from '@storyloom/backend/contract/order/order';
import type { ReactNode } from 'react';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

/** The total in a list: without returned books, or the original one if all came back. */
export function OrderTotal({ order }: { order: Order }) {
  if (order.atTill) return <span>{words.adminOrders.atTill}</span>;
  return (
    <>
      <span>{formatPrice(order.left ?? order.totalPrice, order.currency)}</span>
      {order.status === 'returned' && (
        <span className="block text-sm font-normal text-ink-soft">
          {words.adminOrders.allCameBack}
        </span>
      )}
    </>
  );
}

/** A charge of an order, in a row below its books. */
export function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex justify-between gap-4 border-t border-line py-3">
      <span>{name}</span>
      <span className="shrink-0 tabular-nums">{children}</span>
    </p>
  );
}

/** Whether an order is shipped, even free of charge. */
export const hasShipping = ({ source, pickup }: Order) => source !== 'counter' && !pickup;
