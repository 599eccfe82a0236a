import type { Types } from 'mongoose';
import { mayHaveDeliveryEstimate } from '../../../models/books/delivery-estimates.ts';
import { latestDayOf, deliveryEstimateOf } from '../../../contract/book/delivery-estimate.ts';
import type { StoredOrderItem } from '../../../models/orders/order.model.ts';
import { dayIn } from '../../../models/settings/shop-day.ts';
import type { FullSettings } from '../../../models/settings/settings.model.ts';
import { bookUnavailable } from '../stock/reserve-stock.ts';
import type { PricedBook } from './price-order.ts';

interface Supplied<Given> {
  items: (Given & Pick<StoredOrderItem, 'supply' | 'promisedBy' | 'arrivedAt'>)[];
  /** Books of which the order reserves a copy. */
  stockTrackedBookIds: Types.ObjectId[];
}

interface Stock {
  books: ReadonlyMap<string, PricedBook>;
  /** Copies left of a book with counted stock. */
  copiesLeft: (id: string) => number;
  settings: Pick<FullSettings, 'supply' | 'money'>;
  /** Sold over the counter, so no copy is still to come. */
  isAtCounter: boolean;
}

/**
 * Decides which books of an order come out of the stock and which are still to come, with their
 * delivery estimates. Throws 409 `book_unavailable` for a book that is no longer available.
 */
export function supplyItems<Given extends Pick<StoredOrderItem, 'bookId'>>(
  items: Given[],
  { books, copiesLeft, settings, isAtCounter }: Stock,
): Supplied<Given> {
  const stockTrackedBookIds: Types.ObjectId[] = [];
  const unavailable: string[] = [];
  const supplied = items.map((item) => {
    const id = item.bookId.toHexString();
    const book = books.get(id)!;
    const copies = book.stock == null ? undefined : copiesLeft(id);
    const facts = { ...book, supply: book.supply ?? undefined, stock: copies };
    const today =
      !isAtCounter && mayHaveDeliveryEstimate(facts) ? dayIn(settings.money) : undefined;
    const estimate = today && deliveryEstimateOf(facts, { setting: settings.supply, today });
    if (copies !== undefined && (copies > 0 || !estimate)) stockTrackedBookIds.push(item.bookId);
    if (!estimate) return item;
    if (estimate.kind === 'gone') {
      unavailable.push(id);
      return item;
    }
    const by = latestDayOf(estimate, today);
    return {
      ...item,
      supply: estimate.kind,
      ...(by && { promisedBy: by }),
      // A book that has not appeared yet may lie in the shop already.
      ...(copies && { arrivedAt: new Date() }),
    };
  });
  if (unavailable.length > 0) throw bookUnavailable(unavailable);
  return { items: supplied, stockTrackedBookIds };
}
