import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import { inBatches } from '../../../database/in-batches.ts';
import { isFirstToWrite } from '../../../database/unique-index.ts';
import { orderCollection, type StoredOrder } from '../../../order-record/order.model.ts';
import { shareBooks, summaryFields, summaryOf, type OrderSummary } from './order-summary.ts';

export { isIn, isSale, type OrderSummary, type SoldBook } from './order-summary.ts';

const blockFields = {
  _id: { type: Number, required: true },
  /** Another one with each change: who knows the block under it knows it as it is. */
  version: { type: mongoose.Schema.Types.ObjectId, required: true },
  /** JSON of the summaries of its orders, which is read in a tenth of the time they take. */
  orders: { type: String, required: true },
} as const;
const blockSchema = new mongoose.Schema(blockFields, { versionKey: false });
const OrderBlockModel = mongoose.model('OrderBlock', blockSchema, 'order-blocks');

type BlockRecord = InferRawDocType<typeof blockFields>;
const records = OrderBlockModel.collection as unknown as mongoose.mongo.Collection<BlockRecord>;
interface UncountedOrder {
  _id: Types.ObjectId;
  number: number;
  uncounted: Types.ObjectId;
}
const smallestId = new mongoose.Types.ObjectId('0'.repeat(24));

const maxPauseMs = 20;
/** So many orders, one after the other by their numbers, are read and written down together. */
const ordersInBlock = 500;

export function blockOf(orderNumber: number): number {
  return Math.floor(orderNumber / ordersInBlock);
}

/** A block as this process knows it: what its orders were with this version and these changes uncounted. */
interface Block {
  number: number;
  /** Undefined until it is written down. */
  version: Types.ObjectId | undefined;
  uncounted: UncountedOrder[];
  orders: OrderSummary[];
}
const known = new Map<number, Block>();

/** All orders that exist for people, as they are now, in the order of their numbers. */
export async function readOrderSummaries(): Promise<OrderSummary[]> {
  return (await readSummaryBlocks()).flat();
}

/** The same block by block; a block is the same list as the last time while nothing in it changes. */
export async function readSummaryBlocks(): Promise<OrderSummary[][]> {
  const blocks = await readBlocks();
  return blocks.sort((a, b) => a.number - b.number).map(({ orders }) => orders);
}

export async function readBlocks(): Promise<Block[]> {
  await catchUp('reader');
  return [...known.values()];
}

/** Who comes while others wait for the next look waits with them; one that runs may be too old. */
const catchUp = inBatches(
  async (readers: readonly 'reader'[]) => {
    await lookForChanges();
    return readers.map(() => true);
  },
  { maxAtOnce: Infinity },
);

async function lookForChanges(): Promise<void> {
  // In this order: what is counted since has left a version that is read afterwards.
  const changes = new Map<number, UncountedOrder[]>();
  const uncounted = orderCollection
    .find({ uncounted: { $gt: smallestId } })
    .project<UncountedOrder>({ number: 1, uncounted: 1 });
  for await (const order of uncounted) {
    const others = changes.get(blockOf(order.number));
    if (others) others.push(order);
    else changes.set(blockOf(order.number), [order]);
  }
  const found = await records.find().project<BlockRecord>({ version: 1 }).toArray();
  const versions = new Map(found.map(({ _id, version }) => [_id, version]));
  const numbers = new Set([...versions.keys(), ...changes.keys()]);
  for (const number of known.keys()) if (!numbers.has(number)) known.delete(number);
  for (const number of numbers) {
    const state = { number, version: versions.get(number), uncounted: changes.get(number) ?? [] };
    const before = known.get(number);
    if (!before || nameOf(before) !== nameOf(state)) known.set(number, await readBlock(state));
  }
}

type BlockState = Omit<Block, 'orders'>;

/** Another one when anything in the block has changed; a write of many orders leaves one id on all. */
function nameOf({ version, uncounted }: BlockState): string {
  const changes = uncounted.map((order) => `${String(order._id)} ${String(order.uncounted)}`);
  return [version, ...changes.sort()].join();
}

async function readBlock(state: BlockState): Promise<Block> {
  const record = state.uncounted.length > 0 ? null : await records.findOne({ _id: state.number });
  if (!record) return { ...state, orders: await readOrdersOf(state.number) };
  const orders = shareBooks(JSON.parse(record.orders) as OrderSummary[]);
  return { ...state, version: record.version, orders };
}

/** From the orders themselves. */
export async function readOrdersOf(block: number): Promise<OrderSummary[]> {
  const start = block * ordersInBlock;
  const end = start + ordersInBlock;
  const orders = await orderCollection
    .find({ number: { $gte: start, $lt: end } })
    .project<StoredOrder>(summaryFields)
    .sort({ number: 1 })
    .toArray();
  return shareBooks(orders.flatMap((order) => summaryOf(order) ?? []));
}

/**
 * Writes a block down, and notes that its orders are counted. Returns false, and leaves that for the
 * next time, when another process has written it since its version was read.
 */
export async function writeBlock(block: Block): Promise<boolean> {
  const { number: _id, version: before, uncounted, orders } = block;
  const version = new mongoose.Types.ObjectId();
  if (!(await replaceRecord({ _id, version, orders: JSON.stringify(orders) }, before)))
    return false;
  await noteCounted(uncounted);
  // Its orders were read after these versions of them; what has changed since has another.
  if (known.get(_id) === block) known.set(_id, { ...block, version, uncounted: [] });
  return true;
}

/** Writes down what has changed until no order is uncounted. May run in several processes at once. */
export async function settleOrders(): Promise<void> {
  // Processes in step with each other would each spoil the other's try again.
  while (await settleUncounted()) await wait(Math.random() * maxPauseMs);
}

/** Returns whether there was anything to do. May be repeated at any point. */
export async function settleUncounted(): Promise<boolean> {
  const blocks = (await readBlocks()).filter(({ uncounted }) => uncounted.length > 0);
  for (const block of blocks) await writeBlock(block);
  return blocks.length > 0;
}

async function replaceRecord(record: BlockRecord, before: Types.ObjectId | undefined) {
  const { _id } = record;
  if (before) return (await records.replaceOne({ _id, version: before }, record)).matchedCount > 0;
  return isFirstToWrite(records.insertOne(record));
}

/** Not what a later change has left. */
async function noteCounted(uncounted: UncountedOrder[]): Promise<void> {
  if (uncounted.length === 0) return;
  const update = { $unset: { uncounted: 1 } } as const;
  const writes = uncounted.map((filter) => ({ updateOne: { filter, update } }));
  await orderCollection.bulkWrite(writes, { ordered: false });
}
