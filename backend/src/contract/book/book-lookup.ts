import * as z from 'zod/mini';
import { bookSchema, isbnSchema } from './book.ts';

export const bookLookupQuerySchema = z.object({ isbn: isbnSchema });

/** What is known elsewhere of the edition with an ISBN; each may be missing. */
export const foundBookSchema = z.partial(
  z.pick(bookSchema, {
    title: true,
    author: true,
    publisher: true,
    year: true,
    pages: true,
    /** An address on the web: a proposal, which the owner takes or leaves. */
    coverImage: true,
  }),
);
export type FoundBook = z.infer<typeof foundBookSchema>;
