import { Types, type ClientSession } from 'mongoose';
import type { AuditAction } from '../../../contract/admin/audit-entry.ts';
import { insertAuditEntries } from '../../../models/audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { afterCommit } from '../../../database/transaction.ts';
import { shopChanged } from '../../../models/settings/shop-changes.ts';
import { PublisherModel, type PublisherRename, type StoredPublisher } from './publisher.model.ts';

interface PublisherWrite {
  /** The stored publisher as read in this transaction; undefined for a new one. */
  before?: StoredPublisher | null | undefined;
  values: Partial<
    Pick<StoredPublisher, 'slug' | 'name' | 'address' | 'email' | 'url' | 'responsible'>
  >;
  action: Extract<AuditAction, 'created' | 'changed' | 'deleted' | 'restored'>;
  /** The books that get its name. */
  rename?: PublisherRename | undefined;
}

/** Writes a publisher and its entry of the audit log; the pages of its books follow after the commit. */
export async function writePublisher(
  { before, values, action, rename }: PublisherWrite,
  actor: Actor,
  session: ClientSession,
): Promise<StoredPublisher> {
  const _id = before?._id ?? new Types.ObjectId();
  const deletedAt = action === 'deleted' ? new Date() : null;
  const slug = action === 'deleted' ? { slug: _id.toHexString() } : {};
  const written = await PublisherModel.findOneAndUpdate(
    { _id },
    {
      $set: {
        ...values,
        ...slug,
        deletedAt,
        version: (before?.version ?? 0) + 1,
        move: rename ?? null,
      },
      $setOnInsert: { createdAt: new Date() },
    },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean<StoredPublisher>();
  const spellings = rename && { spellings: rename.from.join(' · ') };
  const entry = newAuditEntry(actor, action, {
    before: { ...before, ...spellings },
    after: { ...values, ...slug, ...(rename && { spellings: written.name }) },
  });
  await insertAuditEntries('publisher', [{ _id, entry }], session);
  afterCommit(session, shopChanged.emit);
  return written;
}
