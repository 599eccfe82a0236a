import type { Order } from '@storyloom/backend/contract/order';
import { orderStates } from '@storyloom/backend/contract/order-status';
import { Brand } from '@/ui/brand';
import { formatMoment } from '@/ui/text/moment';
import { formatPrice } from '@/ui/text/price';
import { addressLines } from '@/admin/orders/admin-order-words';
import { statusWords } from '@/ui/text/status-words';

/** What lies in the parcel; on paper only. */
export function PackingSlip({ order }: { order: Order }) {
  const { isSale } = orderStates[order.status];
  return (
    <article aria-hidden="true" className="hidden bg-white text-black print:block">
      <div className="flex items-start justify-between">
        <Brand className="text-3xl" />
        <div className="text-right">
          <p className="text-2xl font-semibold">Packing slip</p>
          <p>Order {order.number}</p>
          <p>{formatMoment(order.createdAt)}</p>
        </div>
      </div>
      {!isSale && (
        <p className="mt-8 border-2 border-black p-4 text-xl font-bold">
          This order is {statusWords[order.status].toLowerCase()}. Do not send it; nothing is to be
          collected.
        </p>
      )}
      <div className="mt-10 text-lg leading-snug">
        {addressLines(order).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        <p className="mt-2">{order.phone}</p>
      </div>
      <table className="mt-10 w-full text-left">
        <thead>
          <tr className="border-b-2 border-black">
            <th className="py-2">Book</th>
            <th className="py-2 text-right">Quantity</th>
            <th className="py-2 pl-4 text-right">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ bookId, title, price }) => (
            <tr key={bookId} className="border-b border-black/30">
              <td className="py-2 pr-4">{title}</td>
              <td className="py-2 text-right">1</td>
              <td className="py-2 pl-4 text-right tabular-nums">{formatPrice(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} className="py-3">
              To collect on delivery
            </th>
            <td className="py-3 pl-4 text-right text-lg font-bold tabular-nums">
              {formatPrice(isSale ? order.totalPrice : 0)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-12">Thank you for buying from an independent bookshop.</p>
    </article>
  );
}
