import mongoose from 'mongoose';
import { OrderModel } from '../../../order-record/order.model.ts';
import {
  blockOf,
  readBlocks,
  readOrdersOf,
  settleOrders,
  writeBlock,
} from './order-blocks.model.ts';
import type { OrderSummary } from './order-summary.ts';

/**
 * Compares what is written down of all orders with the orders, and writes down what differs. Returns
 * the numbers of the orders that have changed past the shop, and are not noted as uncounted.
 */
export async function recountOrders(): Promise<number[]> {
  await settleOrders();
  const known = new Map((await readBlocks()).map((block) => [block.number, block]));
  const changed: number[] = [];
  for (const number of await findBlocks([...known.keys()])) {
    const before = known.get(number) ?? { number, version: undefined, uncounted: [], orders: [] };
    const orders = await readOrdersOf(number);
    const differing = await withoutUncounted(findDiffering(before.orders, orders));
    if (differing.length === 0) continue;
    if (await writeBlock({ ...before, orders })) changed.push(...differing);
  }
  return changed.sort((a, b) => a - b);
}

/** Those that are known, and all in which orders can be. */
async function findBlocks(known: number[]): Promise<Set<number>> {
  const last = await OrderModel.findOne({}, { number: 1 }).sort({ number: -1 }).lean();
  const blocks = new Set(known);
  for (let block = 0; last && block <= blockOf(last.number); block += 1) blocks.add(block);
  return blocks;
}

function findDiffering(before: OrderSummary[], now: OrderSummary[]): number[] {
  const textsOf = (all: OrderSummary[]) =>
    new Map(all.map((order) => [order.number, JSON.stringify(order)]));
  const [known, found] = [textsOf(before), textsOf(now)];
  const numbers = [...new Set([...known.keys(), ...found.keys()])];
  return numbers.filter((number) => known.get(number) !== found.get(number));
}

/** What the shop itself has changed a moment ago is none of them. */
async function withoutUncounted(numbers: number[]): Promise<number[]> {
  if (numbers.length === 0) return numbers;
  const uncounted = await OrderModel.find(
    { number: mongoose.trusted({ $in: numbers }), uncounted: mongoose.trusted({ $ne: null }) },
    { number: 1 },
  ).lean();
  const own = new Set(uncounted.map(({ number }) => number));
  return numbers.filter((number) => !own.has(number));
}
