import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { unavailable } from '../http/api-error.ts';

// The only file with the hash library. A hash takes one of the four threads in which compression
// and pictures run too, for a quarter of a second: two at once leave room for them, and whoever
// finds a long queue is asked to come back instead of making it longer.
const cost = 12;
const hashesAtOnce = 2;
const maxQueueLength = 8;
const limit = pLimit(hashesAtOnce);

/** bcrypt looks at 72 bytes only; whoever has more would be cut without being told. */
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
    // Hashes of earlier versions were made of what the keyboard sent.
    return isSame || (password !== composed(password) && bcrypt.compare(password, passwordHash));
  });
}

/** Keyboards send "é" as one character or as an email and its accent, by system. */
function composed(password: string): string {
  return password.normalize('NFC');
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= maxQueueLength) {
    throw unavailable('Too many people sign in. Please try again soon.', 2);
  }
  return limit(work);
}
