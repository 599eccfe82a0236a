import { hash } from 'node:crypto';
import mongoose, { type ClientSession, type InferRawDocType, Types } from 'mongoose';
import { commandTimeoutMs } from './command-timeout.ts';

const retentionSeconds = 24 * 3600;

const requestKeyFields = {
  /** Made of the scope and the `Idempotency-Key`, see `requestKeyOf`; names no person. */
  _id: { type: mongoose.Schema.Types.ObjectId, required: true },
  /** Hash of the request's body. */
  bodyHash: { type: String, required: true },
  /** The result: an id, or the data for the response to a repeated request. */
  made: { type: mongoose.Schema.Types.Mixed, required: true },
  createdAt: { type: Date, required: true, expires: retentionSeconds },
} as const;

/**
 * The requests that made something, for 24 hours. A key is inserted in the transaction that makes it,
 * so a request that was refused leaves none, and of two at once the unique `_id` admits one.
 */
const RequestKeyModel = mongoose.model(
  'RequestKey',
  new mongoose.Schema(requestKeyFields, { versionKey: false }),
  'request-keys',
);
const requestKeys = RequestKeyModel.collection as unknown as mongoose.mongo.Collection<UsedKey>;

/** A request that may be sent again: its key, and a hash of its body. */
export interface RequestKey {
  _id: Types.ObjectId;
  bodyHash: string;
}
type UsedKey = Omit<InferRawDocType<typeof requestKeyFields>, 'made'> & { made: unknown };

/** The first moment of the keys that are still valid. */
const validSince = () => new Date(Date.now() - retentionSeconds * 1000);

/** The used keys among these, by id; in a transaction those of its snapshot. */
export async function findUsedKeys(
  keys: Pick<RequestKey, '_id'>[],
  session?: ClientSession,
): Promise<Map<string, UsedKey>> {
  if (keys.length === 0) return new Map();
  const _id = { $in: keys.map((key) => key._id) };
  const used = await requestKeys
    .find({ _id, createdAt: { $gte: validSince() } }, { session, maxTimeMS: commandTimeoutMs })
    .toArray();
  return new Map(used.map((key) => [key._id.toHexString(), key]));
}

/** Records the results of the requests with these keys. Throws when one of them was used meanwhile. */
export async function insertUsedKeys(
  used: { key: RequestKey | undefined; made: unknown }[],
  session: ClientSession,
): Promise<void> {
  const createdAt = new Date();
  const records = used.flatMap(({ key, made }) => (key ? { ...key, made, createdAt } : []));
  if (records.length === 0) return;
  // The server deletes expired keys only within minutes.
  const _id = { $in: records.map((record) => record._id) };
  await requestKeys.deleteMany({ _id, createdAt: { $lt: validSince() } }, { session });
  await requestKeys.insertMany(records, { session });
}

/** Records a later change of a request's result, such as its undo. */
export async function updateUsedKey(
  _id: Types.ObjectId,
  made: unknown,
  session: ClientSession,
): Promise<void> {
  await requestKeys.updateOne({ _id }, { $set: { made } }, { session });
}

/** Makes an id of the parts: the same parts have the same id, which a unique index admits once. */
export function idOfKey(...parts: string[]): Types.ObjectId {
  const digest = hash('sha256', JSON.stringify(parts), 'buffer');
  return new Types.ObjectId(digest.subarray(0, 12));
}
