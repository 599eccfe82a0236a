import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * The id of what a request with an Idempotency-Key makes: the same request makes the same one, and
 * the database lets an id in once.
 */
export function idOfKey(...parts: (string | number)[]): Types.ObjectId {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  return new Types.ObjectId(digest.subarray(0, 12));
}
