import * as z from 'zod/mini';
import { bookSchema, isbnSchema } from '../book/book.ts';
import { idSchema } from '../id.ts';
import { requiredAsItIs } from '../text/text.ts';
import { orderSchema } from './order.ts';
import { rule } from '../words/rules.ts';

/** The actions of a scan at the counter; `return` undoes a sale at the counter. */
export const counterModes = ['sell', 'receive', 'return'] as const;
export type CounterMode = (typeof counterModes)[number];

/** A book is named by its ISBN or its id. */
export const namesOneBook = z.refine<{ isbn?: string | undefined; bookId?: string | undefined }>(
  ({ isbn, bookId }) => (isbn === undefined) !== (bookId === undefined),
  { error: rule('isbn_or_book_id'), path: ['isbn'] },
);

/** One copy of one book. */
export const counterScanSchema = z
  .object({
    mode: z.enum(counterModes, rule('not_one_of', { options: counterModes })),
    isbn: z.optional(isbnSchema),
    bookId: z.optional(idSchema),
  })
  .check(namesOneBook);
export type CounterScan = z.output<typeof counterScanSchema>;
export type CounterScanInput = z.input<typeof counterScanSchema>;

/** `key`: the Idempotency-Key of the scan or the arrival. */
export const undoByKeySchema = z.object({ key: requiredAsItIs(255) });

/** The book after the scan, and the order, unless the sale was made at the owner's till. */
export const counterResultSchema = z.object({
  book: bookSchema,
  order: z.optional(orderSchema),
  /** The number of the order that gets the received copy. */
  givenTo: z.optional(z.int()),
});
export type CounterResult = z.infer<typeof counterResultSchema>;
