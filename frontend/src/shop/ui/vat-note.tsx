import type { Book } from '@storyloom/backend/contract/book/book';
import { reducedFee } from '@storyloom/backend/contract/shop/money/shipping-cents';
import type { Shipping } from '@storyloom/backend/contract/shop/money/shop-money';
import { useSettings } from '@/api/endpoints/settings.api';
import { words } from '@/words/first';
import { formatPercent, formatPrice } from '@/shop-facts/formats/formats';

/** Says that the price includes VAT, and what shipping costs, if the shop shows VAT. */
export function VatNoteOfBook({ book }: { book: Pick<Book, 'vatRate'> }) {
  const { data } = useSettings();
  if (!data?.vat.isOn) return null;
  const { ofBook, ofBookPlusShipping } = words.vatNote;
  const rate = formatPercent(book.vatRate ?? data.vat.rate);
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {chargesShipping(data.shipping)
        ? ofBookPlusShipping(rate, shippingCosts(data.shipping))
        : ofBook(rate)}
    </p>
  );
}

/** Whether shipping costs anything for any order. */
const chargesShipping = ({ fee, freeFrom }: Shipping) => fee > 0 && freeFrom !== 0;

/** The law requires shipping costs next to the price, before a book is in the cart. */
function shippingCosts(shipping: Shipping): string {
  const { freeFrom, lessFrom } = words.vatNote;
  const fee = formatPrice(shipping.fee);
  if (shipping.freeFrom === null) return fee;
  const from = formatPrice(shipping.freeFrom);
  const less = reducedFee(shipping);
  return less > 0 ? lessFrom(fee, from, formatPrice(less)) : freeFrom(fee, from);
}

/** Says that all prices include VAT. */
export function VatNoteOfAll() {
  const { data } = useSettings();
  if (!data?.vat.isOn) return null;
  const { ofAll, ofAllPlusShipping } = words.vatNote;
  return (
    <p className="w-full text-ink-soft">
      {chargesShipping(data.shipping) ? ofAllPlusShipping : ofAll}
    </p>
  );
}
