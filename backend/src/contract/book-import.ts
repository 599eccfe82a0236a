import * as z from 'zod/mini';
import { bookFieldNames } from './book.ts';
import { idSchema } from './page.ts';

/**
 * What to do with rows that are older than the books they name: leave those books as they are, take
 * everything of the file but the stock, or take everything.
 */
export const importConflictChoices = ['skip', 'keep-stock', 'overwrite'] as const;
export type ImportConflictChoice = (typeof importConflictChoices)[number];

/** A row of a file that was exported before its book changed, and in what the two differ. */
const importConflictSchema = z.object({
  row: z.int(),
  id: idSchema,
  title: z.string(),
  fields: z.array(z.object({ name: z.enum(bookFieldNames), file: z.string(), shop: z.string() })),
  /** The book was deleted since; taking its row brings it back. */
  isDeleted: z.optional(z.literal(true)),
});
export type ImportConflict = z.infer<typeof importConflictSchema>;

/** With so many mistakes nobody reads on, neither the owner nor the shop: there may be more. */
export const mostImportErrors = 200;

/** Result of a CSV import; `errors` is empty when it was (or would be) imported. */
export const bookImportSchema = z.object({
  dryRun: z.boolean(),
  rows: z.int(),
  imported: z.int(),
  errors: z.array(z.object({ row: z.int(), column: z.optional(z.string()), message: z.string() })),
  /** How many rows are older than their books, and the first of them. */
  conflictCount: z.int(),
  conflicts: z.array(importConflictSchema),
});
export type BookImport = z.infer<typeof bookImportSchema>;
