import type mongoose from 'mongoose';
import { searchWordsOf } from '../text/search-words.ts';

type Db = mongoose.mongo.Db;
type Searched = Parameters<typeof searchWordsOf>[0] & { searchWords: string[] };

/**
 * Orders keep the folded words by which the owner finds them. Earlier versions cut words at vowel
 * signs and left final letters as they are, so that names in other scripts are not found.
 */
export async function renewSearchWords(db: Db): Promise<void> {
  const orders = db.collection<Searched>('orders');
  const fields = ['name', 'email', 'phone', 'address', 'company', 'items.title', 'searchWords'];
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const filter = { erasedAt: null, searchWords: { $exists: true } };
  for await (const order of orders.find(filter, { projection })) {
    const { _id, name = '', phone = '' } = order as Partial<typeof order> & typeof order;
    const searchWords = searchWordsOf({ ...order, name, phone });
    const isSame =
      searchWords.length === order.searchWords.length &&
      searchWords.every((word) => order.searchWords.includes(word));
    if (isSame) continue;
    // Corrected or erased meanwhile, it has its new words already.
    await orders.updateOne({ _id, searchWords: order.searchWords }, { $set: { searchWords } });
  }
}
