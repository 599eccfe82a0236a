import { OrderModel } from './order.model.ts';

const formerIndex = 'uid_1_key_1';

/**
 * Gives the orders of a shop from before 2026-11-22 the key that each must have today, and replaces
 * the partial index by one that every MongoDB-compatible server can keep. Runs at each start; may
 * be repeated at any point, since the former index goes last.
 */
export async function upgradeOrders(): Promise<void> {
  const indexes = await OrderModel.collection.indexes().catch(noneWithout);
  if (!indexes.some(({ name }) => name === formerIndex)) return;
  const withoutKey = OrderModel.find({ key: null }, { _id: 1 }).lean().cursor();
  for await (const { _id } of withoutKey) {
    const own = { $set: { key: _id.toHexString() } };
    await OrderModel.updateOne({ _id, key: null }, own, { timestamps: false });
  }
  await OrderModel.createIndexes();
  await OrderModel.collection.dropIndex(formerIndex).catch(ignoreMissing);
}

function noneWithout(error: unknown): { name?: string }[] {
  if ((error as { code?: number }).code === 26) return []; // 26: NamespaceNotFound
  throw error;
}

function ignoreMissing(error: unknown): void {
  if ((error as { code?: number }).code !== 27) throw error; // 27: IndexNotFound
}
