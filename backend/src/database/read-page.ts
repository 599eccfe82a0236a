import type mongoose from 'mongoose';

interface Part {
  sort: Record<string, 1 | -1>;
  page: number;
  limit: number;
  /** Of the records, when not all. */
  projection?: object;
}

const maxTimeMS = 5000;

/** One page of the records that a filter finds, and how many it finds in all. */
export async function readPage<Stored extends { _id: unknown }>(
  collection: mongoose.Collection,
  filter: object,
  { sort, page, limit, projection = {} }: Part,
): Promise<{ found: Stored[]; total: number }> {
  const options = { maxTimeMS, projection, sort, skip: (page - 1) * limit, limit };
  const [found, total] = await Promise.all([
    collection.find<Stored>(filter, options).toArray(),
    collection.countDocuments(filter, { maxTimeMS }),
  ]);
  return { found, total };
}
