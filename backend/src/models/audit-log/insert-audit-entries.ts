import type { ClientSession, Types } from 'mongoose';
import type { AuditSubject } from '../../contract/admin/audit-entry.ts';
import { AuditEntryModel, entryOf } from './audit-entry.model.ts';
import type { NewAuditEntry } from './new-audit-entry.ts';

/** A change of the record with this id. */
interface AuditedChange {
  _id: Types.ObjectId | string;
  entry: NewAuditEntry;
}

/**
 * Inserts the audit entries of changes in the transaction of those changes, so that neither is stored
 * without the other. A change without a differing field gets no entry.
 */
export async function insertAuditEntries(
  of: AuditSubject,
  changes: AuditedChange[],
  session: ClientSession,
): Promise<void> {
  const entries = changes
    .map(({ _id, entry }) => entryOf(of, _id, entry))
    .filter(({ action, fields }) => action !== 'changed' || fields.length > 0);
  if (entries.length > 0) await AuditEntryModel.insertMany(entries, { session, lean: true });
}
