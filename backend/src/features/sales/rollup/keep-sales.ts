import { setTimeout as wait } from 'node:timers/promises';
import { batchesOf } from '../../../database/batches-of.ts';
import { timesOfBlocks, timesOfGroups } from './figures.model.ts';
import { keptBlocks, keptGroups, type Kept } from './kept-sales.model.ts';
import { findChangedBlocks, findOrdersOf } from './sold-orders.model.ts';
import { mergeSales, sumSales, type Sales } from './sum-sales.ts';

/** For others, between two blocks. */
const pauseMs = 20;
const recordsAtOnce = 8;
/**
 * With more, the books of a group would take longer to read than anybody should wait: what is told of
 * them is put together from its blocks.
 */
const mostBooks = 20_000;

interface Options {
  isStopped?: () => boolean;
  /** For tests. */
  mostBooksOfGroup?: number;
}

/**
 * Returns what keeps from time to time what blocks of orders have sold, so that reports need not
 * count them. Nothing is wrong without, or when several processes do it.
 */
export function keepingSales(): (stopping: AbortSignal) => Promise<void> {
  let before: ReadonlyMap<number, number> | undefined;
  return async (stopping) => {
    before = await keepQuietSales(before, { isStopped: () => stopping.aborted });
  };
}

/**
 * Keeps the sales of all blocks that have not been counted again since `before`, which is what it
 * returned the last time: those whose orders are worked on wait until they are left in peace.
 */
export async function keepQuietSales(
  before?: ReadonlyMap<number, number>,
  { isStopped = () => false, mostBooksOfGroup = mostBooks }: Options = {},
): Promise<ReadonlyMap<number, number>> {
  const changed = await findChangedBlocks();
  const times = await timesOfBlocks();
  const kept = new Map((await keptBlocks.find()).map((each) => [each._id, each]));
  for (const [block, now] of times) {
    if (kept.get(block)?.times === now || changed.has(block)) continue;
    if (before && before.get(block) !== now) continue;
    if (isStopped()) return times;
    // Read after `now` was: at least as new as what was counted then.
    const orders = await findOrdersOf(block);
    const moments = orders.map(({ createdAt }) => createdAt);
    const known = { _id: block, times: now, ...extentOf(moments) };
    await keptBlocks.keep(known, sumSales(orders));
    kept.set(block, known);
    await wait(pauseMs, undefined, { ref: false });
  }
  await keepGroups(times, kept, { isStopped, mostBooksOfGroup });
  return times;
}

/** Keeps what groups have sold of which each block is kept. To the last one orders are added. */
async function keepGroups(
  times: ReadonlyMap<number, number>,
  kept: ReadonlyMap<number, Kept>,
  { isStopped, mostBooksOfGroup }: Required<Options>,
): Promise<void> {
  const done = new Map((await keptGroups.find()).map((each) => [each._id, each.times]));
  const groups = timesOfGroups(times);
  const last = Math.max(...groups.keys());
  for (const [_id, group] of groups) {
    if (_id === last || done.get(_id) === group.times) continue;
    const blocks = group.blocks.flatMap((block) => kept.get(block) ?? []);
    if (blocks.length < group.blocks.length) continue;
    if (isStopped()) return;
    const sales = await sumKept(blocks, times);
    if (!sales) continue;
    const { byBook, ...rest } = sales;
    const isReadable = byBook.ids.length <= mostBooksOfGroup;
    const moments = blocks.flatMap(({ first, last: end }) => [first ?? [], end ?? []].flat());
    const known = { _id, times: group.times, ...extentOf(moments) };
    await keptGroups.keep(known, isReadable ? sales : rest);
  }
}

/** Undefined when one of them is not kept as it was counted last. */
async function sumKept(
  blocks: Kept[],
  times: ReadonlyMap<number, number>,
): Promise<Sales | undefined> {
  let sum: Sales | undefined;
  for (const batch of batchesOf(blocks, recordsAtOnce)) {
    const ids = batch.map(({ _id }) => _id);
    const books = new Map((await keptBlocks.findBookSales(ids)).map((each) => [each._id, each]));
    const own = (await keptBlocks.findSales(ids)).flatMap((sales) => {
      const byBook = books.get(sales._id);
      const isNow = [sales, byBook].every((each) => each?.times === times.get(sales._id));
      return byBook && isNow ? [{ ...sales, byBook }] : [];
    });
    if (own.length < batch.length) return undefined;
    sum = mergeSales([...(sum ? [sum] : []), ...own]);
    await wait(pauseMs, undefined, { ref: false });
  }
  return sum;
}

function extentOf(moments: Date[]): Pick<Kept, 'first' | 'last'> {
  const [start, ...later] = moments.toSorted((a, b) => a.getTime() - b.getTime());
  return start ? { first: start, last: later.at(-1) ?? start } : {};
}
