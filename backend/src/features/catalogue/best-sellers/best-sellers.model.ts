import mongoose, { type Types } from 'mongoose';

/** The only record. */
const recordId = 'books';

const schema = new mongoose.Schema(
  {
    _id: { type: String },
    /** The books that sold most in the last 90 days, the best first. */
    bookIds: { type: [mongoose.Schema.Types.ObjectId], required: true },
  },
  { versionKey: false },
);
const BestSellersModel = mongoose.model('BestSellers', schema, 'best-sellers');

export async function findBestSellers(): Promise<Types.ObjectId[]> {
  const record = await BestSellersModel.findById(recordId).lean();
  return record?.bookIds ?? [];
}

/** Invalidates no cached list: each expires within a minute. */
export async function saveBestSellers(ids: string[]): Promise<void> {
  const bookIds = ids.map((id) => new mongoose.Types.ObjectId(id));
  await BestSellersModel.updateOne({ _id: recordId }, { $set: { bookIds } }, { upsert: true });
}
