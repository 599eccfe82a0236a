import * as z from 'zod/mini';
import { bookSchema, isbnSchema } from './book.ts';

export const bookLookupQuerySchema = z.object({ isbn: isbnSchema });

/** The facts of an edition from an outside catalogue; each field may be missing. */
export const foundBookSchema = z.partial(
  z.pick(bookSchema, {
    title: true,
    author: true,
    publisher: true,
    year: true,
    pages: true,
    /** The URL of a picture that the owner may use. */
    coverImage: true,
  }),
);
export type FoundBook = z.infer<typeof foundBookSchema>;
