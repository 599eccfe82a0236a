import { OrderModel } from '../orders/order.model.ts';
import { countBlock, countGroup } from './count-figures.model.ts';
import { blockOf, groupOf, isAllCounted, markAllCounted } from './figures.model.ts';

/**
 * Counts the orders of a shop from before figures were kept, once. May be repeated at any point.
 */
export async function upgradeFigures(): Promise<void> {
  if (await isAllCounted()) return;
  const [first, last] = await Promise.all([numberAt(1), numberAt(-1)]);
  if (first !== undefined && last !== undefined) {
    for (let block = blockOf(first); block <= blockOf(last); block += 1) {
      await countBlock(block, { isForAll: true });
    }
    const lastGroup = groupOf(blockOf(last));
    for (let group = groupOf(blockOf(first)); group <= lastGroup; group += 1) {
      await countGroup(group);
    }
  }
  await markAllCounted();
}

async function numberAt(end: 1 | -1): Promise<number | undefined> {
  const order = await OrderModel.findOne({}, { number: 1 }).sort({ number: end }).lean();
  return order?.number;
}
