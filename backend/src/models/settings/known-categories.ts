import type { ShopCategory } from '../../contract/book/categories/shop-categories.ts';
import { invalidFields, invalidParameters } from '../../http/api-error.ts';
import { findSettings } from './settings.model.ts';
import { rule } from '../../contract/words/rules.ts';

const refusals = { validation_error: invalidFields, parameter_invalid: invalidParameters };

/** Throws 400 with a field error unless the shop has this category; none is fine. */
export async function assertCategory(
  slug: string | undefined,
  code: keyof typeof refusals,
  field = 'category',
): Promise<void> {
  if (slug === undefined) return;
  const problem = categoryProblem(slug, (await findSettings()).categories);
  if (problem) throw refusals[code]({ [field]: [problem] });
}

/** The field error of a category that a book cannot have. */
function categoryProblem(slug: string, categories: readonly ShopCategory[]): string | undefined {
  const slugs = categories.map((category) => category.slug);
  return slugs.includes(slug) ? undefined : rule('not_one_of', { options: slugs });
}

/** The same for a file, which has names: the slugs of the default ones are English. */
export function categoryProblemOfFile(
  slug: string,
  categories: readonly ShopCategory[],
): string | undefined {
  if (!categoryProblem(slug, categories)) return undefined;
  const isNamed = categories.some((each) => each.name.toLowerCase() !== each.slug);
  const options = categories.map((each) => (isNamed ? each.name : each.slug));
  return rule('not_one_of', { options });
}
