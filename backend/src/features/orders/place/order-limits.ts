import { createHash } from 'node:crypto';
import { digitsOf } from '../../../contract/phone-digits.ts';
import { inBatches } from '../../../database/in-batches.ts';
import { ApiError } from '../../../http/api-error.ts';
import { claimsUnseenBy, claimWhile, nextMoment, type Moment } from './limit-claims.ts';
import { orderCollection, type StoredOrder } from '../order.model.ts';

/** Whom an order counts for. `address` is the network address of the request. */
interface OrderSource {
  uid: string;
  phone: string;
  address: string;
}

// Against bots and made-up orders. Offices, schools and mobile networks share one address. The
// orders themselves are counted, so that no crash can make a count wrong.
const hourMs = 3_600_000;
const maxTimeMS = 5000;
const limits = [
  { perHour: 10, countedBy: ({ uid }: OrderSource) => `customer ${uid}` },
  { perHour: 10, countedBy: ({ phone }: OrderSource) => `phone ${digitsOf(phone)}` },
  { perHour: 100, countedBy: ({ address }: OrderSource) => `address ${address}` },
];

/** Under what an order counts for an hour, one key per limit; not readable, as it is personal. */
export function limitKeysOf(source: OrderSource): string[] {
  return limits.map(({ countedBy }) =>
    createHash('sha256').update(countedBy(source)).digest('base64url').slice(0, 22),
  );
}

type CountedOrder = Pick<StoredOrder, '_id' | 'createdAt' | 'limitKeys'>;
interface CountedOrders {
  limitKeys: string[];
  orders: CountedOrder[];
  readAt: Moment;
}

/** The orders under these keys, read from the database together with those of other requests. */
export const countOrders = inBatches(async (wishes: readonly string[][]) => {
  const readAt = nextMoment();
  const orders = await orderCollection
    .find({ limitKeys: { $in: [...new Set(wishes.flat())] } }, { maxTimeMS, batchSize: 1000 })
    .project<CountedOrder>({ limitKeys: 1, createdAt: 1 })
    .toArray();
  const byKey = new Map<string, CountedOrder[]>();
  for (const order of orders) {
    for (const key of order.limitKeys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), order]);
  }
  return wishes.map((limitKeys): CountedOrders => {
    const counted = new Set(limitKeys.flatMap((key) => byKey.get(key) ?? []));
    return { limitKeys, orders: [...counted], readAt };
  });
});

/**
 * Writes an order unless it is one too many: then throws 429. Exact within this process, however
 * many come at once; what other processes let through counts as soon as it is written.
 */
export async function writeWithinLimits(
  { _id, uid, key, createdAt }: StoredOrder,
  { limitKeys, orders, readAt }: CountedOrders,
  write: () => Promise<boolean>,
): Promise<boolean> {
  const own = { _id, uid, key, createdAt, limitKeys };
  const seen = new Set(orders.map((order) => order._id.toHexString()));
  const unseen = claimsUnseenBy(readAt, limitKeys).filter(
    // One that is sent twice counts once: only one of the two will be written.
    (other) => !seen.has(other._id.toHexString()) && !(other.uid === uid && other.key === key),
  );
  const problem = findProblem([...orders, ...unseen], limitKeys);
  if (problem) throw problem;
  return claimWhile(own, write);
}

function findProblem(counted: CountedOrder[], limitKeys: string[]): ApiError | undefined {
  const since = Date.now() - hourMs;
  const recent = counted
    .filter((order) => order.createdAt.getTime() > since)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const [index, { perHour }] of limits.entries()) {
    const key = limitKeys[index] ?? '';
    // The newest but so many: as soon as it is an hour old, there is room again.
    const inTheWay = recent.filter((order) => order.limitKeys?.includes(key))[perHour - 1];
    if (!inTheWay) continue;
    const waitMs = inTheWay.createdAt.getTime() - since;
    return new ApiError('rate_limit_exceeded', 'Too many tries. Please wait a little.', {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
  return undefined;
}
