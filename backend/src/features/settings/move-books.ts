import type { ClientSession } from 'mongoose';
import type { ShopCategory } from '../../contract/book/categories/shop-categories.ts';
import { commitInParts } from '../../database/commit-in-parts.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ApiError, invalidFields } from '../../http/api-error.ts';
import type { Actor } from '../../audit-log/new-audit-entry.ts';
import { findVersionedSettings, type CategoryMoves } from '../../shop-settings/settings.model.ts';
import { bookCollection, BookModel } from '../../book-record/book.model.ts';
import { assertNotAccepted } from '../../book-record/import.model.ts';
import { writeBooks } from '../../book-record/write-books.ts';
import { rule } from '../../contract/words/rules.ts';

/** How many books one transaction moves: few enough for its deadline also on a slow server. */
const partLength = 100;
/** Author of later moves in the audit log. */
const goneCategory = { by: 'removed category' };

/**
 * The target categories of the books in removed ones. Throws 400 for a removed category with books
 * (also drafts and deleted ones) without a target, and for a target of a category that stays.
 */
export async function findCategoryMoves(
  before: readonly ShopCategory[],
  after: readonly ShopCategory[],
  moveTo: CategoryMoves,
  session: ClientSession,
): Promise<CategoryMoves> {
  const kept = new Set(after.map(({ slug }) => slug));
  const staying = Object.keys(moveTo).find((slug) => kept.has(slug));
  if (staying) throw invalidFields({ moveTo: [rule('category_stays', { slug: staying })] });
  const targets = new Map(Object.entries(moveTo));
  const moves: CategoryMoves = {};
  for (const { slug, name } of before.filter((category) => !kept.has(category.slug))) {
    const to = targets.get(slug);
    if (to !== undefined && !kept.has(to))
      throw invalidCategories(rule('category_unknown', { slug: to }));
    const inCategory = { category: slug };
    const books = to === undefined ? await BookModel.countDocuments(inCategory, { session }) : 0;
    if (books > 0) throw invalidCategories(rule('category_has_books', { name, books }));
    moves[slug] = to ?? after[0]?.slug ?? slug;
  }
  return moves;
}

function invalidCategories(problem: string): ApiError {
  return invalidFields({ categories: [problem] });
}

/**
 * Moves some books of removed categories. Returns whether there may be more. Throws 409 when an import is
 * about to change one of them.
 */
export async function moveSomeBooks(
  gone: CategoryMoves,
  actor: Actor,
  session: ClientSession,
  length = partLength,
): Promise<boolean> {
  const category = { $in: Object.keys(gone) };
  if (category.$in.length === 0) return false;
  const books = await bookCollection.find({ category }, { session }).limit(length).toArray();
  await assertNotAccepted(
    books.map(({ _id }) => _id),
    session,
  );
  const targets = new Map(Object.entries(gone));
  const writes = books.map((book) => {
    const values = { category: targets.get(book.category) ?? book.category };
    return { book, action: 'changed' as const, values };
  });
  await writeBooks(writes, actor, session);
  return books.length === length;
}

/**
 * Moves the remaining books of removed categories, also those that were saved or restored into one
 * later.
 */
export async function moveRemainingBooks(actor: Actor = goneCategory): Promise<void> {
  await commitInParts(partLength, (length) =>
    inTransaction(async (session) => {
      const { gone } = await findVersionedSettings(session);
      return moveSomeBooks(gone, actor, session, length);
    }),
  );
}
