import mongoose, { type InferRawDocType, type Types } from 'mongoose';
import {
  auditActions,
  auditSubjects,
  type AuditEntry,
  type AuditSubject,
} from '../../contract/admin/audit-entry.ts';
import type { Complete } from '../../contract/complete.ts';
import { differingFields, type DifferingField } from './differing-fields.ts';
import type { NewAuditEntry } from './new-audit-entry.ts';

const auditEntryFields = {
  /** Made of the ids of the record and of the change, which has one entry for each record. */
  _id: { type: String, required: true },
  at: { type: Date, required: true },
  by: { type: String, required: true },
  of: { type: String, required: true, enum: auditSubjects },
  id: { type: String, required: true },
  action: { type: String, required: true, enum: auditActions },
  via: { type: String, enum: ['import', 'counter'] },
  /** A list, since names of fields are paths with dots, which keys of a document should not have. */
  fields: { type: [mongoose.Schema.Types.Mixed], required: true },
} as const;

const storedAuditEntrySchema = new mongoose.Schema(auditEntryFields, {
  versionKey: false,
  id: false,
});
storedAuditEntrySchema.index({ of: 1, id: 1, at: -1, _id: -1 });
storedAuditEntrySchema.index({ of: 1, at: -1, _id: -1 });

/** The audit log: entries are added, never changed. */
export const AuditEntryModel = mongoose.model('AuditEntry', storedAuditEntrySchema, 'audit-log');

export type StoredAuditEntry = Omit<InferRawDocType<typeof auditEntryFields>, 'fields'> & {
  fields: DifferingField[];
};

/** Covers the time from the start of a change, when its id is made, to the entries of its transaction. */
const idLagMs = 10_000;

/** The entries of one change of many records; not of an import, which may have tens of thousands. */
export async function findEntriesOf(
  of: AuditSubject,
  changeId: Types.ObjectId,
): Promise<StoredAuditEntry[]> {
  const from = changeId.getTimestamp();
  const at = { $gte: from, $lt: new Date(from.getTime() + idLagMs) };
  const entries = await AuditEntryModel.find({ of, at, via: null }).lean<StoredAuditEntry[]>();
  return entries.filter(({ _id }) => _id.endsWith(`-${changeId.toHexString()}`));
}

/** The entry for a change of a record. */
export function entryOf(
  of: AuditEntry['of'],
  record: Types.ObjectId | string,
  change: NewAuditEntry,
): StoredAuditEntry {
  const { _id, at, by, action, via } = change;
  const id = String(record);
  return {
    _id: `${id}-${_id.toHexString()}`,
    at,
    by,
    of,
    id,
    action,
    ...(via && { via }),
    fields: differingFields(change),
  };
}

/** The entry as the API returns it. */
export function toAuditEntry({
  at,
  by,
  of,
  id,
  action,
  via,
  fields,
}: StoredAuditEntry): Complete<AuditEntry> {
  return {
    at: at.toISOString(),
    by,
    of,
    id,
    action,
    via: via ?? undefined,
    before: valuesOf(fields, 'before'),
    after: valuesOf(fields, 'after'),
  };
}

/** The values of one side by the names of their fields. */
export function valuesOf(fields: DifferingField[], side: 'before' | 'after') {
  return Object.fromEntries(
    fields.filter((field) => side in field).map((field) => [field.name, field[side]]),
  );
}
