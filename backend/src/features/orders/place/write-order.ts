import mongoose from 'mongoose';
import { inBatches } from '../../../database/in-batches.ts';
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
    // Without any, nobody knows which were written.
    if (failures.size === 0) throw error;
    return drafts.map((_draft, i) => resultOf(failures.get(i)));
  }
});

function failuresOf(error: unknown) {
  const isOfBatch = error instanceof mongoose.mongo.MongoBulkWriteError;
  const failures = isOfBatch ? [error.writeErrors].flat() : [];
  return new Map(failures.map((failure) => [failure.index, failure]));
}

function resultOf(failure: mongoose.mongo.WriteError | undefined): boolean | Error {
  if (!failure) return true;
  const isKeyTaken = failure.code === 11000 && failure.errmsg?.includes(' index: key_1_uid_1 ');
  return isKeyTaken ? false : new mongoose.mongo.MongoServerError(failure);
}
