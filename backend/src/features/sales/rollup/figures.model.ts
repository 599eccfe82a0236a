import mongoose from 'mongoose';
import { addSums, type OrderSums } from './order-sums.ts';

export type { OrderSums };

/** So many orders, one after the other by their numbers, are counted together. */
export const ordersInBlock = 500;
const blocksInGroup = 64;

const figuresSchema = new mongoose.Schema(
  {
    /** `block 7` or `group 0`; or the mark of a shop whose orders have all been counted once. */
    _id: { type: String, required: true },
    /** How often it was counted: of two that count at once, the slower one counts again. */
    times: { type: Number, required: true },
    byStatus: [{ month: String, status: String, orders: Number, cents: Number, _id: false }],
    byCategory: [{ category: String, books: Number, cents: Number, _id: false }],
  },
  { versionKey: false },
);
const FiguresModel = mongoose.model('Figures', figuresSchema, 'order-figures');

interface StoredFigures extends OrderSums {
  _id: string;
  times: number;
}
const figures = FiguresModel.collection as unknown as mongoose.mongo.Collection<StoredFigures>;
const duplicateKey = 11000;

export const blockOf = (number: number) => Math.floor(number / ordersInBlock);
export const groupOf = (block: number) => Math.floor(block / blocksInGroup);
export const blockId = (block: number) => `block ${block}`;
export const groupId = (group: number) => `group ${group}`;

/** What all orders come to that have been counted. */
export async function readFigures(): Promise<OrderSums> {
  return addSums(await figures.find({ _id: { $gte: 'group ', $lt: 'group:' } }).toArray());
}

/** What the blocks of a group come to. */
export async function sumBlocksOf(group: number): Promise<OrderSums> {
  const first = group * blocksInGroup;
  const ids = Array.from({ length: blocksInGroup }, (_block, i) => blockId(first + i));
  return addSums(await figures.find({ _id: { $in: ids } }).toArray());
}

export async function timesCounted(_id: string): Promise<number> {
  return (await figures.findOne({ _id }, { projection: { times: 1 } }))?.times ?? 0;
}

/** How often each block was counted. */
export async function timesOfBlocks(): Promise<Map<number, number>> {
  const all = await figures
    .find({ _id: { $gte: 'block ', $lt: 'block:' } }, { projection: { times: 1 } })
    .toArray();
  return new Map(all.map(({ _id, times }) => [Number(_id.slice('block '.length)), times]));
}

/** How often the blocks of each group were counted together; which are as they were as long as it is so. */
export function timesOfGroups(
  times: ReadonlyMap<number, number>,
): Map<number, { times: number; blocks: number[] }> {
  const groups = new Map<number, { times: number; blocks: number[] }>();
  for (const [block, counted] of times) {
    const { times: before, blocks } = groups.get(groupOf(block)) ?? { times: 0, blocks: [] };
    groups.set(groupOf(block), { times: before + counted, blocks: [...blocks, block] });
  }
  return groups;
}

/** Writes what was counted; false when another has counted since `times` was read. */
export async function writeFigures(_id: string, times: number, sums: OrderSums): Promise<boolean> {
  if (times > 0) {
    const $set = { ...sums, times: times + 1 };
    return (await figures.updateOne({ _id, times }, { $set })).matchedCount === 1;
  }
  try {
    await figures.insertOne({ _id, times: 1, ...sums });
    return true;
  } catch (error) {
    if ((error as { code?: number }).code === duplicateKey) return false;
    throw error;
  }
}

// Another name makes shops count all anew: before, blocks were missed whose orders share a mark.
const allCounted = 'all counted by order';

export async function isAllCounted(): Promise<boolean> {
  return (await timesCounted(allCounted)) > 0;
}

export async function forgetFigures(): Promise<void> {
  await figures.deleteMany({});
}

export async function markAllCounted(): Promise<void> {
  await writeFigures(allCounted, 0, { byStatus: [], byCategory: [] });
}
