import { beforeEach } from 'vitest';
import { useDatabase } from '../database.ts';

/** A collection that is empty before each test of a file. */
export function useItems() {
  const database = useDatabase();
  const items = () => database.db.collection<{ _id: number | string }>('items');
  beforeEach(() => items().deleteMany({}));

  /** Inserts documents numbered from 0 and gives the numbers that a filter finds. */
  async function matches(documents: object[], filter: object): Promise<unknown[]> {
    await items().deleteMany({});
    await items().insertMany(documents.map((document, _id) => ({ _id, ...document })));
    const found = await items().find(filter).sort({ _id: 1 }).toArray();
    return found.map(({ _id }) => _id);
  }

  return { database, items, matches };
}
