import mongoose from 'mongoose';
import { inBatches } from '../../../database/in-batches.ts';
import { failuresOf, isDuplicateKey } from '../../../database/unique-index.ts';
import { orderCollection, type StoredOrder } from '../order.model.ts';

/**
 * Writes a new order. Returns false when its customer has one with this key already: the unique
 * index lets one in.
 */
export const writeOrder = inBatches(async (drafts: readonly StoredOrder[]) => {
  try {
    await orderCollection.insertMany([...drafts], { ordered: false, ignoreUndefined: true });
    return drafts.map(() => true);
  } catch (error) {
    const failures = failuresOf(error);
    return drafts.map((_draft, i) => {
      const failure = failures.get(i);
      if (!failure || isDuplicateKey(failure)) return !failure;
      return new mongoose.mongo.MongoServerError(failure);
    });
  }
});
