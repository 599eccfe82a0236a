import type { ShopCategory } from '../contract/book/shop-categories.ts';
import { invalidFields, invalidParameters } from '../http/api-error.ts';
import { findSettings } from './settings.model.ts';
import { rule } from '../contract/words/rules.ts';

const refusals = { validation_error: invalidFields, parameter_invalid: invalidParameters };

/** Throws 400 beside the field unless the shop has this category; none is none. */
export async function requireCategory(
  slug: string | undefined,
  code: keyof typeof refusals,
  field = 'category',
): Promise<void> {
  if (slug === undefined) return;
  const problem = categoryProblem(slug, (await findSettings()).categories);
  if (problem) throw refusals[code]({ [field]: [problem] });
}

/** Why a book cannot have this category, in the words that stand beside the field. */
export function categoryProblem(
  slug: string,
  categories: readonly ShopCategory[],
): string | undefined {
  const slugs = categories.map((category) => category.slug);
  return slugs.includes(slug) ? undefined : rule('not_one_of', { options: slugs });
}
