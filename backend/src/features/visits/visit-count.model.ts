import mongoose from 'mongoose';
import { retryConflict } from '../../database/retry.ts';

const visitCountSchema = new mongoose.Schema({
  /** Hour in UTC as `2026-11-21T16`. No address, cookie or id of a visitor is stored. */
  _id: { type: String, required: true },
  visits: { type: Number, required: true },
});
const VisitCount = mongoose.model('VisitCount', visitCountSchema, 'visit-counts');

const hourOf = (time: Date) => time.toISOString().slice(0, 13);

export async function countVisit(): Promise<void> {
  const hour = { _id: hourOf(new Date()) };
  await retryConflict(() => VisitCount.updateOne(hour, { $inc: { visits: 1 } }, { upsert: true }));
}

/** Visits of the last 24 hours, to the hour. */
export async function countVisitsOfLastDay(): Promise<number> {
  const since = hourOf(new Date(Date.now() - 86_400_000));
  const hours = await VisitCount.find({ _id: { $gt: since } }).lean();
  return hours.reduce((sum, hour) => sum + hour.visits, 0);
}
