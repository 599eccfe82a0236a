import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { unavailable } from '../http/api-error.ts';

// The only file with the hash library. A hash takes one of the four threads in which compression
// and pictures run too, for a quarter of a second: two at once leave room for them.
const cost = 12;
const limit = pLimit(2);
const line = pLimit(10);

/** bcrypt looks at 72 bytes only; whoever has more would be cut without being told. */
export const longestPasswordBytes = 72;

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password, 'utf8') > longestPasswordBytes;
}

export function hashPassword(password: string): Promise<string> {
  return limit(() => bcrypt.hash(password, cost));
}

/** True when the hash was made from this password. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return limit(() => bcrypt.compare(password, passwordHash));
}

/**
 * For all work that strangers may ask a hash of, from its first look into the database: whoever finds
 * a long line is told to come back, and costs nothing. Throws 503 `service_unavailable`.
 */
export async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (line.activeCount + line.pendingCount >= line.concurrency) {
    throw unavailable('Too many people sign in. Please try again soon.', 2);
  }
  return line(work);
}
