import * as z from 'zod/mini';
import { bookSchema, isbnSchema } from '../book/book.ts';
import { countSchema, wholeNumberInput } from '../number/number.ts';
import { idSchema } from '../page.ts';
import { requiredAsItIs } from '../text/text.ts';
import { rule } from '../words/rules.ts';

/** A book of which copies are still to come for open orders. */
export const supplyRowSchema = z.object({
  book: z.pick(bookSchema, { _id: true, title: true, author: true, isbn: true }),
  /** '' when the book names none. */
  publisher: z.string(),
  copies: z.int(),
  /** Numbers of the orders that wait for it, the oldest first. */
  orders: z.array(z.int()),
  /** The first day that was promised. */
  promisedBy: z.optional(z.iso.date()),
  /** How many copies should have been there by now. */
  overdue: countSchema,
});
export type SupplyRow = z.infer<typeof supplyRowSchema>;

/** Copies of one book that have come in. */
export const arrivalSchema = z
  .object({
    isbn: z.optional(isbnSchema),
    bookId: z.optional(idSchema),
    copies: wholeNumberInput(1, 10_000),
  })
  .check(
    z.refine((arrival) => (arrival.isbn === undefined) !== (arrival.bookId === undefined), {
      error: rule('isbn_or_book_id'),
      path: ['isbn'],
    }),
  );
export type Arrival = z.output<typeof arrivalSchema>;
export type ArrivalInput = z.input<typeof arrivalSchema>;

/** `key`: the Idempotency-Key of the arrival. */
export const arrivalUndoSchema = z.object({ key: requiredAsItIs(255) });

/** Which orders have the copies now; what is left has gone into the stock. */
export const arrivedSchema = z.object({
  book: z.pick(bookSchema, { _id: true, title: true }),
  given: z.array(z.object({ orderId: idSchema, number: z.int(), copies: z.int() })),
  left: z.int(),
});
export type Arrived = z.infer<typeof arrivedSchema>;
