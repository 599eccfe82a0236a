import { setTimeout as wait } from 'node:timers/promises';
import type { mongo, Types } from 'mongoose';
import { OrderModel, type StoredOrder } from '../../orders/order.model.ts';
import {
  blockId,
  blockOf,
  groupId,
  groupOf,
  ordersInBlock,
  sumBlocksOf,
  timesCounted,
  writeFigures,
} from './figures.model.ts';
import { soldBooksOf, sumOrders, type OrderSums } from './order-sums.ts';
import { findChangedBlocks } from './sold-orders.model.ts';
import { writeSoldBooks, type CountedBlock } from './sold-books.model.ts';

// The dashboard's figures are kept in records of 500 orders each, which are counted again whenever
// one of their orders has changed. So what a change costs does not grow with the shop.

interface MarkedOrder {
  number: number;
  uncounted: Types.ObjectId;
}
type CountedOrder = Pick<
  StoredOrder,
  'number' | 'status' | 'createdAt' | 'totalCents' | 'items'
> & {
  uncounted?: Types.ObjectId;
};
const orders = OrderModel.collection as unknown as mongo.Collection<CountedOrder>;
const countedFields = {
  ...{ number: 1, status: 1, createdAt: 1, totalCents: 1, uncounted: 1 },
  ...{ 'items.bookId': 1, 'items.title': 1, 'items.category': 1, 'items.priceCents': 1 },
};
const longestPauseMs = 20;

/**
 * Counts the blocks of these orders anew. May be repeated at any point, and run in several processes
 * at once. `seen` remembers which changes of which orders were counted on the way.
 */
export async function countFiguresOf(marked: MarkedOrder[], seen: Set<string>): Promise<void> {
  const unseen = marked.filter(({ number, uncounted }) => !seen.has(changeOf(number, uncounted)));
  await countBlocks(new Set(unseen.map(({ number }) => blockOf(number))), { seen });
}

/** The same of all orders that have changed, group by group: a book is written once for each of them. */
export async function countAllFigures(seen: Set<string>): Promise<void> {
  const blocks = [...(await findChangedBlocks())].sort((a, b) => a - b);
  await countBlocks(blocks, { seen });
}

/** A write of many orders leaves the same mark on all of them. */
function changeOf(number: number, mark: Types.ObjectId): string {
  return `${number} ${mark.toHexString()}`;
}

interface Extent {
  seen?: Set<string>;
  /** Books are counted for all orders, not only for those that are marked. */
  isForAll?: boolean;
}

/** Group by group, so that a book that many blocks have sold is written once for each group. */
export async function countBlocks(blocks: Iterable<number>, extent: Extent): Promise<void> {
  const groups = new Map<number, number[]>();
  for (const block of blocks) {
    groups.set(groupOf(block), [...(groups.get(groupOf(block)) ?? []), block]);
  }
  for (const [group, own] of groups) {
    const counted = [];
    for (const block of own) counted.push(await countBlock(block, extent));
    await writeSoldBooks(counted);
    await count(groupId(group), async () => ({ sums: await sumBlocksOf(group), found: undefined }));
  }
}

async function countBlock(block: number, { seen, isForAll }: Extent): Promise<CountedBlock> {
  const { times, found } = await count(blockId(block), async () => {
    const start = block * ordersInBlock;
    const all = await orders
      .find({ number: { $gte: start, $lt: start + ordersInBlock } })
      .project<CountedOrder>(countedFields)
      .sort({ number: 1 })
      .toArray();
    return { sums: sumOrders(all), found: all };
  });
  const changed = new Set<string>();
  for (const { number, uncounted, items } of found) {
    if (uncounted) seen?.add(changeOf(number, uncounted));
    if (!uncounted && !isForAll) continue;
    for (const { bookId } of items) changed.add(bookId.toHexString());
  }
  return { block, times, books: soldBooksOf(found), changed };
}

/** The record is only written as it was read before its orders were, so that no older sum stays. */
async function count<Found>(
  id: string,
  read: () => Promise<{ sums: OrderSums; found: Found }>,
): Promise<{ times: number; found: Found }> {
  for (;;) {
    const times = await timesCounted(id);
    const { sums, found } = await read();
    if (await writeFigures(id, times, sums)) return { times: times + 1, found };
    // Processes in step with each other would each spoil the other's try again.
    await wait(Math.random() * longestPauseMs);
  }
}
