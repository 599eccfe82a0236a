import type { ClientSession } from 'mongoose';
import type { ShopCategory } from '../../contract/book/shop-categories.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ApiError, invalidFields } from '../../http/api-error.ts';
import { insertAuditEntries } from '../../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../../audit-log/new-audit-entry.ts';
import { findVersionedSettings, type Moves } from '../../shop-settings/settings.model.ts';
import { BookModel } from '../../book-record/book.model.ts';
import { assertNotAccepted } from '../../book-record/import.model.ts';
import { rule } from '../../contract/words/rules.ts';

/** How many books one transaction moves. */
const batchSize = 1000;
/** Who moved a book later, in its audit log. */
const goneCategory = { by: 'removed category' };

/**
 * The moves that a new list of categories asks for. Throws 400 when a category that goes has books,
 * drafts and deleted ones too, and nothing says where they go, or when it is said of one that stays.
 */
export async function findMoves(
  before: readonly ShopCategory[],
  after: readonly ShopCategory[],
  moveTo: Moves,
  session: ClientSession,
): Promise<Moves> {
  const kept = new Set(after.map(({ slug }) => slug));
  const staying = Object.keys(moveTo).find((slug) => kept.has(slug));
  if (staying) throw invalidFields({ moveTo: [rule('category_stays', { slug: staying })] });
  const targets = new Map(Object.entries(moveTo));
  const moves: Moves = {};
  for (const { slug, name } of before.filter((category) => !kept.has(category.slug))) {
    const to = targets.get(slug);
    if (to !== undefined && !kept.has(to)) throw refuse(rule('category_unknown', { slug: to }));
    const inCategory = { category: slug };
    const books = to === undefined ? await BookModel.countDocuments(inCategory, { session }) : 0;
    if (books > 0) throw refuse(rule('category_has_books', { name, books }));
    moves[slug] = to ?? after[0]?.slug ?? slug;
  }
  return moves;
}

function refuse(problem: string): ApiError {
  return invalidFields({ categories: [problem] });
}

/**
 * Moves books of categories that have gone. Returns whether there may be more of them, which are
 * found by their category. Throws 409 when an import is about to change one of them.
 */
export async function moveSomeBooks(
  gone: Moves,
  maker: Actor,
  session: ClientSession,
): Promise<boolean> {
  const category = { $in: Object.keys(gone) };
  if (category.$in.length === 0) return false;
  const books = await BookModel.find({ category }, { category: 1 }, { session })
    .limit(batchSize)
    .lean();
  if (books.length === 0) return false;
  const ids = books.map(({ _id }) => _id);
  await assertNotAccepted(ids, session);
  const targets = new Map(Object.entries(gone));
  const targetOf = (from: string) => targets.get(from) ?? from;
  const changes = books.map(({ _id, category: from }) => {
    const change = { before: { category: from }, after: { category: targetOf(from) } };
    return { _id, entry: newAuditEntry(maker, 'changed', change) };
  });
  await insertAuditEntries('book', changes, session);
  for (const from of new Set(books.map((book) => book.category))) {
    await BookModel.updateMany(
      { _id: { $in: ids }, category: from },
      { $set: { category: targetOf(from) }, $inc: { __v: 1 } },
      { session },
    );
  }
  return books.length === batchSize;
}

/**
 * Moves those that the save of the settings has left, and those that came into such a category later:
 * saved at that moment, or restored by an undo.
 */
export async function moveLateBooks(maker: Actor = goneCategory): Promise<void> {
  let isMore: boolean;
  do {
    isMore = await inTransaction(async (session) => {
      const { gone } = await findVersionedSettings(session);
      return moveSomeBooks(gone, maker, session);
    });
  } while (isMore);
}
