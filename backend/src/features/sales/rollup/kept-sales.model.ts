import mongoose from 'mongoose';
import type { BookSales, Sales } from './sum-sales.ts';

const lists = { orders: [Number], books: [Number], cents: [Number] };
const sums = { orders: Number, books: Number, cents: Number };

/**
 * What a block of orders has sold, as it was when the block had been counted `times` times; or a
 * group, as it was when its blocks had been counted so often together.
 */
const keptSalesSchema = new mongoose.Schema(
  {
    _id: { type: Number, required: true },
    times: { type: Number, required: true },
    /** Moments of its first order and its last; absent when it has none. */
    first: { type: Date },
    last: { type: Date },
    byStatus: [{ status: String, quarters: [Number], ...lists, _id: false }],
    byCategory: [{ category: String, ...sums, _id: false }],
  },
  { versionKey: false },
);
/** The same of its books, unless they are too many. */
const keptBookSalesSchema = new mongoose.Schema(
  {
    _id: { type: Number, required: true },
    times: { type: Number, required: true },
    ids: [String],
    ...lists,
  },
  { versionKey: false },
);
export interface Kept {
  _id: number;
  times: number;
  first?: Date;
  last?: Date;
}
type KeptSales = Kept & Omit<Sales, 'byBook'>;
type KeptBookSales = Kept & BookSales;
type SalesToKeep = Omit<Sales, 'byBook'> & Partial<Pick<Sales, 'byBook'>>;

/** Where sums are kept of one kind of span: each in two records, of which most reports read one. */
function keptIn(name: string) {
  const sales = collectionOf<KeptSales>(name, keptSalesSchema);
  const bookSales = collectionOf<KeptBookSales>(`${name}-books`, keptBookSalesSchema);
  return {
    /** What tells whether each span's sums still say what is so, and of when they are. */
    find(): Promise<Kept[]> {
      return sales.find({}, { projection: { times: 1, first: 1, last: 1 } }).toArray();
    },

    findSales(spans: number[]): Promise<KeptSales[]> {
      return sales.find({ _id: { $in: spans } }).toArray();
    },

    findBookSales(spans: number[]): Promise<KeptBookSales[]> {
      return bookSales.find({ _id: { $in: spans } }).toArray();
    },

    /** The record that makes the other known comes last. */
    async keep({ _id, ...kept }: Kept, { byBook, ...rest }: SalesToKeep): Promise<void> {
      const { times } = kept;
      if (byBook)
        await bookSales.updateOne({ _id }, { $set: { times, ...byBook } }, { upsert: true });
      await sales.updateOne({ _id }, { $set: { ...kept, ...rest } }, { upsert: true });
    },

    /** For blocks that are to be counted from the first time on once more. */
    async forget(): Promise<void> {
      await sales.deleteMany({});
      await bookSales.deleteMany({});
    },
  };
}

function collectionOf<T extends object>(name: string, schema: mongoose.Schema) {
  const { collection } = mongoose.model(name, schema, name);
  return collection as unknown as mongoose.mongo.Collection<T>;
}

export type KeptSpans = ReturnType<typeof keptIn>;
export const keptBlocks = keptIn('order-sales');
/** Of groups of blocks, so that a report of years does not grow with each block of them. */
export const keptGroups = keptIn('order-sales-groups');
