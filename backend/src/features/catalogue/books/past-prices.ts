import { toDollars } from '../../../contract/number/money.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import type { StoredBook } from './book.model.ts';

/** How long before a reduction prices count (Directive 98/6/EC, Article 6a). */
const countedMs = 30 * 24 * 60 * 60 * 1000;
/** Of somebody who changes prices by the minute. */
const mostKept = 100;

type Expression = unknown;

/**
 * The prices of the 30 days before the present one, or before it was called a reduced one: what to
 * set in the write that makes these the prices, as a pipeline that still sees the book before it.
 * Of two prices the later stays when it is not higher: it counts for longer.
 */
export function notedPrice({ newCents, oldCents }: { newCents: Expression; oldCents: Expression }) {
  const now = new Date();
  const since = new Date(now.getTime() - countedMs);
  const known = { $ifNull: ['$pastPrices', []] };
  const earlier = {
    $filter: {
      ...{ input: known, as: 'each' },
      cond: {
        $and: [{ $gt: ['$$each.until', since] }, { $lt: ['$$each.cents', '$newPriceCents'] }],
      },
    },
  };
  const noted = [{ cents: '$newPriceCents', until: { $literal: now } }];
  const hasRoom = { $lt: [{ $size: known }, mostKept] };
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
  const grown = { $cond: [hasRoom, { $concatArrays: [earlier, noted] }, earlier] };
  return { $cond: [isOther, { $cond: [wasOffered, grown, '$$REMOVE'] }, stays] };
}

/**
 * What a reduced book cost at least in the 30 days before; undefined for every other book, for one
 * that was not sold before, and while the owner does not want it said.
 */
export async function findLowestPrice(book: StoredBook): Promise<number | undefined> {
  const { pastPrices, oldPriceCents, newPriceCents } = book;
  if (!pastPrices?.length || (oldPriceCents ?? 0) <= newPriceCents) return undefined;
  const { lowestPrice } = await findSettings();
  if (!lowestPrice) return undefined;
  return toDollars(Math.min(...pastPrices.map(({ cents }) => cents)));
}
