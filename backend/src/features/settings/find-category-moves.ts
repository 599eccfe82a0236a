import type { ClientSession } from 'mongoose';
import type { ShopCategory } from '../../contract/book/categories/shop-categories.ts';
import { type ApiError, invalidFields } from '../../http/api-error.ts';
import type { CategoryMoves } from '../../models/settings/settings.model.ts';
import { BookModel } from '../../models/books/book.model.ts';
import { rule } from '../../contract/words/rules.ts';

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
