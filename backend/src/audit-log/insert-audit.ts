import type { ClientSession, Types } from 'mongoose';
import type { AuditAction, AuditSubject } from '../contract/admin/audit-entry.ts';
import { AuditEntryModel, entryOf } from './audit-entry.model.ts';
import { newAuditEntry, type Actor } from './new-audit-entry.ts';

/** What somebody did to a record. */
export interface AuditedChange {
  of: AuditSubject;
  id: Types.ObjectId | string;
  maker: Actor;
  action: AuditAction;
  /** The fields as stored; those in `after` are compared. */
  before?: object;
  after?: object;
}

/**
 * Inserts the entries of the audit log in the transaction of their changes. What was changed to what
 * it was before is no change.
 */
export async function insertAudit(changes: AuditedChange[], session: ClientSession): Promise<void> {
  const entries = changes
    .map(({ of, id, maker, action, before = {}, after = {} }) =>
      entryOf(of, id, newAuditEntry(maker, action, { before, after })),
    )
    .filter(({ action, fields }) => action !== 'changed' || fields.length > 0);
  if (entries.length > 0)
    await AuditEntryModel.collection.insertMany(entries as never[], { session });
}
