import { batchesOf } from '../../../database/batches-of.ts';
import { timesOfBlocks, timesOfGroups } from './figures.model.ts';
import { keptBlocks, keptGroups, type Kept, type KeptSpans } from './kept-sales.model.ts';
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
/** Few, so that nobody waits while they are read. */
const recordsAtOnce = 10;

/**
 * What was sold in a period: from sums that are kept of groups and blocks of orders where all of it
 * is within and nothing has changed since, otherwise from the orders themselves. `byStatus` may tell
 * of other times too.
 */
export async function* findSalesOf(wish: SalesWish): AsyncGenerator<Found> {
  // In this order: what changes later is not in the report, what changed before is not overlooked.
  const changed = await findChangedBlocks();
  const times = await timesOfBlocks();
  const left = new Set([...times.keys(), ...changed]);

  const groups = timesOfGroups(times);
  const isGroupAsKept = ({ _id, times: kept }: Kept) => {
    const group = groups.get(_id);
    return group?.times === kept && !group.blocks.some((block) => changed.has(block));
  };
  for await (const { _id, found } of readKept(keptGroups, isGroupAsKept, wish)) {
    for (const block of groups.get(_id)?.blocks ?? []) left.delete(block);
    if (found) yield found;
  }
  const isBlockAsKept = ({ _id, times: kept }: Kept) =>
    left.has(_id) && times.get(_id) === kept && !changed.has(_id);
  for await (const { _id, found } of readKept(keptBlocks, isBlockAsKept, wish)) {
    left.delete(_id);
    if (found) yield found;
  }
  for (const block of left) {
    const all = await findOrdersOf(block);
    const orders = all.filter(({ createdAt }) => wish.isWithin(quarterOf(createdAt)));
    yield { ...sumSales(orders), orders };
  }
}

interface KeptSpan {
  _id: number;
  /** Undefined when the period has none of its orders. */
  found?: Found;
}

/** Each span of which the sums that are kept tell all that the report needs. */
async function* readKept(
  spans: KeptSpans,
  isAsKept: (kept: Kept) => boolean,
  wish: SalesWish,
): AsyncGenerator<KeptSpan> {
  const useful = new Map<number, number>();
  for (const kept of await spans.find()) {
    if (!isAsKept(kept)) continue;
    const { _id, times, first, last } = kept;
    const isOutside = !first || !last || last < wish.start || first >= wish.end;
    if (isOutside) yield { _id };
    else if (
      wish.parts === 'times' ||
      [first, last].every((at) => wish.isWellWithin(quarterOf(at)))
    )
      useful.set(_id, times);
  }
  const withBooks = wish.parts === 'books';
  for (const ids of batchesOf(useful.keys(), recordsAtOnce)) {
    const books = new Map(
      (withBooks ? await spans.findBookSales(ids) : []).map((each) => [each._id, each]),
    );
    for (const sales of await spans.findSales(ids)) {
      const byBook = books.get(sales._id);
      // Others may have written one of them anew.
      const isAsFound = [sales, ...(withBooks ? [byBook] : [])].every(
        (each) => each?.times === useful.get(sales._id),
      );
      if (isAsFound) yield { _id: sales._id, found: { ...sales, byBook } };
    }
  }
}
