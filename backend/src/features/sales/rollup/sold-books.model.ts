import mongoose, { type Types } from 'mongoose';
import type { SoldBook } from './order-sums.ts';

const soldSchema = new mongoose.Schema(
  {
    title: { type: String, required: true },
    sold: { type: Number, required: true },
    /** Another one with each change: of two that write at once, the slower one looks again. */
    revision: { type: mongoose.Schema.Types.ObjectId, required: true },
    /** Of each block that has sold it, as `pack` writes it; earlier versions wrote documents. */
    blocks: { type: Buffer, required: true },
  },
  { versionKey: false },
);
soldSchema.index({ sold: -1, _id: 1 });

/** How often each book was sold; counted from the orders and never the truth about them. */
const SoldBookModel = mongoose.model('SoldBook', soldSchema, 'sold-books');

interface StoredSoldBook {
  _id: Types.ObjectId;
  title: string;
  sold: number;
  revision: Types.ObjectId;
  blocks: mongoose.mongo.Binary | SoldInBlock[];
}
/** How many a block of orders has sold, when the block was counted for the `times`th time. */
interface SoldInBlock {
  block: number;
  times: number;
  sold: number;
}
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

/** Under which title each of these books was sold last, by its id. */
export async function findSoldTitles(ids: string[]): Promise<[id: string, title: string][]> {
  const found = await soldBooks
    .find({ _id: { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) } })
    .project<{ _id: Types.ObjectId; title: string }>({ title: 1 })
    .toArray();
  return found.map(({ _id, title }) => [_id.toHexString(), title]);
}

export async function forgetSoldBooks(): Promise<void> {
  await soldBooks.deleteMany({});
}

export interface CountedBlock {
  block: number;
  /** How often it has been counted. */
  times: number;
  /** What it has sold of each book by the book's id. */
  books: Map<string, SoldBook>;
  /** Ids of the books to write: of all others it has sold as many as before. */
  changed: Set<string>;
}
type Part = Omit<CountedBlock, 'books' | 'changed'> & SoldBook;

/** Writes how often these blocks have sold books. What another has counted later stays. */
export async function writeSoldBooks(counted: CountedBlock[]): Promise<void> {
  const parts = new Map<string, Part[]>();
  for (const { block, times, books, changed } of counted) {
    for (const id of changed) {
      const part = { block, times, ...(books.get(id) ?? { sold: 0, title: '' }) };
      parts.set(id, [...(parts.get(id) ?? []), part]);
    }
  }
  const ids = [...parts.keys()];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    while (!(await tryToWrite(batch, parts)));
  }
}

async function tryToWrite(ids: string[], parts: Map<string, Part[]>): Promise<boolean> {
  const bookIds = ids.map((id) => new mongoose.Types.ObjectId(id));
  const found = await soldBooks.find({ _id: { $in: bookIds } }).toArray();
  const known = new Map(found.map((record) => [record._id.toHexString(), record]));
  const writes = bookIds.flatMap((_id) => {
    const id = _id.toHexString();
    return writeOf(_id, known.get(id), parts.get(id) ?? []) ?? [];
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

/** Undefined when there is nothing to write. */
function writeOf(
  _id: Types.ObjectId,
  record: StoredSoldBook | undefined,
  parts: Part[],
): Write | undefined {
  const blocks = new Map(unpack(record?.blocks).map((each) => [each.block, each]));
  const newer = parts.filter(({ block, times }) => times > (blocks.get(block)?.times ?? 0));
  for (const { block, times, sold } of newer) blocks.set(block, { block, times, sold });
  const all = [...blocks.values()];
  const sold = all.reduce((sum, each) => sum + each.sold, 0);
  if (newer.length === 0 || (!record && sold === 0)) return undefined;
  const last = Math.max(...all.filter((each) => each.sold > 0).map(({ block }) => block));
  const title = newer.find(({ block }) => block === last)?.title ?? record?.title ?? '';
  const fields = { title, sold, revision: new mongoose.Types.ObjectId(), blocks: pack(all) };
  if (!record) return { insertOne: { document: { _id, ...fields } } };
  return { updateOne: { filter: { _id, revision: record.revision }, update: { $set: fields } } };
}

const numberBytes = 4;
const partBytes = 3 * numberBytes;

/**
 * Three numbers of four bytes for each block: its own, how often it was counted, and how many it has
 * sold. A book of a large shop has thousands of them, and each order writes them anew.
 */
function pack(parts: SoldInBlock[]): mongoose.mongo.Binary {
  const numbers = parts.flatMap(({ block, times, sold }) => [block, times, sold]);
  const bytes = Buffer.alloc(numbers.length * numberBytes);
  numbers.forEach((number, i) => bytes.writeUInt32LE(number, i * numberBytes));
  return new mongoose.mongo.Binary(bytes);
}

function unpack(packed: StoredSoldBook['blocks'] = []): SoldInBlock[] {
  if (Array.isArray(packed)) return packed;
  const bytes = Buffer.from(packed.value());
  return Array.from({ length: bytes.length / partBytes }, (_part, i) => ({
    block: bytes.readUInt32LE(i * partBytes),
    times: bytes.readUInt32LE(i * partBytes + numberBytes),
    sold: bytes.readUInt32LE(i * partBytes + 2 * numberBytes),
  }));
}
