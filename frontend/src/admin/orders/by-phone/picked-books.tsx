import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { FiX } from 'react-icons/fi';
import { Amount } from '@/admin/orders/order-amounts';
import { IconButton } from '@/ui/controls/button';
import { Cover } from '@/shop-facts/book/cover';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { formatPrice } from '@/shop-facts/formats/formats';
import { DeliveryEstimateNote } from '@/shop-facts/book/availability-notes';
import { VatTable } from '@/shop-facts/order/vat-table';
import { shippingLabel } from '@/shop-facts/order/order-sums';
import type { OrderSums } from '@/shop-facts/order/use-order-sums';
import { words } from '@/words/admin';

interface PickedBooksProps {
  books: PublicBook[];
  sums: OrderSums;
  /** Books that were sold out or deleted since they were picked. */
  missingIds: string[];
  onRemove: (id: string) => void;
}

export function PickedBooks({ books, sums, missingIds, onRemove }: PickedBooksProps) {
  const { isPickup, shipping, wrapping, total, vat } = sums;
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {books.map(({ _id, title, coverImage, newPrice, condition, promise }) => (
          <li key={_id} tabIndex={-1} className="flex items-center gap-3 py-3">
            <Cover book={{ title, coverImage }} sizes="40px" className="w-10 shrink-0" />
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
              <p className="min-w-0 flex-1 break-words">
                <bdi>{title}</bdi>
                <ConditionLabel condition={condition} />
                <DeliveryEstimateNote book={{ promise }} />
                {missingIds.includes(_id) && (
                  <span className="block text-sm font-semibold text-red">
                    {words.phoneOrder.notToBeHad}
                  </span>
                )}
              </p>
              <p className="tabular-nums max-sm:text-ink-soft">{formatPrice(newPrice)}</p>
            </div>
            <IconButton
              label={words.phoneOrder.remove(title)}
              ref={restoreFocusBeside}
              onClick={ignoreDoubleClick(() => onRemove(_id))}
            >
              <FiX aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {books.length > 0 && !isPickup && (
        <Amount name={words.phoneOrder.shipping}>
          {shipping !== undefined && shippingLabel(shipping)}
        </Amount>
      )}
      {wrapping !== undefined && (
        <Amount name={words.gift.wrapping}>
          {wrapping > 0 ? formatPrice(wrapping) : words.gift.free}
        </Amount>
      )}
      <p
        role="status"
        className="mt-2 flex justify-between border-t border-line-strong pt-4 text-lg font-semibold"
      >
        <span>
          {isPickup ? words.phoneOrder.totalOnCollection : words.phoneOrder.totalOnDelivery}
        </span>
        <span className="tabular-nums">{formatPrice(total)}</span>
      </p>
      <VatTable sums={books.length > 0 ? vat : undefined} />
    </>
  );
}
