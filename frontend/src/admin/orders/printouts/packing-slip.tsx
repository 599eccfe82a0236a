import { addressLines } from '@storyloom/backend/contract/order/address-lines';
import { pictureAddress } from '@storyloom/backend/contract/identity/picture-address';
import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import type { OrderGift } from '@storyloom/backend/contract/order/gift';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { useSettings, useShop } from '@/api/endpoints/settings.api';
import { apiUrl } from '@/config/env';
import { formatDateTime, formatPrice } from '@/shop-facts/formats/formats';
import { EditionNote } from '@/admin/orders/edition-note';
import { hasShipping } from '@/admin/orders/order-amounts';
import { ArrivalNote } from '@/shop-facts/book/availability-notes';
import { shippingLabel } from '@/shop-facts/order/order-sums';
import { VatTable } from '@/shop-facts/order/vat-table';
import { words } from '@/words/admin';
import { parcelOf, type Parcel } from './parcel';

/** The packing slip; only printed, each on sheets of its own. */
export function PackingSlip({ order }: { order: Order }) {
  const { gift } = order;
  const { isSale, canBeCorrected: isBeforeShipping } = orderStates[order.status];
  const parcel = parcelOf(order);
  return (
    <article
      aria-hidden="true"
      className="hidden bg-white text-black not-last:break-after-page print:block"
    >
      <div className="flex items-start justify-between">
        <Letterhead />
        <div className="text-end">
          <p className="text-2xl font-semibold">{words.packingSlip.title}</p>
          <p>{words.adminOrder.order(order.number)}</p>
          <p>{formatDateTime(order.createdAt)}</p>
        </div>
      </div>
      {!isSale && (
        <p className="mt-8 border-2 border-black p-4 text-xl font-bold">
          {words.orderSteps.doNotSend(order.status)}
        </p>
      )}
      <div className="mt-6 text-lg leading-snug">
        {order.pickup && <p className="font-semibold">{words.packingSlip.collectedBy}</p>}
        {addressLines(order).map((line, index) => (
          <p key={index}>
            <bdi>{line}</bdi>
          </p>
        ))}
        {order.vatNumber && (
          <p>
            <span>{`${words.vat.vatNumber} `}</span>
            <bdi>{order.vatNumber}</bdi>
          </p>
        )}
        <p className="mt-2">
          <bdi>{order.phone}</bdi>
        </p>
      </div>
      {gift && <SlipGift gift={gift} />}
      <table className="mt-6 w-full">
        <thead>
          <tr className="border-b-2 border-black">
            <th className="py-2 text-start">{words.packingSlip.books(order.number)}</th>
            <th className="py-2 text-end">{words.packingSlip.quantity}</th>
            {!gift && <th className="py-2 ps-4 text-end">{words.packingSlip.price}</th>}
          </tr>
        </thead>
        <tbody>
          {parcel.items.map((item) => (
            <tr key={item.bookId} className="break-inside-avoid border-b border-black/30">
              <td className="py-1.5 pe-4">
                <bdi>{item.title}</bdi>
                <span className="block text-sm">
                  <EditionNote item={item} />
                </span>
                {isBeforeShipping && isAwaitedItem(item) && <ArrivalNote item={item} />}
              </td>
              <td className="py-1.5 text-end">1</td>
              {!gift && (
                <td className="py-1.5 ps-4 text-end tabular-nums">
                  {formatPrice(item.price, order.currency)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {!gift && <SlipSums order={order} parcel={parcel} />}
      </table>
      {isSale && !gift && <VatTable sums={parcel.vat} currency={order.currency} className="mt-6" />}
      <p className="mt-6 break-before-avoid">{words.packingSlip.thanks}</p>
    </article>
  );
}

/** What to pack: the wrapping, and the card, which is printed on a sheet of its own. */
function SlipGift({ gift: { text, wrap } }: { gift: OrderGift }) {
  return (
    <div className="mt-6">
      <p className="font-semibold">{wrap ? words.gift.wrapping : words.gift.title}</p>
      {text && (
        <>
          <p className="mt-2 text-sm">{words.gift.cardText}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        </>
      )}
    </div>
  );
}

/** The charges and the cash to collect; the slip of a gift leaves them out. */
function SlipSums({ order, parcel }: { order: Order; parcel: Parcel }) {
  return (
    <tbody className="break-inside-avoid">
      {hasShipping(order) && parcel.isFirst && (
        <tr className="border-b border-black/30">
          <td colSpan={2} className="py-2">
            {words.packingSlip.shipping}
          </td>
          <td className="py-2 ps-4 text-end tabular-nums">
            {shippingLabel(order.shipping, order.currency)}
          </td>
        </tr>
      )}
      {!order.vat && <TaxRow tax={order.tax} />}
      {order.status !== 'delivered' && (
        <tr>
          <th colSpan={2} className="py-3 text-start">
            {order.pickup ? words.packingSlip.payOnCollection : words.packingSlip.collectOnDelivery}
          </th>
          <td className="py-3 ps-4 text-end text-lg font-bold tabular-nums">
            {formatPrice(parcel.amount, order.currency)}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The sender; empty fields are left out. */
function Letterhead() {
  const { name, logo } = useShop();
  const { address = '', phone, email } = useSettings().data?.contact ?? {};
  const lines = [...address.split('\n'), phone, email].filter(Boolean);
  return (
    <div className="min-w-0 pe-6">
      {logo && (
        <img src={pictureAddress(logo, 640, apiUrl)} alt="" className="mb-2 max-h-20 max-w-64" />
      )}
      <p className="font-serif text-3xl font-bold">{name}</p>
      <p className="mt-1 whitespace-pre-line">
        {lines.map((line, index) => (
          <bdi key={index}>{`${line}\n`}</bdi>
        ))}
      </p>
    </div>
  );
}

/** The tax text stored with the order. */
function TaxRow({ tax }: Pick<Order, 'tax'>) {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <tr className="border-b border-black/30">
      <td className="py-2">{words.packingSlip.taxes}</td>
      <td colSpan={2} className="py-2 ps-4 text-end">
        {tax ?? data.shipping.tax}
      </td>
    </tr>
  );
}
