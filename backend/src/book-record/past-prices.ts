import { breaksFixedPrice } from '../contract/book/fixed-price.ts';
import type { OpenBook } from '../contract/book/book.ts';
import { toDollars } from '../contract/number/money.ts';
import { findSettings } from '../shop-settings/settings.model.ts';
import { mayHavePromise, withPromise } from './promises.ts';
import { toBook, type StoredBook } from './book.model.ts';
import { findUsedCopies } from './used-copies.ts';

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
  const known = pastPrices ?? [];
  const since = now.getTime() - countedMs;
  const earlier = known.filter((each) => +each.until > since && each.cents < cents);
  return known.length < maxKept ? [...earlier, { cents, until: now }] : earlier;
}

function isReduced({ newPriceCents, oldPriceCents }: Prices): boolean {
  return (oldPriceCents ?? 0) > (newPriceCents ?? 0);
}

/**
 * The books as shoppers see them: with the lowest price of the 30 days before a reduction if the owner
 * shows it, with used copies, and with the promise of a book that is not in stock. A reduction that fixed
 * book prices forbid is hidden.
 */
export async function toOpenBooks(stored: StoredBook[]): Promise<OpenBook[]> {
  const books = stored.map(toBook);
  const [used, settings] = await Promise.all([
    findUsedCopies(stored),
    stored.some(isReduced) || books.some(mayHavePromise) ? findSettings() : undefined,
  ]);
  return books.map((book, i) => {
    if (!settings) return { ...book, used: used[i] };
    const isForbidden = breaksFixedPrice(stored[i]!, settings.fixedPrice);
    const open = {
      ...book,
      ...(isForbidden && { oldPrice: undefined }),
      lowestPrice: settings.lowestPrice && !isForbidden ? lowestOf(stored[i]!) : undefined,
      used: used[i],
    };
    return mayHavePromise(book) ? withPromise(open, settings) : open;
  });
}

function lowestOf({ pastPrices, oldPriceCents, newPriceCents }: StoredBook): number | undefined {
  if (!pastPrices?.length || (oldPriceCents ?? 0) <= newPriceCents) return undefined;
  return toDollars(Math.min(...pastPrices.map(({ cents }) => cents)));
}
