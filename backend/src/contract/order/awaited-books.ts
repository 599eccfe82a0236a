import * as z from 'zod/mini';
import { bookSchema, isbnSchema } from '../book/book.ts';
import { countSchema, wholeNumberInput } from '../number/number.ts';
import { idSchema } from '../id.ts';
import { namesOneBook } from './counter.ts';

/** A book that open orders wait for. */
export const supplyRowSchema = z.object({
  book: z.pick(bookSchema, { _id: true, title: true, author: true, isbn: true }),
  /** '' for a book without a publisher. */
  publisher: z.string(),
  copies: z.int(),
  /** Numbers of the orders that wait for it, the oldest first. */
  orders: z.array(z.int()),
  /** The earliest promised day. */
  promisedBy: z.optional(z.iso.date()),
  /** The number of copies whose promised day has passed. */
  overdue: countSchema,
});
export type SupplyRow = z.infer<typeof supplyRowSchema>;

/** Copies of a book that have arrived. */
export const arrivalSchema = z
  .object({
    isbn: z.optional(isbnSchema),
    bookId: z.optional(idSchema),
    copies: wholeNumberInput(1, 10_000),
  })
  .check(namesOneBook);
export type Arrival = z.output<typeof arrivalSchema>;
export type ArrivalInput = z.input<typeof arrivalSchema>;

/** The orders that got the copies; the remaining copies went into stock. */
export const arrivedSchema = z.object({
  book: z.pick(bookSchema, { _id: true, title: true }),
  given: z.array(z.object({ orderId: idSchema, number: z.int(), copies: z.int() })),
  left: z.int(),
});
export type Arrived = z.infer<typeof arrivedSchema>;
