import mongoose from 'mongoose';

// Servers word it differently, and not all say which index it was: whoever must know looks.
const duplicateKey = 11000;

/** Whether a write was kept out by a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === duplicateKey;
}

/**
 * What kept single writes of an unordered bulk out, by their place in it. Throws what made it fail
 * as a whole: then nobody knows which were written.
 */
export function failuresOf(error: unknown): Map<number, mongoose.mongo.WriteError> {
  const isOfBulk = error instanceof mongoose.mongo.MongoBulkWriteError;
  const failures = isOfBulk ? [error.writeErrors].flat() : [];
  if (failures.length === 0) throw error;
  return new Map(failures.map((failure) => [failure.index, failure]));
}
