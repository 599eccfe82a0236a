import { breaksFixedPrice } from '../contract/book/fixed-price.ts';
import type { OpenBook } from '../contract/book/book.ts';
import { toDollars } from '../contract/number/money.ts';
import { findSettings } from '../shop-settings/settings.model.ts';
import { mayHavePromise, withPromise } from './promises.ts';
import { toBook, type StoredBook } from './book.model.ts';
import { findUsedCopies } from './used-copies.ts';

/** How long before a reduction prices count (Directive 98/6/EC, Article 6a). */
const countedMs = 30 * 24 * 60 * 60 * 1000;
/** Of somebody who changes prices by the minute. */
const maxKept = 100;

type Prices = Partial<Pick<StoredBook, 'newPriceCents' | 'oldPriceCents'>>;

/**
 * The prices of the 30 days before the present one, or before it was called a reduced one, once the
 * book has the prices of `after`. Of two prices the later stays when it is not higher: it counts for
 * longer.
 */
export function withPriceHistory(
  book: Pick<StoredBook, 'draft' | 'pastPrices'> & Prices,
  after: Prices,
  now: Date,
): StoredBook['pastPrices'] {
  const { newPriceCents: cents, draft, pastPrices } = book;
  if (after.newPriceCents === cents && isReduced(after) === isReduced(book)) return pastPrices;
  // What lay in a draft was no price yet.
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
 * The books as shoppers are given them: a reduced one with what it cost at least in the 30 days
 * before, unless it was not sold then, or the owner does not want it said; one of which there are
 * used copies, with those; one that is not on the shelf with what is promised of it. A reduction that
 * fixed book prices forbid is not shown.
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
