import * as z from 'zod/mini';
import { bookSchema, isbnSchema } from '../book/book.ts';
import { idSchema } from '../page.ts';
import { requiredAsItIs } from '../text/text.ts';
import { orderSchema } from './order.ts';
import { rule } from '../words/rules.ts';

/** What a scan at the counter does with a copy; `return` undoes a sale at the counter. */
export const counterModes = ['sell', 'receive', 'return'] as const;
export type CounterMode = (typeof counterModes)[number];

/** One copy of one book, by its ISBN or its id. */
export const counterScanSchema = z
  .object({
    mode: z.enum(counterModes, rule('not_one_of', { options: counterModes })),
    isbn: z.optional(isbnSchema),
    bookId: z.optional(idSchema),
  })
  .check(
    z.refine((scan) => (scan.isbn === undefined) !== (scan.bookId === undefined), {
      error: rule('isbn_or_book_id'),
      path: ['isbn'],
    }),
  );
export type CounterScan = z.output<typeof counterScanSchema>;
export type CounterScanInput = z.input<typeof counterScanSchema>;

/** `key`: the Idempotency-Key of the scan. */
export const counterUndoSchema = z.object({ key: requiredAsItIs(255) });

/** The book after the scan, and the order, unless the sale was made at the owner's till. */
export const counterResultSchema = z.object({
  book: bookSchema,
  order: z.optional(orderSchema),
  /** The number of the order that gets the received copy. */
  givenTo: z.optional(z.int()),
});
export type CounterResult = z.infer<typeof counterResultSchema>;
