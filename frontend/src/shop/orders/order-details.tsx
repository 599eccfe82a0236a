import { writtenParts } from '@storyloom/backend/contract/order/address-lines';
import type { Order } from '@storyloom/backend/contract/order/order';
import { remainingTotal } from '@/shop-facts/order/order-sums';
import { VatTable } from '@/shop-facts/order/vat-table';
import { PickupPlace } from '@/shop/ui/pickup-place';
import { formatPrice } from '@/shop-facts/formats/formats';
import { SummaryRow } from '@/ui/text/summary-row';
import { words } from '@/words/shop';

export function OrderTotals({ order }: { order: Order }) {
  const remaining = remainingTotal(order);
  const texts = words.orders;
  return (
    <>
      <dl className="mt-4">
        <SummaryRow name={texts.total}>
          <strong className="text-lg tabular-nums">
            {formatPrice(order.totalPrice, order.currency)}
          </strong>
          {!order.pickup && (
            <span className="block text-sm text-ink-soft">
              {order.shipping === 0
                ? texts.freeShipping
                : texts.shipping(formatPrice(order.shipping, order.currency))}
            </span>
          )}
          {order.gift?.fee !== undefined && (
            <span className="block text-sm text-ink-soft">
              {words.gift.wrappingFee(formatPrice(order.gift.fee, order.currency))}
            </span>
          )}
        </SummaryRow>
        {remaining !== undefined && (
          <SummaryRow name={texts.remaining}>
            <strong className="text-lg tabular-nums">
              {formatPrice(remaining, order.currency)}
            </strong>
          </SummaryRow>
        )}
      </dl>
      <VatTable sums={order.vat} currency={order.currency} className="mt-3 max-w-md" />
    </>
  );
}

export function OrderRecipient({ order }: { order: Order }) {
  const { street, city, state, country, zipcode } = order.address;
  const texts = words.orders;
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-5 text-note sm:grid-cols-2 lg:grid-cols-4">
      <SummaryRow name={texts.name}>
        <bdi>{order.name}</bdi>
      </SummaryRow>
      {order.company && (
        <SummaryRow name={words.vat.company}>
          <bdi>{order.company}</bdi>
        </SummaryRow>
      )}
      {order.vatNumber && (
        <SummaryRow name={words.vat.vatNumber}>
          <bdi dir="ltr">{order.vatNumber}</bdi>
        </SummaryRow>
      )}
      <SummaryRow name={texts.email}>
        <bdi>{order.email}</bdi>
      </SummaryRow>
      <SummaryRow name={texts.phone}>
        <bdi dir="ltr">{order.phone}</bdi>
      </SummaryRow>
      {order.pickup ? (
        <SummaryRow name={texts.pickupAt}>
          <PickupPlace />
        </SummaryRow>
      ) : (
        <SummaryRow name={texts.address}>
          {[writtenParts([street])[0], writtenParts([city, state, country, zipcode]).join(', ')]
            .filter(Boolean)
            .map((line) => (
              <span key={line} dir="auto" className="block">
                {line}
              </span>
            ))}
        </SummaryRow>
      )}
      {order.gift && (
        <SummaryRow name={words.gift.title}>
          {order.gift.wrap ? words.gift.isWrapped : words.gift.isPlain}
        </SummaryRow>
      )}
      {order.gift?.text && (
        <SummaryRow name={words.gift.cardText}>
          <span dir="auto" className="block whitespace-pre-line">
            {order.gift.text}
          </span>
        </SummaryRow>
      )}
    </dl>
  );
}
