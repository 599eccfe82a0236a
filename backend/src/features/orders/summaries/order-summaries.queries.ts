import mongoose, { type ClientSession } from 'mongoose';
import { coalesce } from '../../../database/coalesce.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { orderCollection, type StoredOrder } from '../../../models/orders/order.model.ts';
import {
  summaryFields,
  summaryOf,
  type OrderSummary,
  type SoldBook,
} from '../../../models/orders/order-summary.ts';

// Dashboard, reports and customers are made of summaries of all orders, which each process keeps in
// memory. Before they are read, it reads what changed since, by `updatedAt`.

/**
 * An order is committed at most so long after its `updatedAt`, by the clock of this process: another
 * clock may be 8 seconds behind and a transaction open for 7. A later change is missed until the reload.
 */
const overlapMs = 15_000;
/** How often the orders are counted, which shows that some were deleted. */
const countEveryMs = 60_000;
const reloadEveryMs = 3_600_000;
/** A block holds orders with consecutive numbers; its sums are kept until one of them changes. */
const ordersInBlock = 500;
const readAtOnce = 1000;

const noSummaries = (database = '') => ({
  database,
  blocks: new Map<number, OrderSummary[]>(),
  books: new Map<string, SoldBook>(),
  count: 0,
  /** All updates before this moment are included. */
  since: -Infinity,
  countAt: -Infinity,
  reloadAt: -Infinity,
});
let known = noSummaries();

/** The next reader loads all of them again. */
export function clearOrderSummaries(): void {
  known = noSummaries();
}

/** All orders as they are now, by their numbers. */
export async function readOrderSummaries(): Promise<OrderSummary[]> {
  return (await readSummaryBlocks()).flat();
}

/** The same by block; an unchanged block is the same array as before. */
export async function readSummaryBlocks(): Promise<OrderSummary[][]> {
  await catchUp('reader');
  return [...known.blocks].sort(([a], [b]) => a - b).map(([, orders]) => orders);
}

/** Readers that come at the same time share one refresh, which starts after they came. */
const catchUp = coalesce(
  async (readers: readonly 'reader'[]) => {
    await refresh();
    return readers.map(() => true);
  },
  { maxAtOnce: Infinity },
);

async function refresh(): Promise<void> {
  const now = performance.now();
  const database = mongoose.connection.name;
  // After a clock was set back, new writes look older than orders that were read before.
  const isSetBack = Date.now() < known.since;
  if (known.database !== database || isSetBack || now > known.reloadAt) return reload(database);
  if (now < known.countAt) return readChanges();
  known.countAt = now + countEveryMs;
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
  for (const block of loaded.blocks.values()) shareBooks(block.sort(byNumber), loaded.books);
  const now = performance.now();
  const times = { countAt: now + countEveryMs, reloadAt: now + reloadEveryMs };
  known = { ...loaded, ...times, since: start - overlapMs };
}

async function readChanges(session?: ClientSession): Promise<void> {
  const start = Date.now();
  const changed = await orderCollection
    .find({ updatedAt: { $gte: new Date(known.since) } }, { session, batchSize: readAtOnce })
    .project<StoredOrder>(summaryFields)
    .toArray();
  addChanged(shareBooks(changed.map(summaryOf), known.books));
  known.since = Math.max(known.since, start - overlapMs);
}

function addChanged(changed: OrderSummary[]): void {
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

/** Keeps one object for all orders of a book, of which there are far fewer: it saves memory. */
function shareBooks(orders: OrderSummary[], shared: Map<string, SoldBook>): OrderSummary[] {
  for (const item of orders.flatMap(({ items }) => items)) {
    const key = Object.values(item.book).join(' ');
    const book = shared.get(key);
    if (book) item.book = book;
    else shared.set(key, item.book);
  }
  return orders;
}
