import { timesOfBlocks } from './figures.model.ts';
import { findKept, findKeptBookSales, findKeptSales } from './kept-sales.model.ts';
import { findChangedBlocks, findOrdersOf } from './sold-orders.model.ts';
import { quarterOf, sumSales, type BookSales, type Sales, type SoldOrder } from './sum-sales.ts';

export { add, sumsIn, type Sums } from './sum-sales.ts';

export interface SalesWish {
  /** Nothing outside of these moments is asked for. */
  start: Date;
  end: Date;
  isWithin: (quarter: number) => boolean;
  /** Not in the first day or the last, so that all between two such moments is within. */
  isWellWithin: (quarter: number) => boolean;
  /** Whether sums of a whole block are of use, which does not tell of when they are. */
  parts: 'times' | 'categories' | 'books';
}
interface Found extends Omit<Sales, 'byBook'> {
  byBook?: BookSales | undefined;
  /** What the sums were counted from, when they were not kept. */
  orders?: SoldOrder[];
}
const blocksAtOnce = 50;

/**
 * What each block of orders has sold in a period: from records that are kept where all of it is
 * within and nothing has changed since, otherwise from the orders themselves. `byStatus` may tell of
 * other times too.
 */
export async function* findSalesOf(wish: SalesWish): AsyncGenerator<Found> {
  // In this order: what changes later is not in the report, what changed before is not overlooked.
  const changed = await findChangedBlocks();
  const times = await timesOfBlocks();
  const useful: number[] = [];
  const known = new Set<number>();
  for (const { _id, times: keptTimes, first, last } of await findKept()) {
    if (changed.has(_id) || times.get(_id) !== keptTimes) continue;
    const isOutside = !first || !last || last < wish.start || first >= wish.end;
    const isInside =
      isOutside || (wish.isWellWithin(quarterOf(first)) && wish.isWellWithin(quarterOf(last)));
    if (!isInside && wish.parts !== 'times') continue;
    known.add(_id);
    if (!isOutside) useful.push(_id);
  }
  for (const block of new Set([...times.keys(), ...changed])) {
    if (!known.has(block)) yield await countSales(block, wish);
  }
  for (let at = 0; at < useful.length; at += blocksAtOnce) {
    const blocks = useful.slice(at, at + blocksAtOnce);
    const withBooks = wish.parts === 'books';
    const kept = byBlock(await findKeptSales(blocks));
    const books = byBlock(withBooks ? await findKeptBookSales(blocks) : []);
    for (const block of blocks) {
      const sales = kept.get(block);
      const byBook = books.get(block);
      // Others may have written one of them anew.
      const isAsFound = [sales, ...(withBooks ? [byBook] : [])].every(
        (each) => each?.times === times.get(block),
      );
      yield sales && isAsFound ? { ...sales, byBook } : await countSales(block, wish);
    }
  }
}

async function countSales(block: number, { isWithin }: SalesWish): Promise<Found> {
  const all = await findOrdersOf(block);
  const orders = all.filter(({ createdAt }) => isWithin(quarterOf(createdAt)));
  return { ...sumSales(orders), orders };
}

function byBlock<T extends { _id: number }>(records: T[]): Map<number, T> {
  return new Map(records.map((record) => [record._id, record]));
}
