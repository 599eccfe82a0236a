import * as z from 'zod/mini';
import { bookFieldNames, newBookSchema } from './book.ts';
import { makerColumns, makerColumnsSchema } from './publisher.ts';
import { idSchema, timestampSchema } from '../page.ts';
import { rule } from '../words/rules.ts';

/**
 * What to do with rows that are older than the books they name: leave those books as they are, take
 * everything of the file but the stock, or take everything.
 */
export const importConflictAnswers = ['skip', 'keep-stock', 'overwrite'] as const;
export type ImportConflictAnswer = (typeof importConflictAnswers)[number];

/** The columns of a file; the last one tells from which state of the book a row comes. */
export const importColumns = ['_id', ...bookFieldNames, ...makerColumns, 'updatedAt'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The field that each heading means; null leaves its column out. */
export const columnMapSchema = z.record(z.string(), z.nullable(z.enum(importColumns)));
export type ColumnMap = z.infer<typeof columnMapSchema>;

/** What a row says of a book, which may be there already. */
export const bookRowSchema = z.extend(z.partial(newBookSchema), {
  _id: z.optional(idSchema),
  updatedAt: z.optional(z.iso.datetime(rule('not_export_time'))),
  ...makerColumnsSchema.shape,
});

/** With so many mistakes nobody reads on, neither the owner nor the shop: there may be more. */
export const maxImportErrors = 5000;

/** What stands before the decimals of a file's amounts, when the owner has been asked. */
export const decimalSigns = ['point', 'comma'] as const;

/**
 * `left_empty`: an optional cell could not be read. `adjusted`: it was read as something else than it
 * says. `draft`: the new book is not published. `replaced`: a later record of a message is taken.
 * `withdrawn`: the publisher withdraws the record. `currency`: prices are in another currency.
 * `encoding`: the file is in another character encoding than expected.
 */
export const importWarningCodes = [
  'left_empty',
  'adjusted',
  'draft',
  'replaced',
  'withdrawn',
  'currency',
  'encoding',
] as const;

const importProblemSchema = z.object({
  row: z.int(),
  column: z.optional(z.string()),
  message: z.string(),
  /** The same by its code, where a rule of input says it. */
  problem: z.optional(z.looseObject({ code: z.string() })),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;
const importWarningSchema = z.extend(importProblemSchema, { code: z.enum(importWarningCodes) });
export type ImportWarning = z.infer<typeof importWarningSchema>;

/** Amounts that can be read in two ways; `decimals` in the query says which is meant. */
const doubtfulAmountsSchema = z.object({
  /** How many rows have one. */
  rows: z.int(),
  example: z.string(),
  /** What the example is where a point, or a comma, stands before the decimals. */
  point: z.number(),
  comma: z.number(),
});

/** Unknown is a row of no book of the shop, such as the sum of a list: it is skipped. */
export const importKinds = ['new', 'changed', 'unchanged', 'unknown', 'conflict', 'error'] as const;
export type ImportKind = (typeof importKinds)[number];

const valueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const importPreviewSchema = z.object({
  /** As spreadsheets count: the heading is row 1. */
  row: z.int(),
  /** A conflict is a row that is older than its book. */
  kind: z.enum(importKinds),
  title: z.string(),
  bookId: z.optional(idSchema),
  /** What the row makes of its book; long texts are cut where they begin to differ. */
  changes: z.optional(z.record(z.string(), z.object({ from: valueSchema, to: valueSchema }))),
  /** The book is deleted; taking its row brings it back. */
  isDeleted: z.optional(z.literal(true)),
  /** No book, but the sum below a list. */
  isSum: z.optional(z.literal(true)),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** What a file would do; while `errors` has any, nothing is stored unless their rows are left out. */
export const bookImportSchema = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  unknown: z.int(),
  conflicts: z.int(),
  errors: z.array(importProblemSchema),
  /** What is told of rows that come all the same. */
  warnings: z.array(importWarningSchema),
  doubtfulAmounts: z.optional(doubtfulAmountsSchema),
  preview: z.array(importPreviewSchema),
  /** For what each heading is taken. */
  columns: columnMapSchema,
  /** Stands for what is shown here; with it a file is taken only if it would still do the same. */
  seen: z.string(),
  /** How many publishers get an address that they lack. */
  publishers: z.optional(z.int()),
});
export type BookImport = z.infer<typeof bookImportSchema>;

export const importedSchema = z.object({
  importId: idSchema,
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with errors that were left out, when the owner said so. */
  skipped: z.optional(z.int()),
});
export type Imported = z.infer<typeof importedSchema>;

/** One of the imports of the last days, the latest first. */
export const pastImportSchema = z.object({
  _id: idSchema,
  at: timestampSchema,
  by: z.string(),
  file: z.optional(z.string()),
  new: z.int(),
  changed: z.int(),
  canUndo: z.boolean(),
  /** It counts, and not all of it is in the shop, or out of it, yet. */
  isUnderWay: z.optional(z.literal(true)),
  isUndone: z.optional(z.literal(true)),
});
export type PastImport = z.infer<typeof pastImportSchema>;

/** Why a book stays as it is when its import is undone. */
export const importLeftReasons = ['changed_since', 'sold_since', 'price_decimals'] as const;
export type ImportLeftReason = (typeof importLeftReasons)[number];

export const importUndoneSchema = z.object({
  undone: z.int(),
  left: z.array(
    z.object({
      bookId: idSchema,
      title: z.string(),
      why: z.string(),
      /** The same by its code. */
      reason: z.optional(z.enum(importLeftReasons)),
    }),
  ),
});
export type ImportUndone = z.infer<typeof importUndoneSchema>;
