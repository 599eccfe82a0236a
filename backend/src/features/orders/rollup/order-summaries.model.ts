import mongoose, { type ClientSession } from 'mongoose';
import { inBatches } from '../../../database/in-batches.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { orderCollection, type StoredOrder } from '../../../order-record/order.model.ts';
import { shareBooks, summaryFields, summaryOf, type OrderSummary } from './order-summary.ts';

export { isIn, isSale, type OrderSummary, type SoldBook } from './order-summary.ts';

// Dashboard, reports and customers are made of summaries of all orders, which each process keeps in
// memory. Before they are read, it reads what changed since, by `updatedAt`.

/** The clocks of the instances may differ by so much, and a transaction be open for so long. */
const overlapMs = 15_000;
/** Orders that were deleted are noticed by their number, so often. */
const countedMs = 60_000;
/** What was missed, for whatever reason, is there after so long. */
const reloadedMs = 3_600_000;
/** Orders one after the other by their numbers; what a block adds up to is kept while it is the same. */
const ordersInBlock = 500;
const readAtOnce = 1000;

const noSummaries = (database = '') => ({
  database,
  blocks: new Map<number, OrderSummary[]>(),
  count: 0,
  /** What was updated before this moment is known. */
  since: -Infinity,
  countAt: -Infinity,
  reloadAt: -Infinity,
});
let known = noSummaries();

/** As a process that has just started. */
export function forgetOrderSummaries(): void {
  known = noSummaries();
}

/** All orders as they are now, by their numbers. */
export async function readOrderSummaries(): Promise<OrderSummary[]> {
  return (await readSummaryBlocks()).flat();
}

/** The same block by block; a block is the same list as the last time while nothing in it changes. */
export async function readSummaryBlocks(): Promise<OrderSummary[][]> {
  await catchUp('reader');
  return [...known.blocks].sort(([a], [b]) => a - b).map(([, orders]) => orders);
}

/** Who comes while others wait for the next look waits with them; one that runs may be too old. */
const catchUp = inBatches(
  async (readers: readonly 'reader'[]) => {
    await look();
    return readers.map(() => true);
  },
  { maxAtOnce: Infinity },
);

async function look(): Promise<void> {
  const now = performance.now();
  const database = mongoose.connection.name;
  // A clock that was set back makes what is written now older than what is known.
  const isSetBack = Date.now() < known.since;
  if (known.database !== database || isSetBack || now > known.reloadAt) return reload(database);
  if (now < known.countAt) return readChanges();
  known.countAt = now + countedMs;
  const count = await inTransaction(async (session) => {
    await readChanges(session);
    return orderCollection.countDocuments({}, { session });
  });
  if (count !== known.count) await reload(database);
}

async function reload(database: string): Promise<void> {
  const start = Date.now();
  const loaded = noSummaries(database);
  const orders = orderCollection
    .find({}, { batchSize: readAtOnce })
    .project<StoredOrder>(summaryFields);
  for await (const order of orders) {
    const block = blockOf(order.number);
    const others = loaded.blocks.get(block);
    if (others) others.push(summaryOf(order));
    else loaded.blocks.set(block, [summaryOf(order)]);
    loaded.count += 1;
  }
  for (const block of loaded.blocks.values()) shareBooks(block.sort(byNumber));
  const now = performance.now();
  const times = { countAt: now + countedMs, reloadAt: now + reloadedMs };
  known = { ...loaded, ...times, since: start - overlapMs };
}

async function readChanges(session?: ClientSession): Promise<void> {
  const start = Date.now();
  const changed = await orderCollection
    .find({ updatedAt: { $gte: new Date(known.since) } }, { session, batchSize: readAtOnce })
    .project<StoredOrder>(summaryFields)
    .toArray();
  takeIn(shareBooks(changed.map(summaryOf)));
  known.since = Math.max(known.since, start - overlapMs);
}

function takeIn(changed: OrderSummary[]): void {
  for (const block of new Set(changed.map(({ number }) => blockOf(number)))) {
    const before = known.blocks.get(block) ?? [];
    const orders = changed.filter(({ number }) => blockOf(number) === block);
    const byNumbers = new Map([...before, ...orders].map((order) => [order.number, order]));
    const after = [...byNumbers.values()].sort(byNumber);
    known.count += after.length - before.length;
    known.blocks.set(block, after);
  }
}

function blockOf(orderNumber: number): number {
  return Math.floor(orderNumber / ordersInBlock);
}

const byNumber = (a: OrderSummary, b: OrderSummary) => a.number - b.number;
