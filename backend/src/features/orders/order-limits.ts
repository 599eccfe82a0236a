import { createHash } from 'node:crypto';
import mongoose, { type Types } from 'mongoose';
import { ApiError } from '../../http/api-error.ts';
import { OrderModel } from './order.model.ts';
import { digitsOf } from './search-terms.ts';

/** Whom an order counts for. `address` is the network address of the request. */
interface OrderSource {
  uid: string;
  phone: string;
  address: string;
}

// Against bots and made-up orders. Offices, schools and mobile networks share one address. The
// orders themselves are counted, so that no crash can make a count wrong.
const hourMs = 3_600_000;
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

/** Throws 429 when one more order would be too many. */
export async function checkOrderLimits(limitKeys: string[]): Promise<void> {
  const problem = await findLimitProblem(limitKeys);
  if (problem) throw problem;
}

/**
 * What is wrong when there are too many orders besides this one. Asked again once an order is
 * written: of orders sent at once, each then sees those before it, in whatever process.
 */
export async function findLimitProblem(
  limitKeys: string[],
  own?: { _id: Types.ObjectId },
): Promise<ApiError | undefined> {
  const counted = await OrderModel.find(
    { limitKeys: mongoose.trusted({ $in: limitKeys }) },
    { limitKeys: 1, createdAt: 1 },
  ).lean();
  const since = Date.now() - hourMs;
  const others = counted
    .filter((order) => !own?._id.equals(order._id) && order.createdAt.getTime() > since)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const [index, { perHour }] of limits.entries()) {
    const key = limitKeys[index] ?? '';
    // The newest but so many: as soon as it is an hour old, there is room again.
    const inTheWay = others.filter((order) => order.limitKeys?.includes(key))[perHour - 1];
    if (!inTheWay) continue;
    const waitMs = inTheWay.createdAt.getTime() - since;
    return new ApiError('rate_limit_exceeded', 'Too many tries. Please wait a little.', {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
  return undefined;
}
