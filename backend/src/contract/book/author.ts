import * as z from 'zod/mini';
import { publicBookSchema } from './book.ts';

/** An author with the newest of the books on sale, at most `maxBooksOfAuthor`. */
export const authorSchema = z.object({
  /** The spelling of the newest book. */
  author: z.string(),
  books: z.array(publicBookSchema),
});
export type Author = z.infer<typeof authorSchema>;
