import type { UpdateWithAggregationPipeline } from 'mongoose';
import { recordedUpdate, type ChangeMaker } from '../../../trail/new-change.ts';
import type { updateOf } from './book.model.ts';

type Untold = NonNullable<Parameters<typeof recordedUpdate>[3]>;
type Change = Partial<ReturnType<typeof updateOf>> & { $inc?: { stock: number } };

/** The key follows from what the book is after the write, see `isbnKeyOf`. */
const isOnSale = { $and: [{ $not: ['$deletedAt'] }, { $not: ['$draft'] }] };
export const withKey = {
  $set: {
    isbnKey: {
      $cond: [isOnSale, { $ifNull: ['$isbn', { $toString: '$_id' }] }, { $toString: '$_id' }],
    },
  },
};

/**
 * An admin's write of one book or many, recorded for the trail. A draft that is published is as new
 * as if it had been added now: it comes first in every list, and that is its published date.
 */
export function ownerUpdate(
  maker: ChangeMaker,
  action: Parameters<typeof recordedUpdate>[1],
  change: Change,
  untold: Untold,
): UpdateWithAggregationPipeline {
  const createdAt = { $cond: ['$draft', new Date(), '$createdAt'] };
  const isPublishing = 'draft' in (change.$unset ?? {});
  return [
    ...(isPublishing ? [{ $set: { createdAt } }] : []),
    ...recordedUpdate(maker, action, change, untold),
    withKey,
  ];
}
