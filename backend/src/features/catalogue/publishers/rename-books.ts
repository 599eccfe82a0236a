import type { ClientSession, Types } from 'mongoose';
import { insertAuditEntries } from '../../../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../../../audit-log/new-audit-entry.ts';
import { BookModel } from '../../../book-record/book.model.ts';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import { commitInParts } from '../../../database/commit-in-parts.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { PublisherModel, type StoredPublisher } from './publisher.model.ts';

/** How many books one transaction renames: few enough for its deadline also on a slow server. */
export const partLength = 100;

/**
 * Renames the publisher of some books, also of drafts and deleted ones. Returns whether there may be
 * more. Throws 409 when an import is about to change one of them.
 */
export async function renameSomeBooks(
  { _id, name, move: rename }: StoredPublisher,
  session: ClientSession,
  length = partLength,
): Promise<boolean> {
  if (!rename) return false;
  const { from, by, changeId } = rename;
  const publisher = { $in: from };
  const books = await BookModel.find({ publisher }, { publisher: 1 }, { session })
    .limit(length)
    .lean();
  await setPublisher(name, books, { by, changeId }, session);
  const isMore = books.length === length;
  // Every part writes the publisher, so that an undo at the same moment conflicts with it.
  const change = isMore ? { $inc: { 'move.parts': 1 } } : { $set: { move: null } };
  await PublisherModel.updateOne({ _id }, change, { session });
  return isMore;
}

/** Sets the publisher of these books, with an audit entry for each. */
export async function setPublisher(
  publisher: string | null,
  books: { _id: Types.ObjectId; publisher?: string | null }[],
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  if (books.length === 0) return;
  const ids = books.map(({ _id }) => _id);
  await assertNotAccepted(ids, session);
  const changes = books.map(({ _id, publisher: before }) => {
    const change = { before: { publisher: before }, after: { publisher } };
    return { _id, entry: newAuditEntry(actor, 'changed', change) };
  });
  await insertAuditEntries('book', changes, session);
  await BookModel.updateMany(
    { _id: { $in: ids } },
    { $set: { publisher }, $inc: { __v: 1 } },
    { session },
  );
}

/** Finishes pending renames, also those of a killed process. */
export async function renameRemainingBooks(only?: Types.ObjectId): Promise<void> {
  const pending = { move: { $ne: null }, ...(only && { _id: only }) };
  for (const { _id } of await PublisherModel.find(pending, { _id: 1 }).lean()) {
    await commitInParts(partLength, (length) =>
      inTransaction(async (session) => {
        const publisher = await PublisherModel.findOne({ _id }, null, { session });
        const stored = publisher?.toObject<StoredPublisher>();
        return stored ? renameSomeBooks(stored, session, length) : false;
      }),
    );
  }
}
