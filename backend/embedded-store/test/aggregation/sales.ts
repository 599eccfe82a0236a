import type { Document } from 'mongodb';
import { useDatabase } from '../database.ts';

export const shop = [
  { _id: 1, item: 'a', price: 10, n: 2, tags: ['x', 'y'] },
  { _id: 2, item: 'b', price: 20, n: 1, tags: [] },
  { _id: 3, item: 'a', price: 5, n: 10 },
];

/** A collection that each pipeline finds filled with the documents given. */
export function useSales() {
  const database = useDatabase();
  const sales = () => database.db.collection('sales');

  async function aggregate(documents: Document[], pipeline: Document[], options: object = {}) {
    await sales().deleteMany({});
    if (documents.length) await sales().insertMany(documents);
    return sales().aggregate(pipeline, options).toArray();
  }

  return { database, sales, aggregate };
}
