import type { ClientSession, Types } from 'mongoose';
import type { AuditSubject } from '../contract/admin/audit-entry.ts';
import { AuditEntryModel, entryOf } from './audit-entry.model.ts';
import type { NewAuditEntry } from './new-audit-entry.ts';

/** What somebody did to the record with this id. */
interface AuditedChange {
  _id: Types.ObjectId | string;
  entry: NewAuditEntry;
}

/**
 * Inserts the entries of changes in their transaction, so that neither is ever there without the
 * other. What was changed to what it was before is no change.
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
