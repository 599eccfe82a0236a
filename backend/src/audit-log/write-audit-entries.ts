import mongoose, { type Schema, type Types } from 'mongoose';
import type { AuditSubject } from '../contract/admin/audit-entry.ts';
import { batchesOf } from '../database/batches-of.ts';
import { insertNew } from '../database/unique-index.ts';
import { AuditEntryModel, entryOf } from './audit-entry.model.ts';
import type { NewAuditEntry } from './new-audit-entry.ts';

interface ChangedRecord {
  _id: Types.ObjectId | string;
  newChanges: NewAuditEntry[];
}

/** More long texts in one turn would keep everybody waiting. */
const batchSize = 100;
const collections = new Map<AuditSubject, string>();

/** Keeps the changes of a model that has the `auditFields`. */
export function keepAuditLog(schema: Schema, of: AuditSubject, collection: string): void {
  schema.index({ 'newChanges.at': 1 }, { sparse: true });
  collections.set(of, collection);
}

/**
 * Moves the changes that wait on these records to the audit log; called right after the write. What a crash
 * or a lost database leaves is moved within seconds by `writeDueAuditEntries`.
 */
export async function writeAuditEntries(
  of: AuditSubject,
  ids: ChangedRecord['_id'][],
): Promise<void> {
  try {
    for (const batch of batchesOf(ids, batchSize)) await file(of, { _id: { $in: batch } });
  } catch {
    // The change itself is made, and its entry is safe on the record.
  }
}

/** Moves what other processes left. */
export async function writeDueAuditEntries(): Promise<void> {
  const isAny = { 'newChanges.at': { $gte: new Date(0) } };
  for (const of of collections.keys()) while ((await file(of, isAny)) === batchSize);
}

/** Returns how many records it looked at. May be repeated at any point, and run twice at once. */
async function file(of: AuditSubject, filter: object): Promise<number> {
  const collection = mongoose.connection.collection<ChangedRecord>(collections.get(of)!);
  const records = await collection
    .find({ ...filter, newChanges: { $exists: true } }, { projection: { newChanges: 1 } })
    .limit(batchSize)
    .toArray();
  const due = records.flatMap(({ _id, newChanges }) =>
    newChanges.map((change) => ({ _id, change })),
  );
  const entries = due.map(({ _id, change }) => entryOf(of, _id, change));
  // What was changed to what it was before is no change; somebody else may have moved the same before.
  const changes = entries.filter(({ action, fields }) => action !== 'changed' || fields.length > 0);
  await insertNew(AuditEntryModel.collection, changes);
  if (records.length === 0) return 0;
  const ids = records.map(({ _id }) => _id);
  // One change of many records has one id, and each record is compared with each of these.
  const filed = [...new Map(due.map(({ change }) => [String(change._id), change._id])).values()];
  // What came meanwhile is left on its record.
  await collection.updateMany(
    { _id: { $in: ids } },
    { $pull: { newChanges: { _id: { $in: filed } } } },
  );
  await collection.updateMany(
    { _id: { $in: ids }, newChanges: { $size: 0 } },
    { $unset: { newChanges: 1 } },
  );
  return records.length;
}
