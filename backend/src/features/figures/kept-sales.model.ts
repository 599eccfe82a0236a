import mongoose from 'mongoose';
import type { BookSales, Sales } from './sum-sales.ts';

const lists = { orders: [Number], books: [Number], cents: [Number] };
const sums = { orders: Number, books: Number, cents: Number };

/** What a block of orders has sold, as it was when the block had been counted `times` times. */
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
/** The same of its books, apart since most reports do without. */
const keptBookSalesSchema = new mongoose.Schema(
  {
    _id: { type: Number, required: true },
    times: { type: Number, required: true },
    ids: [String],
    ...lists,
  },
  { versionKey: false },
);
const KeptSalesModel = mongoose.model('KeptSales', keptSalesSchema, 'order-sales');
const KeptBookSalesModel = mongoose.model(
  'KeptBookSales',
  keptBookSalesSchema,
  'order-sales-books',
);

export interface Kept {
  _id: number;
  times: number;
  first?: Date;
  last?: Date;
}
export type KeptSales = Kept & Omit<Sales, 'byBook'>;
export type KeptBookSales = Kept & BookSales;

const sales = KeptSalesModel.collection as unknown as mongoose.mongo.Collection<KeptSales>;
const bookSales =
  KeptBookSalesModel.collection as unknown as mongoose.mongo.Collection<KeptBookSales>;

/** For each block what tells whether its record still says what is so, and of when. */
export function findKept(): Promise<Kept[]> {
  return sales.find({}, { projection: { times: 1, first: 1, last: 1 } }).toArray();
}

export function findKeptSales(blocks: number[]): Promise<KeptSales[]> {
  return sales.find({ _id: { $in: blocks } }).toArray();
}

export function findKeptBookSales(blocks: number[]): Promise<KeptBookSales[]> {
  return bookSales.find({ _id: { $in: blocks } }).toArray();
}

/** The record that makes the other known comes last. */
export async function keepSales({ _id, ...kept }: Kept, { byBook, ...rest }: Sales): Promise<void> {
  const { times } = kept;
  await bookSales.updateOne({ _id }, { $set: { times, ...byBook } }, { upsert: true });
  await sales.updateOne({ _id }, { $set: { ...kept, ...rest } }, { upsert: true });
}

/** For blocks that are to be counted from the first time on once more. */
export async function forgetSales(): Promise<void> {
  await sales.deleteMany({});
  await bookSales.deleteMany({});
}
