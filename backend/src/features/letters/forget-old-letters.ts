import mongoose from 'mongoose';
import { findSettings } from '../../shop-settings/settings.model.ts';
import { LetterModel } from '../../outbox/letter.model.ts';

const batchSize = 500;

/**
 * Takes away the letters that are older than the owner wants to keep them. May be repeated at any
 * point and run in every process.
 */
export async function forgetOldLetters(stopping?: AbortSignal): Promise<void> {
  const { retention } = await findSettings();
  const moment = new Date();
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - retention.lettersMonths);
  if (moment.getUTCDate() !== day) moment.setUTCDate(0); // the month has no such day: its last
  const createdAt = mongoose.trusted({ $lt: moment });
  while (!stopping?.aborted) {
    const old = await LetterModel.find({ createdAt }, { _id: 1 }).limit(batchSize).lean();
    if (old.length === 0) return;
    const _id = mongoose.trusted({ $in: old.map((letter) => letter._id) });
    await LetterModel.deleteMany({ _id });
  }
}
