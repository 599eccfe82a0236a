import pLimit from 'p-limit';
import mongoose, { type Types } from 'mongoose';
import { ApiError } from '../../http/api-error.ts';
import { countAllFigures, countFiguresOf } from '../sales/rollup/count-figures.model.ts';
import { customerKeyOf } from '../orders/customer-mark.model.ts';
import { OrderModel } from '../orders/order.model.ts';
import { countOrdersOf } from './count-orders-of.ts';

const batchSize = 200;
/** What a reader waits for; more there is only while the customers are counted for the first time. */
const mostBatches = 20;
const batchesBetweenReaders = 5;
const markedAtOnce = 1000;
const smallestId = new mongoose.Types.ObjectId('0'.repeat(24));

interface MarkedOrder {
  _id: Types.ObjectId;
  number: number;
  uid?: string;
  phone: string;
  erasedAt?: Date;
  customerKey?: string;
  formerKeys?: string[];
  uncounted: Types.ObjectId;
}
const markedFields = {
  ...{ number: 1, uid: 1, phone: 1, erasedAt: 1 },
  ...{ customerKey: 1, formerKeys: 1, uncounted: 1 },
};
const orders = OrderModel.collection as unknown as mongoose.mongo.Collection<MarkedOrder>;
const oneAtATime = pLimit(1);

/**
 * Counts what is not counted yet, so that the records of customers, and the figures of the
 * dashboard, equal their orders as these are now. Throws
 * 503 when there is too much of it to wait for.
 */
export async function countCustomers(): Promise<void> {
  // Who would have to wait for others looks first whether it is for too long.
  const isBusy = oneAtATime.activeCount > 0 && (await isTooMuch());
  if (!isBusy && (await oneAtATime(() => countBatches(mostBatches)))) return;
  throw new ApiError('service_unavailable', 'The customers are being counted. Please wait.', {
    retryAfter: 5,
  });
}

/**
 * Counts all that is not counted yet, in customers and figures, however long it takes. Whoever reads
 * meanwhile comes in between.
 */
export async function countAllCustomers(): Promise<void> {
  const seen = new Set<string>();
  // Customer by customer, whose orders lie anywhere, each group of orders would be written many times.
  if (await isTooMuch()) await countAllFigures(seen);
  while (!(await oneAtATime(() => countBatches(batchesBetweenReaders, seen))));
}

/** Returns what counts from time to time, so that nobody who asks has to wait. */
export function countingCustomers(): () => Promise<void> {
  let isMarked = false;
  return async () => {
    if (!isMarked) await markUnknown();
    isMarked = true;
    await countAllCustomers();
  };
}

/**
 * Orders from before there were customers' records have neither mark nor customer. Not all in one
 * write, which in a shop with many orders takes longer than the database may.
 */
export async function markUnknown(): Promise<void> {
  for (;;) {
    const unknown = await orders
      .find({ customerKey: null as never, uncounted: null as never }, { projection: { _id: 1 } })
      .limit(markedAtOnce)
      .toArray();
    await orders.updateMany(
      { _id: { $in: unknown.map(({ _id }) => _id) }, uncounted: null as never },
      { $set: { uncounted: new mongoose.Types.ObjectId() } },
    );
    if (unknown.length < markedAtOnce) return;
  }
}

/** Whether more is marked than a reader waits for. */
async function isTooMuch(): Promise<boolean> {
  const last = await orders
    .find({ uncounted: { $gt: smallestId } })
    .project({ _id: 1 })
    .sort({ uncounted: 1 })
    .skip(mostBatches * batchSize)
    .limit(1)
    .toArray();
  return last.length > 0;
}

/** Returns whether nothing is left. `seen` is what `countFiguresOf` has counted on the way. */
async function countBatches(most: number, seen = new Set<string>()): Promise<boolean> {
  for (let batch = 0; batch < most; batch += 1) {
    const marked = await orders
      .find({ uncounted: { $gt: smallestId } })
      .project<MarkedOrder>(markedFields)
      .sort({ uncounted: 1 })
      .limit(batchSize)
      .toArray();
    if (marked.length > 0) await countMarked(marked, seen);
    if (marked.length < batchSize) return true;
  }
  return false;
}

/** May be repeated at any point, and run in several processes at once. */
async function countMarked(marked: MarkedOrder[], seen: Set<string>): Promise<void> {
  const moved = marked.filter((order) => order.customerKey !== customerKeyOf(order));
  if (moved.length > 0) {
    await orders.bulkWrite(
      moved.map((order) => ({
        updateOne: {
          filter: { _id: order._id, uncounted: order.uncounted },
          update: {
            $set: { customerKey: customerKeyOf(order) },
            ...(order.customerKey && { $addToSet: { formerKeys: order.customerKey } }),
          },
        },
      })),
      { ordered: false },
    );
  }
  const keys = marked.flatMap((order) => [
    customerKeyOf(order),
    order.customerKey ?? '',
    ...(order.formerKeys ?? []),
  ]);
  const customers = [...new Set(keys)].filter(Boolean);
  const counted = [...marked, ...(await findMarkedOf(customers))];
  await countOrdersOf(customers);
  await countFiguresOf(counted, seen);
  await removeMarks(counted);
}

/** Not a mark that a later change has left: each order's own, of which many may have the same. */
async function removeMarks(counted: MarkedOrder[]): Promise<void> {
  const byMark = new Map<string, MarkedOrder[]>();
  for (const order of counted) {
    const mark = order.uncounted.toHexString();
    byMark.set(mark, [...(byMark.get(mark) ?? []), order]);
  }
  await orders.bulkWrite(
    [...byMark.values()].map((same) => ({
      updateMany: {
        filter: {
          _id: { $in: same.map(({ _id }) => _id) },
          uncounted: same[0]?.uncounted as never,
        },
        update: { $unset: { uncounted: 1, formerKeys: 1 } },
      },
    })),
    { ordered: false },
  );
}

/** What else of these customers is marked: counted with them, they need not be counted again for it. */
async function findMarkedOf(customers: string[]): Promise<MarkedOrder[]> {
  const others = await orders
    .find({ customerKey: { $in: customers }, uncounted: { $gt: smallestId } })
    .project<MarkedOrder>(markedFields)
    .limit(markedAtOnce)
    .toArray();
  // One that is to change its customer is counted in two places, in its own turn.
  return others.filter((order) => !order.formerKeys && order.customerKey === customerKeyOf(order));
}
