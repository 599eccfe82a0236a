import * as z from 'zod/mini';
import { bookSchema } from './book.ts';
import { timestampSchema } from '../page.ts';

/** For how many days a delete, a change of many books and an import can be taken back. */
export const undoDays = 30;

/** A deleted book as the owner sees it; the administrator's name is not known of old ones. */
export const deletedBookSchema = z.extend(bookSchema, {
  deletedAt: timestampSchema,
  deletedBy: z.optional(z.string()),
});
export type DeletedBook = z.infer<typeof deletedBookSchema>;
