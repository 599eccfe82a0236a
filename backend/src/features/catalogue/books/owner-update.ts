import type { UpdateWithAggregationPipeline } from 'mongoose';
import type { NewBook } from '../../../contract/book/book.ts';
import { recordedUpdate, type Actor } from '../../../audit-log/new-audit-entry.ts';
import { updateOf } from '../../../book-record/book.model.ts';
import { titleKeyOf } from '../../../book-record/title-key-of.ts';
import { withPriceHistory } from '../../../book-record/past-prices.ts';

/** One of the three. */
interface OwnersWork {
  change?: Partial<NewBook> | undefined;
  delete?: true | undefined;
  restore?: true | undefined;
}

/** The key follows from what the book is after the write, see `isbnKeyOf`. */
const isOnSale = { $and: [{ $not: ['$deletedAt'] }, { $not: ['$draft'] }] };
export const ownKey = { $toString: '$_id' };
export const withKey = {
  $set: { isbnKey: { $cond: [isOnSale, { $ifNull: ['$isbn', ownKey] }, ownKey] } },
};

/**
 * An admin's write of one book or many, recorded for the audit log. A draft that is published is as new
 * as if it had been added now: it comes first in every list, and that is its published date.
 */
export function ownerUpdate(work: OwnersWork, maker: Actor): UpdateWithAggregationPipeline {
  const change = updateOf(work.change ?? {});
  const now = new Date();
  const isPublishing = 'draft' in change.$unset;
  const action = work.delete ? 'deleted' : work.restore ? 'restored' : 'changed';
  const unaudited = {
    $inc: { __v: 1 },
    $set: {
      ...(work.delete && { deletedAt: now, deletedBy: maker.by }),
      ...(work.change?.stock !== undefined && { stockSetAt: now }),
      ...(work.change?.title !== undefined && { titleKey: titleKeyOf(work.change.title) }),
    },
    $unset: work.restore ? { deletedAt: 1, deletedBy: 1 } : {},
  };
  return [
    { $set: { pastPrices: withPriceHistory(pricesOf(change)) } },
    ...(isPublishing ? [{ $set: { createdAt: { $cond: ['$draft', now, '$createdAt'] } } }] : []),
    ...recordedUpdate(maker, action, change, unaudited),
    withKey,
  ];
}

function pricesOf({ $set, $unset }: ReturnType<typeof updateOf>) {
  const otherwise = 'oldPriceCents' in $unset ? null : '$oldPriceCents';
  return {
    newCents: $set.newPriceCents ?? '$newPriceCents',
    oldCents: $set.oldPriceCents ?? otherwise,
  };
}
