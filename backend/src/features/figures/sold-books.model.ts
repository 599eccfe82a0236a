import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import type { SoldBook } from './order-sums.ts';

const soldFields = {
  title: { type: String, required: true },
  sold: { type: Number, required: true },
  /** Another one with each change: of two that write at once, the slower one looks again. */
  revision: { type: mongoose.Schema.Types.ObjectId, required: true },
  /** How many each block of orders has sold, when the block was counted for the `times`th time. */
  blocks: {
    type: [
      new mongoose.Schema(
        {
          block: { type: Number, required: true },
          times: { type: Number, required: true },
          sold: { type: Number, required: true },
        },
        { _id: false },
      ),
    ],
    required: true,
  },
} as const;
const soldSchema = new mongoose.Schema(soldFields, { versionKey: false });
soldSchema.index({ sold: -1, _id: 1 });

/** How often each book was sold; counted from the orders and never the truth about them. */
const SoldBookModel = mongoose.model('SoldBook', soldSchema, 'sold-books');

type StoredSoldBook = InferRawDocType<typeof soldFields> & { _id: Types.ObjectId };
const soldBooks = SoldBookModel.collection as unknown as mongoose.mongo.Collection<StoredSoldBook>;
type Write = mongoose.mongo.AnyBulkWriteOperation<StoredSoldBook>;

const batchSize = 500;
const duplicateKey = 11000;

export function findBestSellers(limit: number) {
  return soldBooks
    .find({ sold: { $gt: 0 } }, { projection: { title: 1, sold: 1 } })
    .sort({ sold: -1, _id: 1 })
    .limit(limit)
    .toArray();
}

interface CountedBlock {
  block: number;
  times: number;
  books: Map<string, SoldBook>;
}

/** Writes how often a block has sold these books. What another has counted later stays. */
export async function writeSoldBooks(ids: string[], counted: CountedBlock): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize).map((id) => new mongoose.Types.ObjectId(id));
    while (!(await tryToWrite(batch, counted)));
  }
}

async function tryToWrite(ids: Types.ObjectId[], counted: CountedBlock): Promise<boolean> {
  const known = await soldBooks.find({ _id: { $in: ids } }).toArray();
  const writes = ids.flatMap((_id) => {
    const record = known.find((each) => each._id.equals(_id));
    return writeOf(_id, record, counted) ?? [];
  });
  if (writes.length === 0) return true;
  try {
    const result = await soldBooks.bulkWrite(writes, { ordered: false });
    return result.matchedCount + result.insertedCount === writes.length;
  } catch (error) {
    // Another process has made the same record.
    if (error instanceof mongoose.mongo.MongoBulkWriteError && error.code === duplicateKey)
      return false;
    throw error;
  }
}

function writeOf(
  _id: Types.ObjectId,
  record: StoredSoldBook | undefined,
  { block, times, books }: CountedBlock,
): Write | undefined {
  const { sold = 0, title = '' } = books.get(_id.toHexString()) ?? {};
  const mine = { block, times, sold };
  const revision = new mongoose.Types.ObjectId();
  if (!record) {
    if (sold === 0) return undefined;
    return { insertOne: { document: { _id, title, sold, revision, blocks: [mine] } } };
  }
  const former = record.blocks.find((each) => each.block === block);
  if (former && former.times >= times) return undefined;
  const others = record.blocks.filter((each) => each !== former);
  const isNewest = sold > 0 && others.every((each) => each.block < block || each.sold === 0);
  const $set = {
    ...(isNewest && { title }),
    sold: record.sold - (former?.sold ?? 0) + sold,
    revision,
    blocks: [...others, mine],
  };
  return { updateOne: { filter: { _id, revision: record.revision }, update: { $set } } };
}
