import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { unavailable } from '../http/api-error.ts';

// The only file that imports bcrypt. A hash takes one of Node's four threads for a quarter of a second: two
// at once leave threads for compression and pictures, and a sign-in gets a 503 when the queue is long.
const cost = 12;
const hashesAtOnce = 2;
const maxQueueLength = 8;
const limit = pLimit(hashesAtOnce);

/** bcrypt silently truncates longer passwords. */
export const maxPasswordBytes = 72;

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(composed(password), 'utf8') > maxPasswordBytes;
}

/** Throws 503 `service_unavailable` when too many hashes wait. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => bcrypt.hash(composed(password), cost));
}

/** True when the hash was made from this password. Throws 503 as `hashPassword` does. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return queued(async () => {
    const isSame = await bcrypt.compare(composed(password), passwordHash);
    // Earlier versions hashed the password without normalization.
    return isSame || (password !== composed(password) && bcrypt.compare(password, passwordHash));
  });
}

/** Systems send "é" as one character or as a letter and its accent. */
function composed(password: string): string {
  return password.normalize('NFC');
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= maxQueueLength) {
    throw unavailable('Too many people sign in. Please try again soon.', 2);
  }
  return limit(work);
}
