import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { bookCollection, type StoredBook } from '../../../models/books/book.model.ts';
import { assertNotAccepted } from '../../../models/books/import.model.ts';
import { writeBooks } from '../../../models/books/write-books.ts';
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
  const books = await bookCollection
    .find({ publisher: { $in: from } }, { session })
    .limit(length)
    .toArray();
  await setPublisher(name, books, { by, changeId }, session);
  const isMore = books.length === length;
  // Every part writes the publisher, so that an undo at the same moment conflicts with it.
  const change = isMore ? { $inc: { 'move.parts': 1 } } : { $set: { move: null } };
  await PublisherModel.updateOne({ _id }, change, { session });
  return isMore;
}

/** Sets the publisher of these books, which were read in this transaction. */
export async function setPublisher(
  publisher: string,
  books: StoredBook[],
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  if (books.length === 0) return;
  await assertNotAccepted(
    books.map(({ _id }) => _id),
    session,
  );
  const writes = books.map((book) => ({ book, action: 'changed' as const, values: { publisher } }));
  await writeBooks(writes, actor, session);
}

/** Finishes pending renames, also those of a killed process. */
export async function renameRemainingBooks(only?: Types.ObjectId): Promise<void> {
  const pending = { move: { $ne: null }, ...(only && { _id: only }) };
  for (const { _id } of await PublisherModel.find(pending, { _id: 1 }).lean()) {
    await commitInParts(partLength, (length) =>
      inTransaction(async (session) => {
        const stored = await PublisherModel.findOne({ _id }, null, {
          session,
        }).lean<StoredPublisher>();
        return stored ? renameSomeBooks(stored, session, length) : false;
      }),
    );
  }
}
