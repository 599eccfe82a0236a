import * as z from 'zod/mini';
import { bookFieldNames, newBookSchema } from './book.ts';
import { publisherColumns, publisherColumnsSchema } from './publishers/publisher.ts';
import { idSchema } from '../id.ts';
import { timestampSchema } from '../timestamp.ts';
import { rule } from '../words/rules.ts';

/**
 * What to do with rows that are older than their books: skip them, overwrite all fields but the stock,
 * or overwrite all fields.
 */
export const importConflictChoices = ['skip', 'keep-stock', 'overwrite'] as const;
export type ImportConflictChoice = (typeof importConflictChoices)[number];

/** The columns of a file. `updatedAt` is the time of the book's last change before the export. */
export const importColumns = ['_id', ...bookFieldNames, ...publisherColumns, 'updatedAt'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The field of each heading; null ignores the column. */
export const columnMapSchema = z.record(z.string(), z.nullable(z.enum(importColumns)));
export type ColumnMap = z.infer<typeof columnMapSchema>;

/** The fields of a new or an existing book that a row gives. */
export const bookRowSchema = z.extend(z.partial(newBookSchema), {
  _id: z.optional(idSchema),
  updatedAt: z.optional(z.iso.datetime(rule('not_export_time'))),
  ...publisherColumnsSchema.shape,
});

export type BookRow = z.infer<typeof bookRowSchema>;

/** Reading stops after this many errors. */
export const maxImportErrors = 5000;

/** The decimal sign of a file's amounts, when the owner has chosen one. */
export const decimalSigns = ['point', 'comma'] as const;

/**
 * `left_empty`: an optional cell could not be read. `adjusted`: the value read differs from the text.
 * `draft`: the new book is not published. `replaced`: a later record in the message is used.
 * `withdrawn`: the publisher withdraws the record. `currency`: prices are in another currency.
 * `encoding`: the file is in another character encoding than expected.
 */
const importWarningCodes = [
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
  /** The same problem as a rule. */
  problem: z.optional(z.looseObject({ code: z.string() })),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;
const importWarningSchema = z.extend(importProblemSchema, { code: z.enum(importWarningCodes) });
export type ImportWarning = z.infer<typeof importWarningSchema>;

/** Amounts that can be read in two ways; `decimals` in the query says which is meant. */
const doubtfulAmountsSchema = z.object({
  /** The number of rows with such an amount. */
  rows: z.int(),
  example: z.string(),
  /** The value of the example if the decimal sign is a point, or a comma. */
  point: z.number(),
  comma: z.number(),
});

/** `unknown` rows match no book of the shop, or are no books, such as the sum below a list. */
export const importKinds = ['new', 'changed', 'unchanged', 'unknown', 'conflict', 'error'] as const;
export type ImportKind = (typeof importKinds)[number];

const valueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const importPreviewSchema = z.object({
  /** Counts as spreadsheets do: the header is row 1. */
  row: z.int(),
  /** `conflict`: the row is older than its book. */
  kind: z.enum(importKinds),
  title: z.string(),
  bookId: z.optional(idSchema),
  /** The changed fields before and after; long texts are cut where they begin to differ. */
  changes: z.optional(z.record(z.string(), z.object({ from: valueSchema, to: valueSchema }))),
  /** The book is deleted; importing the row restores it. */
  isDeleted: z.optional(z.literal(true)),
  /** The row is the sum below a list. */
  isSum: z.optional(z.literal(true)),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** The preview of an import. A file with `errors` is only stored if the owner skips those rows. */
export const bookImportSchema = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  unknown: z.int(),
  conflicts: z.int(),
  errors: z.array(importProblemSchema),
  /** Warnings of rows that can be imported. */
  warnings: z.array(importWarningSchema),
  doubtfulAmounts: z.optional(doubtfulAmountsSchema),
  preview: z.array(importPreviewSchema),
  /** The field that each heading was recognised as. */
  columns: columnMapSchema,
  /** A hash of this preview; an import with it is refused if the file would now do something else. */
  seen: z.string(),
  /** The number of publishers that get a missing address. */
  publishers: z.optional(z.int()),
});
export type BookImport = z.infer<typeof bookImportSchema>;

export const importedSchema = z.object({
  importId: idSchema,
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with errors that were skipped, when the owner chose that. */
  skipped: z.optional(z.int()),
});
export type Imported = z.infer<typeof importedSchema>;

/** An import that can be undone, or was. */
export const pastImportSchema = z.object({
  _id: idSchema,
  at: timestampSchema,
  by: z.string(),
  file: z.optional(z.string()),
  new: z.int(),
  changed: z.int(),
  canUndo: z.boolean(),
  /** The import (or its undo) is accepted, and some of its books are not written yet. */
  isUnderWay: z.optional(z.literal(true)),
  isUndone: z.optional(z.literal(true)),
});
export type PastImport = z.infer<typeof pastImportSchema>;

/** Why a book is kept when its import is undone. */
const importLeftReasons = ['changed_since', 'sold_since', 'price_decimals', 'isbn_taken'] as const;
export type ImportLeftReason = (typeof importLeftReasons)[number];

export const importUndoneSchema = z.object({
  undone: z.int(),
  left: z.array(
    z.object({
      bookId: idSchema,
      title: z.string(),
      why: z.string(),
      /** The same reason as a rule. */
      reason: z.optional(z.enum(importLeftReasons)),
    }),
  ),
});
export type ImportUndone = z.infer<typeof importUndoneSchema>;
