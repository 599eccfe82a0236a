import type { OpenBook } from '../contract/book/book.ts';
import { toDollars } from '../contract/number/money.ts';
import { findSettings } from '../shop-settings/settings.model.ts';
import { toBook, type StoredBook } from './book.model.ts';

/** How long before a reduction prices count (Directive 98/6/EC, Article 6a). */
const countedMs = 30 * 24 * 60 * 60 * 1000;
/** Of somebody who changes prices by the minute. */
const maxKept = 100;

type Expression = unknown;

/**
 * The prices of the 30 days before the present one, or before it was called a reduced one: what to
 * set in the write that makes these the prices, as a pipeline that still sees the book before it.
 * Of two prices the later stays when it is not higher: it counts for longer.
 */
export function withPriceHistory({
  newCents,
  oldCents,
}: {
  newCents: Expression;
  oldCents: Expression;
}) {
  const now = new Date();
  const since = new Date(now.getTime() - countedMs);
  const known = { $ifNull: ['$pastPrices', []] };
  const earlier = {
    $filter: {
      input: known,
      as: 'each',
      cond: {
        $and: [{ $gt: ['$$each.until', since] }, { $lt: ['$$each.cents', '$newPriceCents'] }],
      },
    },
  };
  const noted = [{ cents: '$newPriceCents', until: { $literal: now } }];
  const hasCapacity = { $lt: [{ $size: known }, maxKept] };
  // What lay in a draft was no price yet; a book that an import is about to make has none.
  const wasOffered = { $and: [{ $gte: ['$newPriceCents', 0] }, { $not: ['$draft'] }] };
  const wasReduced = { $gt: ['$oldPriceCents', '$newPriceCents'] };
  const isOther = {
    $or: [
      { $ne: [newCents, '$newPriceCents'] },
      { $ne: [{ $gt: [oldCents, newCents] }, wasReduced] },
    ],
  };
  const stays = { $ifNull: ['$pastPrices', '$$REMOVE'] };
  const grown = { $cond: [hasCapacity, { $concatArrays: [earlier, noted] }, earlier] };
  return { $cond: [isOther, { $cond: [wasOffered, grown, '$$REMOVE'] }, stays] };
}

/**
 * The books as shoppers are given them: a reduced one with what it cost at least in the 30 days
 * before, unless it was not sold then, or the owner does not want it said.
 */
export async function toOpenBooks(stored: StoredBook[]): Promise<OpenBook[]> {
  const books = stored.map((book) => ({ ...toBook(book), lowestPrice: lowestOf(book) }));
  if (books.every(({ lowestPrice }) => lowestPrice === undefined)) return books;
  return (await findSettings()).lowestPrice ? books : stored.map(toBook);
}

function lowestOf({ pastPrices, oldPriceCents, newPriceCents }: StoredBook): number | undefined {
  if (!pastPrices?.length || (oldPriceCents ?? 0) <= newPriceCents) return undefined;
  return toDollars(Math.min(...pastPrices.map(({ cents }) => cents)));
}
