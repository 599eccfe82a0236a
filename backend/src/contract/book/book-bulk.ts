import * as z from 'zod/mini';
import { errorCodeSchema } from '../api-error.ts';
import { namesSomething } from '../change.ts';
import { idSchema } from '../id.ts';
import { atMost } from '../text/text.ts';
import { reasonSchema } from '../words/reasons.ts';
import { rule } from '../words/rules.ts';
import { newBookSchema } from './book.ts';

/** One change, delete or restore of up to 500 books. */
export const bookBulkSchema = z
  .object({
    ids: z
      .array(idSchema)
      .check(z.minLength(1, rule('too_few', { min: 1, of: 'ids' })), atMost(500, 'ids')),
    change: z.optional(
      z
        .partial(
          z.pick(newBookSchema, {
            trending: true,
            category: true,
            draft: true,
            vatRate: true,
            antique: true,
          }),
        )
        .check(namesSomething),
    ),
    delete: z.optional(z.literal(true)),
    restore: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      (bulk) => [bulk.change, bulk.delete, bulk.restore].filter(Boolean).length === 1,
      rule('one_of_bulk'),
    ),
  );
export type BookBulk = z.output<typeof bookBulkSchema>;

export const bookBulkUndoSchema = z.object({ id: idSchema });

export const bookBulkResultSchema = z.object({
  results: z.array(
    z.object({
      id: idSchema,
      ok: z.boolean(),
      /** Whether the book was changed; false if it had these values already. */
      changed: z.boolean(),
      error: z.optional(
        z.object({ code: errorCodeSchema, message: z.string(), reason: z.optional(reasonSchema) }),
      ),
    }),
  ),
  /** For `POST /api/books/bulk/undo`; absent when no book was changed. */
  undo: z.optional(idSchema),
});
export type BookBulkResult = z.infer<typeof bookBulkResultSchema>;
