import * as z from 'zod/mini';
import { conditionFilters } from './condition.ts';
import { categorySlugSchema } from './categories/shop-categories.ts';
import { bookSchema, bookSorts, publicBookSchema, maxStockSchema, trueOrFalse } from './book.ts';
import { amountPattern } from '../number/amount.ts';
import { asNumber, numberText } from '../number/number.ts';
import { pageQuerySchema } from '../paging.ts';
import { atMost } from '../text/text.ts';
import { rule } from '../words/rules.ts';

const queryText = z.string().check(z.trim(), atMost(100));
const amount = asNumber(numberText(amountPattern, rule('not_amount')));

/** Without `q` the whole catalogue, so one call serves search and catalogue page. */
export const searchQuerySchema = z.extend(pageQuerySchema, {
  q: z.optional(queryText),
  category: z.optional(categorySlugSchema),
  trending: z.optional(trueOrFalse),
  minPrice: z.optional(amount),
  maxPrice: z.optional(amount),
  maxStock: z.optional(maxStockSchema),
  /** The default is `relevance` with `q`, and `newest` without. */
  sort: z.optional(z.enum(['relevance', ...bookSorts])),
  /** Only books in stock. */
  here: z.optional(z.literal('true')),
  /** Drafts instead of published books; for admins. */
  draft: z.optional(z.literal('true')),
  condition: z.optional(z.enum(conditionFilters)),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

export const searchResultSchema = z.object({
  books: z.array(publicBookSchema),
  total: z.int(),
  /** The number of results in each category. */
  categories: z.array(z.object({ name: categorySlugSchema, count: z.int() })),
  /** "Did you mean", when no book has all words of the query. */
  suggestion: z.optional(z.string()),
  /** The number of used copies among the results for any condition; absent in a shop without used copies. */
  used: z.optional(z.int()),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const suggestQuerySchema = z.object({ q: queryText });

export const bookSuggestionSchema = z.pick(bookSchema, {
  _id: true,
  title: true,
  author: true,
  coverImage: true,
  newPrice: true,
});
export type BookSuggestion = z.infer<typeof bookSuggestionSchema>;
