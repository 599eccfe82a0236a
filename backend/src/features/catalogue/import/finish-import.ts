import type { ClientSession, Types } from 'mongoose';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import { commitInParts } from '../../../database/commit-in-parts.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceBooksChanged, ownWrites } from '../../../models/books/book-changes.ts';
import { bookCollection, pendingImportDate } from '../../../models/books/book.model.ts';
import {
  ImportModel,
  importRows,
  type StoredImport,
  type VisibilityChange,
} from '../../../models/books/import.model.ts';
import { moveAfterCommit } from '../../../models/books/move-books.ts';
import { writeRows } from './write-rows.ts';

/** Rows per transaction: few, so that it commits although customers order the books. */
const partLength = 250;
/** For one transaction that shows and hides all books: shoppers see the whole import or nothing. */
const showTimeoutMs = 55_000;
const idsAtOnce = 1000;

/**
 * Writes the books of an accepted import in parts, from its cursor on, and then shows them. Several
 * processes may do so at once: each part moves the cursor in its transaction, so it is written once.
 */
export async function finishImport(_id: Types.ObjectId): Promise<void> {
  await commitInParts(partLength, async (length) => {
    const record = await findAccepted(_id);
    if (!record) return false;
    const rows = await importRows
      .find({ importId: _id, at: { $gte: record.cursor, $lt: record.cursor + length } })
      .sort({ at: 1 })
      .toArray();
    if (rows.length > 0) await inTransaction((session) => writeRows(record, rows, session));
    return rows.length > 0;
  });
  const written = await findAccepted(_id);
  if (written) {
    await showImport(written);
    await moveAfterCommit();
  }
  await importRows.deleteMany({ importId: _id });
}

function findAccepted(_id: Types.ObjectId): Promise<StoredImport | null> {
  return ImportModel.findOne({ _id, state: 'accepted' }).lean<StoredImport>();
}

/** Shows the new books of the import and hides the removed ones, in one transaction. */
async function showImport({ _id, by }: StoredImport): Promise<void> {
  const rows = await importRows
    .find({ importId: _id, way: { $exists: true } }, { projection: { way: 1, action: 1 } })
    .toArray();
  const idsOf = (visibilityChange: VisibilityChange, isDraft: boolean) =>
    rows
      .filter((row) => row.way === visibilityChange && (row.action === 'changed') === isDraft)
      .map((row) => row._id);
  await inTransaction(
    async (session) => {
      const isPending = await ImportModel.exists({ _id, state: 'accepted' }).session(session);
      if (!isPending) return; // another process was faster
      const at = new Date();
      const all = rows.map((row) => row._id.toHexString());
      ownWrites.emit(new Map(all.map((id) => [id, +at])));
      const update = async (ids: Types.ObjectId[], filter: object, $set: object) => {
        for (const $in of chunksOf(ids, idsAtOnce)) {
          const books = { _id: { $in }, ...filter };
          await bookCollection.updateMany(books, [{ $set: { updatedAt: at, ...$set } }, withKey], {
            session,
          });
        }
      };
      const leaves = { leavesWith: _id };
      const hidden = { deletedAt: at, deletedBy: by, leavesWith: '$$REMOVE' };
      const deleted = { deletedAt: { $gte: pendingImportDate } };
      await update(idsOf('out', false), leaves, hidden);
      await update(idsOf('out', true), leaves, { draft: true, leavesWith: '$$REMOVE' });
      await dropTakenIsbns(idsOf('in', true), {}, session);
      // A new or restored draft may share its ISBN.
      await dropTakenIsbns(idsOf('in', false), { draft: null }, session);
      await update(idsOf('in', false), deleted, {
        deletedAt: '$$REMOVE',
        deletedBy: '$$REMOVE',
      });
      await update(idsOf('in', true), { draft: true }, { draft: '$$REMOVE' });
      await ImportModel.updateOne({ _id }, { $set: { state: 'complete' } }, { session });
      announceBooksChanged(all, session);
    },
    { timeoutMs: showTimeoutMs },
  );
}

/** Sets `isbnKey` by the state of the book, as `isbnKeyOf` does. */
const ownKey = { $toString: '$_id' };
const isHidden = { $or: ['$deletedAt', '$draft', '$condition'] };
const withKey = {
  $set: { isbnKey: { $cond: [isHidden, ownKey, { $ifNull: ['$isbn', ownKey] }] } },
};

/** Removes ISBNs that other books got since the import was accepted. */
async function dropTakenIsbns(
  ids: Types.ObjectId[],
  filter: { draft?: null },
  session: ClientSession,
): Promise<void> {
  const projection = { isbn: 1 };
  for (const $in of chunksOf(ids, idsAtOnce)) {
    const shown = { _id: { $in }, ...filter, condition: null };
    const numbered = await bookCollection
      .find({ ...shown, isbn: { $ne: null } }, { session, projection })
      .toArray();
    const isbns = numbered.map(({ isbn }) => isbn!);
    const holders = await bookCollection
      .find({ isbnKey: { $in: isbns } }, { session, projection })
      .toArray();
    if (holders.length === 0) continue;
    const isbn = { $in: holders.map((book) => book.isbn!) };
    await bookCollection.updateMany({ ...shown, isbn }, { $unset: { isbn: 1 } }, { session });
  }
}
