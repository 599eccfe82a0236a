import { setTimeout as wait } from 'node:timers/promises';
import { repeatWork } from '../../db/repeat-work.ts';
import type { Log } from '../../log.ts';
import { timesOfBlocks } from './figures.model.ts';
import { findKept, keepSales } from './kept-sales.model.ts';
import { findChangedBlocks, findOrdersOf } from './sold-orders.model.ts';
import { sumSales } from './sum-sales.ts';

const everyMs = 60_000;
/** For others, between two blocks. */
const pauseMs = 20;

/**
 * Keeps what blocks of orders have sold, now and from time to time, so that reports need not count
 * them. Nothing is wrong without, or when several processes do it. Returns how to stop.
 */
export function startKeepingSales(log: Log): () => void {
  let isStopped = false;
  let before: ReadonlyMap<number, number> | undefined;
  const work = async () => {
    before = await keepQuietSales(before, { isStopped: () => isStopped });
  };
  const stop = repeatWork(work, { everyMs, log, failure: 'sales not kept' });
  return () => {
    isStopped = true;
    stop();
  };
}

/**
 * Keeps the sales of all blocks that have not been counted again since `before`, which is what it
 * returned the last time: those whose orders are worked on wait until they are left in peace.
 */
export async function keepQuietSales(
  before?: ReadonlyMap<number, number>,
  { isStopped = () => false }: { isStopped?: () => boolean } = {},
): Promise<ReadonlyMap<number, number>> {
  const changed = await findChangedBlocks();
  const times = await timesOfBlocks();
  const kept = new Map((await findKept()).map((each) => [each._id, each.times]));
  for (const [block, now] of times) {
    if (kept.get(block) === now || changed.has(block)) continue;
    if (before && before.get(block) !== now) continue;
    if (isStopped()) break;
    // Read after `now` was: at least as new as what was counted then.
    const orders = await findOrdersOf(block);
    const moments = orders
      .map(({ createdAt }) => createdAt)
      .sort((a, b) => a.getTime() - b.getTime());
    const [first, last] = [moments[0], moments.at(-1)];
    const known = { _id: block, times: now, ...(first && { first }), ...(last && { last }) };
    await keepSales(known, sumSales(orders));
    await wait(pauseMs, undefined, { ref: false });
  }
  return times;
}
