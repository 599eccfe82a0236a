import { breaksFixedPrice, type FixedPrice } from '@storyloom/backend/contract/book/fixed-price';
import type { Book } from '@storyloom/backend/contract/book/book';
import { toCents } from '@storyloom/backend/contract/number/cents';
import { useKnownSettings } from '@/api/settings.api';

/** How the prices of new books are bound; not at all until the settings are there. */
export function useFixedPrice(): FixedPrice {
  return useKnownSettings()?.fixedPrice ?? 'none';
}

/** The old price of a book unless fixed prices forbid it: the API gives it to the owner all the same. */
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
