import * as z from 'zod/mini';
import { idSchema, pageQuerySchema, timestampSchema } from '../page.ts';
import { emailSchema } from '../text/email.ts';
import { requiredLine } from '../text/text.ts';

/** To be told when a sold-out book is there, or to be asked for in words: one of the two. */
export const newWishSchema = z
  .object({
    bookId: z.optional(idSchema),
    /** A title or an ISBN. */
    text: z.optional(requiredLine(200)),
    /** Who is signed in may leave it out. */
    email: z.optional(emailSchema),
  })
  .check(
    z.refine(({ bookId, text }) => (bookId === undefined) !== (text === undefined), {
      error: 'is required, unless a book is named',
      path: ['text'],
    }),
  );
export type NewWish = z.output<typeof newWishSchema>;

export const wishStatuses = ['open', 'answered'] as const;

export const wishSchema = z.object({
  _id: idSchema,
  bookId: z.optional(idSchema),
  /** Of the book. */
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  email: z.string(),
  /** Whether the address is known to be the asker's own. */
  isProven: z.boolean(),
  status: z.enum(wishStatuses),
  createdAt: timestampSchema,
});
export type Wish = z.infer<typeof wishSchema>;

export const wishListQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(wishStatuses)),
  /** Wishes for a book of the shop, or those in words. */
  of: z.optional(z.enum(['book', 'text'])),
});
export type WishListQuery = z.output<typeof wishListQuerySchema>;

export const wishChangeSchema = z.object({
  status: z.enum(wishStatuses, 'must be open or answered'),
});
