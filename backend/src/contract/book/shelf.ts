import * as z from 'zod/mini';
import { idSchema } from '../id.ts';
import { atMost, freeText, requiredLine } from '../text/text.ts';
import { publicBookSchema } from './book.ts';
import { rule } from '../words/rules.ts';

/** A name as part of a URL. */
export const slugParamSchema = z.object({
  slug: z.string().check(atMost(250)),
});

/** A shelf in lists of shelves; `books` is the number of books on sale. */
export const shelfSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** '' for none. */
  note: z.string(),
  isOnHome: z.boolean(),
  books: z.int(),
});
export type ShelfSummary = z.infer<typeof shelfSummarySchema>;

/** A shelf with its books in the owner's order; only admins receive drafts. */
export const shelfSchema = z.extend(shelfSummarySchema, {
  books: z.array(z.object({ book: publicBookSchema, note: z.optional(z.string()) })),
});
export type Shelf = z.infer<typeof shelfSchema>;

/** The fields of a shelf that the owner sets. */
export const shelfInputSchema = z.object({
  title: requiredLine(100),
  note: z._default(freeText(1000), ''),
  isOnHome: z._default(z.boolean(rule('not_boolean')), false),
  books: z
    .array(z.object({ bookId: idSchema, note: z.optional(freeText(300)) }), rule('required'))
    .check(
      atMost(200, 'books'),
      z.refine(
        (books) => new Set(books.map(({ bookId }) => bookId)).size === books.length,
        rule('same_book_twice'),
      ),
    ),
});
export type ShelfInput = z.output<typeof shelfInputSchema>;
