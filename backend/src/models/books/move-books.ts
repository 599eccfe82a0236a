import type { ClientSession } from 'mongoose';
import { commitInParts } from '../../database/commit-in-parts.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../audit-log/new-audit-entry.ts';
import { continueInBackground } from '../../runtime/continue-in-background.ts';
import { findVersionedSettings, type CategoryMoves } from '../settings/settings.model.ts';
import { bookCollection } from './book.model.ts';
import { assertNotAccepted } from './import.model.ts';
import { writeBooks } from './write-books.ts';

/** How many books one transaction moves: few enough for its deadline also on a slow server. */
const partLength = 100;
/** Moving many books takes longer and goes on after the response. */
const restTimeoutMs = 2000;
/** Author of later moves in the audit log. */
const removedCategory = { by: 'removed category' };

/**
 * Moves some books of removed categories. Returns whether there may be more. Throws 409 when an import is
 * about to change one of them.
 */
export async function moveSomeBooks(
  removedCategories: CategoryMoves,
  actor: Actor,
  session: ClientSession,
  length = partLength,
): Promise<boolean> {
  const category = { $in: Object.keys(removedCategories) };
  if (category.$in.length === 0) return false;
  const books = await bookCollection.find({ category }, { session }).limit(length).toArray();
  await assertNotAccepted(
    books.map(({ _id }) => _id),
    session,
  );
  const targets = new Map(Object.entries(removedCategories));
  const writes = books.map((book) => {
    const values = { category: targets.get(book.category) ?? book.category };
    return { book, action: 'changed' as const, values };
  });
  await writeBooks(writes, actor, session);
  return books.length === length;
}

/**
 * Moves the remaining books of removed categories. A removal of a category and a save of a book with one
 * both call it after their commit: of two at the same moment, the later one finds the book.
 */
export function moveAfterCommit(actor?: Actor): Promise<void> {
  const message = 'books of a removed category move later';
  return continueInBackground(moveRemainingBooks(actor), message, restTimeoutMs);
}

export async function moveRemainingBooks(actor: Actor = removedCategory): Promise<void> {
  await commitInParts(partLength, (length) =>
    inTransaction(async (session) => {
      const { removedCategories } = await findVersionedSettings(session);
      return moveSomeBooks(removedCategories, actor, session, length);
    }),
  );
}
