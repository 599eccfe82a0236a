import { addressLines } from '@storyloom/backend/contract/order/address-lines';
import { pictureAddress } from '@storyloom/backend/contract/identity/picture-address';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { useSettings, useShop } from '@/api/settings.api';
import { apiUrl } from '@/config/env';
import { formatDateTime, formatPrice } from '@/ui/text/formats';
import { editionOf, hasShipping } from '@/admin/orders/admin-order-labels';
import { shippingLabel } from '@/ui/settings/use-shipping';
import { statusLabels } from '@/ui/text/status-labels';

/** What lies in the parcel; on paper only, each on sheets of its own. */
export function PackingSlip({ order }: { order: Order }) {
  const { items, left } = order;
  const { isSale } = orderStates[order.status];
  // What came back lies in no parcel, unless all has.
  const inParcel = left === undefined ? items : items.filter(({ returnedAt }) => !returnedAt);
  return (
    <article
      aria-hidden="true"
      className="hidden bg-white text-black not-last:break-after-page print:block"
    >
      <div className="flex items-start justify-between">
        <Letterhead />
        <div className="text-right">
          <p className="text-2xl font-semibold">Packing slip</p>
          <p>{`Order ${order.number}`}</p>
          <p>{formatDateTime(order.createdAt)}</p>
        </div>
      </div>
      {!isSale && (
        <p className="mt-8 border-2 border-black p-4 text-xl font-bold">
          {`This order is ${statusLabels[order.status].toLowerCase()}. Do not send it; nothing is to be collected.`}
        </p>
      )}
      <div className="mt-10 text-lg leading-snug">
        {order.pickup && <p className="font-semibold">To be collected by</p>}
        {addressLines(order).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        <p className="mt-2">{order.phone}</p>
      </div>
      <table className="mt-10 w-full text-left">
        <thead>
          <tr className="border-b-2 border-black">
            <th className="py-2">{`Books of order ${order.number}`}</th>
            <th className="py-2 text-right">Quantity</th>
            <th className="py-2 pl-4 text-right">Price</th>
          </tr>
        </thead>
        <tbody>
          {inParcel.map(({ bookId, title, price, ...item }) => (
            <tr key={bookId} className="break-inside-avoid border-b border-black/30">
              <td className="py-2 pr-4">
                <span>{title}</span>
                <span className="block text-sm">{editionOf(item)}</span>
              </td>
              <td className="py-2 text-right">1</td>
              <td className="py-2 pl-4 text-right tabular-nums">
                {formatPrice(price, order.currency)}
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className="break-inside-avoid">
          {hasShipping(order) && (
            <tr className="border-b border-black/30">
              <td colSpan={2} className="py-2">
                Shipping
              </td>
              <td className="py-2 pl-4 text-right tabular-nums">
                {shippingLabel(order.shipping, order.currency)}
              </td>
            </tr>
          )}
          <TaxRow tax={order.tax} />
          <tr>
            <th colSpan={2} className="py-3">
              {order.pickup ? 'To pay on collection' : 'To collect on delivery'}
            </th>
            <td className="py-3 pl-4 text-right text-lg font-bold tabular-nums">
              {formatPrice(isSale ? (left ?? order.totalPrice) : 0, order.currency)}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-12">Thank you for your order.</p>
    </article>
  );
}

/** Who sends it; what the owner has left empty is not there. */
function Letterhead() {
  const { name, logo } = useShop();
  const { address, phone, email } = useSettings().data?.contact ?? {};
  return (
    <div className="min-w-0 pr-6">
      {logo && (
        <img src={pictureAddress(logo, 640, apiUrl)} alt="" className="mb-2 max-h-20 max-w-64" />
      )}
      <p className="font-serif text-3xl font-bold">{name}</p>
      <p className="mt-1 whitespace-pre-line">
        {[address, phone, email].filter(Boolean).join('\n')}
      </p>
    </div>
  );
}

/** As it was when the order was placed. */
function TaxRow({ tax }: Pick<Order, 'tax'>) {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <tr className="border-b border-black/30">
      <td className="py-2">Taxes</td>
      <td colSpan={2} className="py-2 pl-4 text-right">
        {tax ?? data.shipping.tax}
      </td>
    </tr>
  );
}
