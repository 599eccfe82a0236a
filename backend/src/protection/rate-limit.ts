import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { retryConflict } from '../database/retry.ts';
import { ApiError } from '../http/api-error.ts';

// For tries, such as sign-ins: each counts, also a repeated one. `count-once.ts` is for events with an id.

/** The library's records; a model, so that their indexes are made with all others. */
const triesSchema = new mongoose.Schema({
  key: { type: String, unique: true },
  expire: { type: Date, expires: 0 },
});
const Tries = mongoose.model('Tries', triesSchema, 'rate-limits');

/**
 * At most `tries` within `seconds` for each key. Counted in the database under `name`, so that the limit
 * holds for all instances together.
 */
export function rateLimit(name: string, tries: number, seconds: number) {
  // Made for each use, since Mongoose may have reconnected with another client.
  const connected = (keyPrefix = name, points = tries) =>
    new RateLimiterMongo({
      storeClient: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      tableName: Tries.collection.collectionName,
      keyPrefix,
      points,
      duration: seconds,
      disableIndexesCreation: true,
    });
  const connectedAround = () => connected(`${name}-around`, tries * widerNetworkFactor);
  return {
    /** Counts one try; throws 429 `rate_limit_exceeded` with `Retry-After` when there were too many. */
    async consume(key: string): Promise<void> {
      const widerNetwork = widerNetworkOf(key);
      try {
        await retryConflict(() => connected().consume(hashOfKey(key)));
        if (widerNetwork) {
          await retryConflict(() => connectedAround().consume(hashOfKey(widerNetwork)));
        }
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        throw tooManyTries(rejected.msBeforeNext);
      }
    },
    /** Uncounts one try that was not carried out. */
    async uncount(key: string): Promise<void> {
      const widerNetwork = widerNetworkOf(key);
      await connected().reward(hashOfKey(key));
      if (widerNetwork) await connectedAround().reward(hashOfKey(widerNetwork));
    },
    /** Deletes the tries of a key, e.g. after a successful sign-in. */
    reset: (key: string) => connected().delete(hashOfKey(key)),
  };
}

export function tooManyTries(waitMs: number): ApiError {
  return new ApiError('rate_limit_exceeded', 'Too many tries. Please wait a little.', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** Hashes keys, which are network addresses, e-mails and phone numbers. */
export function hashOfKey(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22);
}

/**
 * The network address that limits count by. An IPv6 connection has a whole /64, which counts as one;
 * `widerNetworkOf` limits visitors with many of them.
 */
export function visitorAddress(req: Pick<Request, 'ip'>): string {
  // Some proxies forward the port, too, which is another for each connection.
  const ip = (req.ip ?? '').replace(/^([\d.]+):\d+$|^\[(.+)\](?::\d+)?$/, '$1$2');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${firstHalf(ip)}::/64` : ip;
}

/** The limit of a /48 is this many times that of each of its 65,536 /64. */
export const widerNetworkFactor = 10;

/** The /48 around the /64 that `visitorAddress` returned, alone or at the end of a key. */
export function widerNetworkOf(key: string): string | undefined {
  const [, before = '', network] = /^(.* )?((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(key) ?? [];
  return network && `${before}${network}:/48`;
}

function firstHalf(ip: string): string {
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = ip.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
