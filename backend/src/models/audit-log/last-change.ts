import type { AuditEntry } from '../../contract/admin/audit-entry.ts';
import { AuditEntryModel, type StoredAuditEntry } from './audit-entry.model.ts';

/** The number of newest entries that are searched for `parts`. */
const maxEntries = 50;

/** Who changed a record last, and when; with `parts`, who changed one of these fields last. */
export async function findLastChange(
  of: AuditEntry['of'],
  id: string,
  parts?: string[],
): Promise<Pick<AuditEntry, 'by' | 'at'> | undefined> {
  const entries = await AuditEntryModel.find({ of, id })
    .sort({ at: -1, _id: -1 })
    .limit(parts ? maxEntries : 1)
    .lean<StoredAuditEntry[]>();
  const last = parts
    ? entries.find(({ fields }) =>
        fields.some(({ name }) => parts.includes(name.split('.')[0] ?? '')),
      )
    : entries[0];
  return last && { by: last.by, at: last.at.toISOString() };
}
