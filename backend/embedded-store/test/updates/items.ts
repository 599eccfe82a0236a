import type { Document } from 'mongodb';
import { expect } from 'vitest';
import { errorOf, useDatabase } from '../database.ts';

/** A collection for the updates of one file. */
export function useItems() {
  const database = useDatabase();
  const items = () => database.db.collection<{ _id: number | string }>('items');

  /** What an update makes of a document. */
  async function updated(
    before: object,
    update: Document | Document[],
    filter: object = {},
    options: object = {},
  ) {
    await items().deleteMany({});
    await items().insertOne({ _id: 1, ...before });
    await items().updateOne(filter, update, options);
    const found = await items().findOne({ _id: 1 });
    const { _id, ...rest } = found ?? { _id: undefined };
    expect(_id).toBe(1);
    return rest as Document;
  }

  async function failure(
    before: object,
    update: Document | Document[],
    filter: object = {},
    options: object = {},
  ) {
    await items().deleteMany({});
    await items().insertOne({ _id: 1, ...before });
    const error = await errorOf(items().updateOne(filter, update, options));
    expect(await items().findOne({})).toEqual({ _id: 1, ...before });
    return error;
  }

  return { database, items, updated, failure };
}
