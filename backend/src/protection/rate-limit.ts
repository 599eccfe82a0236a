import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../http/api-error.ts';

const collectionName = 'rate-limits';

/** Counts in the database, so that a limit holds across all API instances. */
interface RateLimit {
  /** Counts one try; throws 429 `rate_limit_exceeded` with `Retry-After` when there were too many. */
  consume: (key: string) => Promise<void>;
  /** Takes back one counted try, of something that was not done after all. */
  giveBack: (key: string) => Promise<void>;
  /** Forgets the tries of a key, e.g. after a successful sign-in. */
  reset: (key: string) => Promise<void>;
}

/** At most `tries` within `seconds` for each key; `name` keeps limits apart. */
export function rateLimit(name: string, tries: number, seconds: number): RateLimit {
  // It holds nothing but these: no connection is kept longer than Mongoose keeps it.
  const connected = () =>
    new RateLimiterMongo({
      storeClient: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      tableName: collectionName,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      disableIndexesCreation: true,
    });
  return {
    async consume(key) {
      try {
        await connected().consume(hashOfKey(key));
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        throw tooManyTries(rejected.msBeforeNext);
      }
    },
    async giveBack(key) {
      await connected().reward(hashOfKey(key));
    },
    async reset(key) {
      await connected().delete(hashOfKey(key));
    },
  };
}

export function tooManyTries(waitMs: number): ApiError {
  return new ApiError('rate_limit_exceeded', 'Too many tries. Please wait a little.', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** Keys are addresses, e-mails and phone numbers: counted, but not kept readable. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

export async function createRateLimitIndexes(): Promise<void> {
  const collection = mongoose.connection.collection(collectionName);
  await collection.createIndex({ key: 1 }, { unique: true });
  await collection.createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
}
