import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { orderStates, orderStatuses } from '../../contract/order-status.ts';
import { OrderModel } from '../orders/order.model.ts';
import { customerCounts, type CountedCustomer } from './customer-count.model.ts';
import { customerTermsOf } from './search-terms.ts';

type Counted = Omit<CountedCustomer, '_id' | 'key' | 'revision' | 'searchTerms'>;
type CountedRow = Counted & { _id: string; name: string; email: string; phone: string };

const mostTries = 50;
const longestPauseMs = 20;
const doubleKey = 11000;
const sales = orderStatuses.filter((status) => orderStates[status].isSale);
const sumIf = (condition: object, value: unknown) => ({ $sum: { $cond: [condition, value, 0] } });
const isDelivered = { $eq: ['$status', 'delivered'] };
const isSale = { $in: ['$status', sales] };

/**
 * Counts the orders of these customers anew and writes the sums to their records. A record is only
 * written as it was read before its orders were: who was slower than another counts again, so that
 * no older sum replaces a newer one.
 */
export async function countOrdersOf(keys: string[]): Promise<void> {
  for (let tries = 0; keys.length > 0; tries += 1) {
    if (tries === mostTries) throw new Error('The customers change faster than they are counted.');
    const known = await customerCounts
      .find({ key: { $in: keys } })
      .project<Pick<CountedCustomer, '_id' | 'key' | 'revision'>>({ key: 1, revision: 1 })
      .toArray();
    const counted = new Map((await sumOrders(keys)).map((row) => [row._id, row]));
    const writes = keys.flatMap((key): Write[] => {
      const record = known.find((each) => each.key === key);
      const row = counted.get(key);
      if (record) return [{ updateOne: { filter: record, update: { $set: recordOf(row) } } }];
      // Nothing to count and nothing counted: nobody has ordered after all.
      if (!row) return [];
      const _id = new mongoose.Types.ObjectId();
      return [{ insertOne: { document: { _id, key, ...recordOf(row) } } }];
    });
    if (writes.length === 0 || (await isAllWritten(writes))) return;
    // Processes in step with each other would each spoil the other's try again.
    await wait(Math.random() * longestPauseMs);
  }
}

function sumOrders(keys: string[]): Promise<CountedRow[]> {
  return OrderModel.aggregate<CountedRow>([
    { $match: { customerKey: { $in: keys }, status: { $in: [...orderStatuses] } } },
    { $sort: { createdAt: 1, _id: 1 } },
    {
      $group: {
        _id: '$customerKey',
        name: { $last: '$name' },
        email: { $last: '$email' },
        phone: { $last: '$phone' },
        orders: { $sum: 1 },
        delivered: sumIf(isDelivered, 1),
        deliveredCents: sumIf(isDelivered, '$totalCents'),
        sales: sumIf(isSale, 1),
        averageSaleCents: { $avg: { $cond: [isSale, '$totalCents', null] } },
        lastOrderAt: { $last: '$createdAt' },
      },
    },
  ]);
}

/** A record without orders stays, so that a process that stood still cannot bring it back. */
const nothing: Counted = {
  ...{ name: '', email: '', phone: '', lastOrderAt: null },
  ...{ orders: 0, delivered: 0, deliveredCents: 0, sales: 0, averageSaleCents: null },
};

function recordOf(row: CountedRow | undefined) {
  const { _id, ...counted } = row ?? { ...nothing, _id: '' };
  const searchTerms = row ? customerTermsOf(row) : [];
  return { ...counted, searchTerms, revision: new mongoose.Types.ObjectId() };
}

type Write = mongoose.mongo.AnyBulkWriteOperation<CountedCustomer>;

async function isAllWritten(writes: Write[]): Promise<boolean> {
  try {
    const { matchedCount, insertedCount } = await customerCounts.bulkWrite(writes, {
      ordered: false,
    });
    return matchedCount + insertedCount === writes.length;
  } catch (error) {
    // Another process has made the same record.
    if (error instanceof mongoose.mongo.MongoBulkWriteError && error.code === doubleKey)
      return false;
    throw error;
  }
}
