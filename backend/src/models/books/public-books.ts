import { breaksFixedPrice } from '../../contract/book/fixed-price.ts';
import type { PublicBook } from '../../contract/book/book.ts';
import { findSettings } from '../settings/settings.model.ts';
import { mayHaveDeliveryEstimate, withDeliveryEstimate } from './delivery-estimates.ts';
import { toBook, type StoredBook } from './book.model.ts';
import { isReduced, lowestPriceOf } from './past-prices.ts';
import { findUsedCopies } from './used-copies.ts';

/**
 * The books as shoppers see them: with the lowest price of the 30 days before a reduction if the owner
 * shows it, with used copies, and with the delivery estimate of a book that is not in stock. A reduction
 * that fixed book prices forbid is hidden.
 */
export async function toPublicBooks(stored: StoredBook[]): Promise<PublicBook[]> {
  const books = stored.map(toBook);
  const [used, settings] = await Promise.all([
    findUsedCopies(stored),
    stored.some(isReduced) || books.some(mayHaveDeliveryEstimate) ? findSettings() : undefined,
  ]);
  return books.map((book, i) => {
    if (!settings) return { ...book, used: used[i] };
    const isForbidden = breaksFixedPrice(stored[i]!, settings.fixedPrice);
    const shown = {
      ...book,
      ...(isForbidden && { oldPrice: undefined }),
      lowestPrice: settings.lowestPrice && !isForbidden ? lowestPriceOf(stored[i]!) : undefined,
      used: used[i],
    };
    return mayHaveDeliveryEstimate(book) ? withDeliveryEstimate(shown, settings) : shown;
  });
}
