import mongoose, { type Types } from 'mongoose';

// Sample data of `npm run seed` is recognized by its id alone, which nothing the owner does can
// change: eight bytes that no id made since 1970 begins with, then a running number.

/** Who moved the sample orders along, as the audit log tells it. */
export const sampleAdmin = 'sample';

const prefix = `00000000${Buffer.from('seed').toString('hex')}`;
const idOf = (tail: string) => new mongoose.Types.ObjectId(`${prefix}${tail}`);

/** The id of the i-th sample, from 0. */
export function sampleId(i: number): Types.ObjectId {
  return idOf(i.toString(16).padStart(8, '0'));
}

/** Whether an id is that of a sample, as a filter; a range, so that the index is used. */
export function isSample() {
  return { $gte: idOf('00000000'), $lte: idOf('ffffffff') };
}

/** The same for texts that begin with an id, such as the keys of emails. */
export function beginsWithSample() {
  return { $gte: prefix, $lt: `${prefix}g` };
}

/** Which number the next sample of a collection has: one more than the highest. */
export async function nextSample(collection: mongoose.Collection): Promise<number> {
  const [last] = await collection
    .find({ _id: isSample() }, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(1)
    .toArray();
  return last ? parseInt(last._id.toHexString().slice(prefix.length), 16) + 1 : 0;
}
