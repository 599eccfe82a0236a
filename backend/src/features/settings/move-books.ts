import type { ShopCategory } from '../../contract/book/shop-categories.ts';
import { batchesOf } from '../../database/batches-of.ts';
import { type ApiError, invalidFields } from '../../http/api-error.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertAuditEntries } from '../../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../../audit-log/new-audit-entry.ts';
import { findVersionedSettings, type Moves } from '../../shop-settings/settings.model.ts';
import { bookCollection, BookModel } from '../../book-record/book.model.ts';
import { assertNotAccepted } from '../../book-record/import.model.ts';

const batchSize = 500;
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
): Promise<Moves> {
  const kept = new Set(after.map(({ slug }) => slug));
  const staying = Object.keys(moveTo).find((slug) => kept.has(slug));
  if (staying) throw invalidFields({ moveTo: [`names ${staying}, which stays`] });
  const targets = new Map(Object.entries(moveTo));
  const moves: Moves = {};
  for (const { slug, name } of before.filter((category) => !kept.has(category.slug))) {
    const to = targets.get(slug);
    if (to !== undefined && !kept.has(to)) throw refuse(`has no "${to}" to move books to`);
    const books = to === undefined ? await BookModel.countDocuments({ category: slug }) : 0;
    if (books > 0) throw refuse(`${name} has ${books} books: say which category takes them`);
    moves[slug] = to ?? after[0]?.slug ?? slug;
  }
  return moves;
}

function refuse(problem: string): ApiError {
  return invalidFields({ categories: [problem] });
}

/**
 * Moves the books of categories that have gone: with the change that took them out, and later those
 * that came into one at that moment, of an import that was finished later, or restored by an
 * undo. May be repeated at any point.
 */
export async function moveLateBooks(maker: Actor = goneCategory): Promise<void> {
  const { gone } = await findVersionedSettings();
  const category = { $in: Object.keys(gone) };
  if (category.$in.length === 0) return;
  const targets = new Map(Object.entries(gone));
  for (const from of await bookCollection.distinct('category', { category })) {
    const to = targets.get(from) ?? from;
    const entry = { before: { category: from }, after: { category: to } };
    const books = await BookModel.find({ category: from }, { _id: 1 }).lean();
    for (const batch of batchesOf(books, batchSize)) {
      const ids = batch.map(({ _id }) => _id);
      await inTransaction(async (session) => {
        await assertNotAccepted(ids, session);
        const moving = { _id: { $in: ids }, category: from };
        const still = await BookModel.find(moving, { _id: 1 }, { session }).lean();
        const changes = still.map(({ _id }) => ({
          _id,
          entry: newAuditEntry(maker, 'changed', entry),
        }));
        await insertAuditEntries('book', changes, session);
        const update = { $set: { category: to }, $inc: { __v: 1 } };
        await BookModel.updateMany(moving, update, { session });
      });
    }
  }
}
