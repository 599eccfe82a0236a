import { breaksFixedPrice, type FixedPrice } from '@storyloom/backend/contract/book/fixed-price';
import type { Book } from '@storyloom/backend/contract/book/book';
import { toCents } from '@storyloom/backend/contract/number/cents';
import { useKnownSettings } from '@/api/endpoints/settings.api';

/** The rule of fixed book prices; none until the settings are loaded. */
export function useFixedPrice(): FixedPrice {
  return useKnownSettings()?.fixedPrice ?? 'none';
}

/**
 * The old price, unless fixed prices forbid showing it: the API still sends it to the owner.
 */
export function useShownOldPrice(
  book: Pick<Book, 'newPrice' | 'oldPrice' | 'priceLifted' | 'condition'>,
): number | undefined {
  const fixedPrice = useFixedPrice();
  const { newPrice, oldPrice } = book;
  const newPriceCents = toCents(newPrice);
  const oldPriceCents = oldPrice && toCents(oldPrice);
  const inCents = { ...book, newPriceCents, oldPriceCents };
  return breaksFixedPrice(inCents, fixedPrice) ? undefined : oldPrice;
}
