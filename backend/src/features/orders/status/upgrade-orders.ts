import { dropFormerIndex, indexNames } from '../../../database/former-indexes.ts';
import { OrderModel } from '../order.model.ts';
import { searchWordsOf } from '../owner-list/search-terms.ts';

const batchSize = 1000;
const formerIndex = 'uid_1_key_1';

/**
 * Gives the orders of a shop from before 2026-11-22 the words by which they are found, and the key
 * that each must have today, and replaces the partial index by one that every MongoDB-compatible
 * server can keep. Runs at each start; may be repeated at any point, since former indexes go last.
 */
export async function upgradeOrders(): Promise<void> {
  await upgradeKeys();
  await addSearchWords();
}

/** Orders from before 2026-11-22 are found by their words only after this; may be repeated. */
async function addSearchWords(): Promise<void> {
  const former = OrderModel.find({ searchWords: null }, { name: 1, email: 1, phone: 1 })
    .lean()
    .cursor({ batchSize });
  let updates: Parameters<typeof OrderModel.collection.bulkWrite>[0][number][] = [];
  const write = async () => {
    // Past a correction that was made meanwhile, which wrote its own.
    if (updates.length > 0) await OrderModel.collection.bulkWrite(updates);
    updates = [];
  };
  for await (const { _id, name, email, phone } of former) {
    const searchWords = searchWordsOf({ name, email: email ?? '', phone });
    const update = { $set: { searchWords }, $unset: { searchTerms: 1 } };
    updates.push({ updateOne: { filter: { _id, searchWords: null }, update } });
    if (updates.length === batchSize) await write();
  }
  await write();
  await dropFormerIndex(OrderModel.collection, 'searchTerms_1');
}

async function upgradeKeys(): Promise<void> {
  if (!(await indexNames(OrderModel.collection)).includes(formerIndex)) return;
  const withoutKey = OrderModel.find({ key: null }, { _id: 1 }).lean().cursor();
  for await (const { _id } of withoutKey) {
    const own = { $set: { key: _id.toHexString() } };
    await OrderModel.updateOne({ _id, key: null }, own, { timestamps: false });
  }
  await OrderModel.createIndexes();
  await dropFormerIndex(OrderModel.collection, formerIndex);
}
