import type { mongo, Types } from 'mongoose';
import type { AuditSubject } from '../contract/admin/audit-entry.ts';
import { dropIndex } from '../database/drop-index.ts';
import { insertNew } from '../database/unique-index.ts';
import { AuditEntryModel, entryOf } from '../models/audit-log/audit-entry.model.ts';
import type { NewAuditEntry } from '../models/audit-log/new-audit-entry.ts';

interface ChangedRecord {
  _id: Types.ObjectId | string;
  newChanges: NewAuditEntry[];
}

const collections: [AuditSubject, string][] = [
  ['book', 'books'],
  ['shelf', 'shelves'],
  ['settings', 'settings'],
  ['admin', 'admins'],
];
/** Entries per turn; more long texts would delay other requests. */
const batchSize = 100;

/**
 * Before there were transactions the entries of the audit log waited on their records: moves those that
 * a killed process left. May be killed and run again, since each entry has its own id.
 */
export async function fileWaitingChanges(db: mongo.Db): Promise<void> {
  for (const [of, name] of collections) {
    const collection = db.collection<ChangedRecord>(name);
    const isWaiting = { newChanges: { $exists: true } };
    for (;;) {
      const records = await collection.find(isWaiting).limit(batchSize).toArray();
      if (records.length === 0) break;
      const entries = records.flatMap(({ _id, newChanges }) =>
        newChanges.map((change) => entryOf(of, _id, change)),
      );
      const changes = entries.filter(
        ({ action, fields }) => action !== 'changed' || fields.length > 0,
      );
      await insertNew(AuditEntryModel.collection, changes);
      const among = { _id: { $in: records.map(({ _id }) => _id) } };
      await collection.updateMany(among, { $unset: { newChanges: 1 } });
    }
    await dropIndex(collection, 'newChanges.at_1');
  }
  // A removed admin stayed until the audit log had the removal.
  await db.collection('admins').deleteMany({ removedAt: { $ne: null } });
}
