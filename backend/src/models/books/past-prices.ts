import { toAmount } from '../../contract/number/cents.ts';
import type { StoredBook } from './book.model.ts';

/** How long before a reduction prices count (Directive 98/6/EC, Article 6a). */
const countedMs = 30 * 24 * 60 * 60 * 1000;
/** Limits the history of a book whose price changes all the time. */
const maxKept = 100;

type Prices = Partial<Pick<StoredBook, 'newPriceCents' | 'oldPriceCents'>>;

/**
 * The price history of a book after it gets the prices of `after`: what it cost in the 30 days before
 * the present price, or before its reduction. An earlier price that is not lower is dropped, since the
 * lowest counts.
 */
export function withPriceHistory(
  book: Pick<StoredBook, 'draft' | 'pastPrices'> & Prices,
  after: Prices,
  now: Date,
): StoredBook['pastPrices'] {
  const { newPriceCents: cents, draft, pastPrices } = book;
  if (after.newPriceCents === cents && isReduced(after) === isReduced(book)) return pastPrices;
  // A draft has no price history.
  if (cents == null || draft) return undefined;
  const since = now.getTime() - countedMs;
  const earlier = (pastPrices ?? []).filter((each) => +each.until > since && each.cents < cents);
  return earlier.length < maxKept ? [...earlier, { cents, until: now }] : earlier;
}

export function isReduced({ newPriceCents, oldPriceCents }: Prices): boolean {
  return (oldPriceCents ?? 0) > (newPriceCents ?? 0);
}

/** The lowest price of the 30 days before a reduction; undefined without one. */
export function lowestPriceOf({ pastPrices, ...prices }: StoredBook): number | undefined {
  if (!pastPrices?.length || !isReduced(prices)) return undefined;
  return toAmount(Math.min(...pastPrices.map(({ cents }) => cents)));
}
