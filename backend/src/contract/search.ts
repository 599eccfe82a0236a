import { z } from 'zod';
import { bookSchema, bookSortSchema, categorySchema } from './book.ts';
import { dollarsPattern } from './dollars.ts';
import { pageQuerySchema } from './page.ts';

const queryText = z.string().trim().max(100, 'must have at most 100 characters');
const dollars = z.string().regex(dollarsPattern, 'must be an amount').transform(Number);

/** Without `q` the whole catalogue, so one call serves search and catalogue page. */
export const searchQuerySchema = pageQuerySchema.extend({
  q: queryText.optional(),
  category: categorySchema.optional(),
  trending: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  minPrice: dollars.optional(),
  maxPrice: dollars.optional(),
  /** `relevance` is the rule when `q` is given, `newest` otherwise. */
  sort: z.enum(['relevance', ...bookSortSchema.options]).optional(),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

export const searchResultSchema = z.object({
  books: z.array(bookSchema),
  total: z.number().int(),
  /** Counts under the same query without the category filter. */
  categories: z.array(z.object({ name: categorySchema, count: z.number().int() })),
  /** "Did you mean", when no book has all words of the query. */
  suggestion: z.string().optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const suggestQuerySchema = z.object({ q: queryText });

export const bookSuggestionSchema = bookSchema.pick({
  _id: true,
  title: true,
  author: true,
  coverImage: true,
  newPrice: true,
});
export type BookSuggestion = z.infer<typeof bookSuggestionSchema>;
