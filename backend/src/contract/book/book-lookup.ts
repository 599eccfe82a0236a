import * as z from 'zod/mini';
import { bookSchema } from './book.ts';
import { isbnProblem, isIsbn, readIsbn } from './isbn.ts';

export const bookLookupQuerySchema = z.object({
  /** 10 or 13 digits, hyphens as you like. */
  isbn: z.pipe(
    z
      .string()
      .check(
        z.maxLength(40),
        z.refine(isIsbn, { error: ({ input }) => isbnProblem(String(input)) }),
      ),
    z.transform((text) => readIsbn(text) ?? ''),
  ),
});

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
