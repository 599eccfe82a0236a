import * as z from 'zod/mini';
import { idSchema } from '../id.ts';
import { pageQuerySchema } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { emailSchema } from '../text/email.ts';
import { requiredLine } from '../text/text.ts';
import { rule } from '../words/rules.ts';

/** A notification for a sold-out book, or a question for a book in words: one of the two. */
export const newBookRequestSchema = z
  .object({
    bookId: z.optional(idSchema),
    /** A title or an ISBN. */
    text: z.optional(requiredLine(200)),
    /** Optional for signed-in customers. */
    email: z.optional(emailSchema),
  })
  .check(
    z.refine(({ bookId, text }) => bookId !== undefined || text !== undefined, {
      error: rule('required_without_book'),
      path: ['text'],
    }),
    z.refine(({ bookId, text }) => bookId === undefined || text === undefined, {
      error: rule('not_with_book'),
      path: ['text'],
    }),
  );
export type NewBookRequest = z.output<typeof newBookRequestSchema>;

export const bookRequestStatuses = ['open', 'answered'] as const;

export const bookRequestSchema = z.object({
  _id: idSchema,
  bookId: z.optional(idSchema),
  /** The book's title. */
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  email: z.string(),
  /** Whether the address was confirmed. */
  isVerified: z.boolean(),
  status: z.enum(bookRequestStatuses),
  createdAt: timestampSchema,
});
export type BookRequest = z.infer<typeof bookRequestSchema>;

export const bookRequestListQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(bookRequestStatuses)),
  /** Requests for a book of the shop, or with text. */
  of: z.optional(z.enum(['book', 'text'])),
});
export type BookRequestListQuery = z.output<typeof bookRequestListQuerySchema>;

export const bookRequestChangeSchema = z.object({
  status: z.enum(bookRequestStatuses, rule('not_either', { first: 'open', second: 'answered' })),
});
