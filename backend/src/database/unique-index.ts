import mongoose from 'mongoose';

// Known by the code, never by a server's words: servers word it differently, and not all say which
// index it was. Whoever must know looks.
const duplicateKey = 11000;

/** Whether a unique index refused the write, or one of many: the record is there already. */
export function isDuplicateKey(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, writeErrors } = error as { code?: unknown; writeErrors?: unknown };
  return code === duplicateKey || [writeErrors ?? []].flat().some(isDuplicateKey);
}

/** For who is content that it is there: somebody else has written the same a moment ago. */
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
 * What kept single writes of an unordered bulk out, by their place in it. Throws what made it fail
 * as a whole: then nobody knows which were written.
 */
function failuresOf(error: unknown): Map<number, mongoose.mongo.WriteError> {
  const isOfBulk = error instanceof mongoose.mongo.MongoBulkWriteError;
  const failures = isOfBulk ? [error.writeErrors].flat() : [];
  if (failures.length === 0) throw error;
  return new Map(failures.map((failure) => [failure.index, failure]));
}

/** Inserts what a unique index lets in. Returns the places of all else, which is there already. */
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
