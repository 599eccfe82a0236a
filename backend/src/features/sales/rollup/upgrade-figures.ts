import { OrderModel } from '../../orders/order.model.ts';
import { countBlocks } from './count-figures.model.ts';
import { blockOf, forgetFigures, isAllCounted, markAllCounted } from './figures.model.ts';
import { keptBlocks, keptGroups } from './kept-sales.model.ts';
import { forgetSoldBooks } from './sold-books.model.ts';

/**
 * Counts the orders of a shop from before figures were kept, once. May be repeated at any point.
 */
export async function upgradeFigures(): Promise<void> {
  if (await isAllCounted()) return;
  await keptGroups.forget();
  await keptBlocks.forget();
  await forgetFigures();
  await forgetSoldBooks();
  const [first, last] = await Promise.all([numberAt(1), numberAt(-1)]);
  if (first !== undefined && last !== undefined) {
    const [from, to] = [blockOf(first), blockOf(last)];
    const blocks = Array.from({ length: to - from + 1 }, (_block, i) => from + i);
    await countBlocks(blocks, { isForAll: true });
  }
  await markAllCounted();
}

async function numberAt(end: 1 | -1): Promise<number | undefined> {
  const order = await OrderModel.findOne({}, { number: 1 }).sort({ number: end }).lean();
  return order?.number;
}
