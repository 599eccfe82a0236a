import * as z from 'zod/mini';
import { atMost, requiredLine } from '../../text/text.ts';
import { rule } from '../../words/rules.ts';

export const maxCategories = 40;

/** Identifies a category in URLs, files and books; a new name does not change it. */
export const categorySlugSchema = z
  .string(rule('required'))
  .check(atMost(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('not_slug')));

const shopCategorySchema = z.object({ slug: categorySlugSchema, name: requiredLine(60) });
export type ShopCategory = z.output<typeof shopCategorySchema>;

/** A category with how many books are on sale in it. */
export const categoryCountSchema = z.extend(shopCategorySchema, { books: z.int() });
export type CategoryCount = z.output<typeof categoryCountSchema>;

/**
 * The new categories of books in removed ones, slug by slug. Errors name the field as a whole, since
 * its names are the caller's.
 */
export const categoryMovesSchema = z
  .record(z.string(), z.string(), rule('not_slugs'))
  .check(
    z.refine(
      (moves) =>
        [...Object.keys(moves), ...Object.values(moves)].every(
          (slug) => categorySlugSchema.safeParse(slug).success,
        ),
      rule('unknown_slugs'),
    ),
  );

/** The owner's own list, in its order. */
export const shopCategoriesSchema = z
  .array(shopCategorySchema)
  .check(
    z.minLength(1, rule('too_few', { min: 1, of: 'categories' })),
    atMost(maxCategories, 'categories'),
    ({ value: list, issues }) => {
      for (const field of ['slug', 'name'] as const) {
        const texts = list.map((category) => category[field].toLocaleLowerCase());
        const second = texts.findIndex((text, index) => texts.indexOf(text) < index);
        if (second < 0) continue;
        issues.push({ code: 'custom', message: rule('taken'), input: list, path: [second, field] });
      }
    },
  );
