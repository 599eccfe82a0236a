import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { DeliveryPromise } from '@/ui/settings/delivery-promise';

/** What happens now, for an order that is still coming. */
const said: Partial<Record<OrderStatus, string>> = {
  placed: 'Next we look through it and set your books aside.',
  confirmed: 'Your books are set aside and packed.',
  shipped: 'Your parcel has left the shop.',
  ready: 'Your books wait for you in the shop.',
};

/** Where an order is, with what the shop promises of every delivery. */
export function WhereIsIt({ order: { status, pickup } }: { order: Order }) {
  const text = said[status];
  if (!text) return <div className="mt-5" />;
  return (
    <div className="mt-4 mb-5">
      <p className="font-medium">{text}</p>
      {!pickup && <DeliveryPromise />}
    </div>
  );
}
