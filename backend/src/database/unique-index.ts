import mongoose from 'mongoose';

const duplicateKey = 11000;

/**
 * Whether a unique index refused the write, or one of many: the record is there already. Known by the
 * code, never by a server's words.
 */
export function isDuplicateKey(error: unknown): boolean {
  return codesOf(error).includes(duplicateKey);
}

/** Of many writes: whether each that failed was refused by a unique index, so that all are there. */
export function isOnlyDuplicateKeys(error: unknown): boolean {
  const codes = codesOf(error);
  return codes.length > 0 && codes.every((code) => code === duplicateKey);
}

function codesOf(error: unknown): unknown[] {
  if (error instanceof mongoose.mongo.MongoBulkWriteError) {
    return [error.writeErrors].flat().map(({ code }) => code);
  }
  return error instanceof mongoose.mongo.MongoServerError ? [error.code] : [];
}
