import mongoose from 'mongoose';

// Recognized by its code: servers word the message differently, and not all name the index.
const duplicateKey = 11000;

/** Whether a unique index refused the write, or one of many: the record is there already. */
export function isDuplicateKey(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, writeErrors } = error as { code?: unknown; writeErrors?: unknown };
  return code === duplicateKey || [writeErrors ?? []].flat().some(isDuplicateKey);
}

/** For a record that may be there already: another process has written the same. */
export function ignoreDuplicateKey(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}

/** Whether the write went through; false when a unique index refused it. */
export async function isFirstToWrite(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    ignoreDuplicateKey(error);
    return false;
  }
}

/**
 * The errors of single writes of an unordered bulk, by index. Throws any other error, after which it is
 * unknown what was written.
 */
function failuresOf(error: unknown): Map<number, mongoose.mongo.WriteError> {
  const isOfBulk = error instanceof mongoose.mongo.MongoBulkWriteError;
  const failures = isOfBulk ? [error.writeErrors].flat() : [];
  if (failures.length === 0) throw error;
  return new Map(failures.map((failure) => [failure.index, failure]));
}

/** Inserts the records that a unique index admits. Returns the errors of the others by index. */
export async function insertNew(
  collection: { insertMany(records: readonly object[], options: object): Promise<unknown> },
  records: object[],
): Promise<ReadonlyMap<number, unknown>> {
  if (records.length === 0) return new Map();
  try {
    await collection.insertMany(records, { ordered: false, ignoreUndefined: true });
    return new Map();
  } catch (error) {
    const failures = failuresOf(error);
    if ([...failures.values()].every(isDuplicateKey)) return failures;
    throw error;
  }
}
