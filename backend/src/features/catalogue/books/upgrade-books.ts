import { dropFormerIndex, indexNames } from '../../../database/former-indexes.ts';
import { BookModel } from './book.model.ts';

/** Indexes from before there were drafts, which every list has to leave out. */
const formerIndexes = [
  'deletedAt_1_createdAt_-1__id_-1',
  'deletedAt_1_category_1_createdAt_-1__id_-1',
  'deletedAt_1_trending_1_createdAt_-1__id_-1',
  'deletedAt_1_newPriceCents_1__id_1',
  'deletedAt_1_title_1__id_1',
  'deletedAt_1_stock_1__id_1',
  'deletedAt_1_author_1_createdAt_-1__id_-1',
];

/**
 * Gives the books of a shop from before 2026-11-22 the key that each must have today, before its
 * unique index is made. Runs at each start; may be repeated at any point.
 */
export async function upgradeBooks(): Promise<void> {
  const names = await indexNames(BookModel.collection);
  if (!names.includes('isbnKey_1')) {
    await BookModel.collection.updateMany({ isbnKey: null }, [
      { $set: { isbnKey: { $toString: '$_id' } } },
    ]);
  }
  for (const name of formerIndexes.filter((former) => names.includes(former))) {
    await dropFormerIndex(BookModel.collection, name);
  }
}
