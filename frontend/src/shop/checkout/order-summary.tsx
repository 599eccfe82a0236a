import type { ReactNode } from 'react';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { Cover } from '@/shop-facts/book/cover';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { formatPrice } from '@/shop-facts/formats/formats';
import { shippingLabel } from '@/shop-facts/order/order-sums';
import type { OrderSums } from '@/shop-facts/order/use-order-sums';
import { VatTable } from '@/shop-facts/order/vat-table';
import { DeliveryEstimateNote } from '@/shop-facts/book/availability-notes';
import { words } from '@/words/shop';

export function OrderSummary({ books, sums }: { books: PublicBook[]; sums: OrderSums }) {
  const texts = words.checkout.summary;
  const { isPickup, shipping, wrapping, tax, total, vat } = sums;
  // Last, so that it is directly above the button.
  const totalRow = (
    <Row name={texts.total} className="pt-2 text-lg font-semibold">
      {formatPrice(total)}
    </Row>
  );
  return (
    <section aria-labelledby="order-summary" className="mt-4 rounded-lg bg-sunken p-6">
      <h2 id="order-summary" className="text-2xl">
        {isPickup ? texts.onCollection : texts.onDelivery}
      </h2>
      <ul className="mt-5 space-y-3">
        {books.map((book) => (
          <li key={book._id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Cover book={book} sizes="40px" className="w-10 shrink-0" />
            <span className="min-w-0 flex-1 basis-24 text-sm">
              <span dir="auto" className="line-clamp-2">
                {book.title}
              </span>
              <ConditionLabel condition={book.condition} />
              <DeliveryEstimateNote book={book} />
            </span>
            <span className="ms-auto text-sm tabular-nums">{formatPrice(book.newPrice)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 space-y-1.5 border-t border-line pt-4">
        <Row name={texts.items}>{books.length}</Row>
        {books.length > 0 && (
          <Row name={texts.shipping}>{shipping !== undefined && shippingLabel(shipping)}</Row>
        )}
        {wrapping !== undefined && (
          <Row name={words.gift.wrapping}>
            {wrapping > 0 ? formatPrice(wrapping) : words.gift.free}
          </Row>
        )}
        {!vat && <Row name={texts.taxes}>{tax}</Row>}
        {!vat && totalRow}
      </dl>
      <VatTable sums={vat} />
      {vat && <dl className="mt-3 border-t border-line pt-1">{totalRow}</dl>}
    </section>
  );
}

function Row(props: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${props.className ?? ''}`}>
      <dt>{props.name}</dt>
      <dd className="tabular-nums">{props.children}</dd>
    </div>
  );
}
