import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Types, type ClientSession } from 'mongoose';
import type {
  BookImport,
  ColumnMap,
  ImportConflictChoice,
  ImportPreview,
  ImportProblem,
} from '../../../contract/book/book-import.ts';
import type { DecimalSign } from '../../../contract/number/amount.ts';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import type { RequestKey } from '../../../database/request-key.model.ts';
import { ImportModel } from '../../../models/books/import.model.ts';
import { ApiError, fieldDetails, rules } from '../../../http/api-error.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { readRule, rule, ruleSentence } from '../../../contract/words/rules.ts';
import {
  fillPublishers,
  findMissingValues,
  publishersInRows,
} from '../publishers/fill-publishers.ts';
import { matchBooks, reportTakenIsbns } from './match-books.ts';
import { planRow, previewOf, type PlannedRow } from './plan-row.ts';
import { readImportFile } from './read-import-file.ts';
import { storeImport, type StoredImportResult } from './store-import.ts';

const fileIsOlder =
  'The file was not imported: some books changed after it was exported. Choose what to do with them.';
const planChanged =
  'The file was not imported: some books changed since it was checked. Please check it again.';

interface ImportOptions {
  choice?: ImportConflictChoice | undefined;
  /** New books become drafts, unless their row says otherwise. */
  asDrafts?: boolean;
  map?: ColumnMap | undefined;
  /** The decimal sign of the file's amounts, where it is ambiguous. */
  decimals?: DecimalSign | undefined;
  /** Skip rows with errors and import the others. */
  skipErrors?: boolean;
  by: string;
  /** `seen` of the dry run that the owner has confirmed: a hash of its plan. */
  seen?: string | undefined;
  /** The name of the file. */
  file?: string | undefined;
  /** The request key, if the request has one. */
  request?: RequestKey | undefined;
}

/** Dry run. Throws 400 `validation_error` when the file cannot be read. */
export async function checkBooks(content: Buffer, options: ImportOptions): Promise<BookImport> {
  const { planned, isReadable, isCut, errors, ...report } = await planImport(content, options);
  if (!isReadable && !canSkip({ planned, errors, isCut, ...options })) throw invalidFile(errors);
  const preview = planned.map((row) => row.preview);
  const { conflict: conflicts, error: _counted, ...counts } = countKinds(preview);
  const { columns, warnings, doubtfulAmounts, seen } = report;
  const withBooks = planned.filter(({ kind }) => !['error', 'conflict', 'unknown'].includes(kind));
  const publishers = (await findMissingValues(publishersInRows(withBooks))).length;
  return {
    rows: planned.length,
    ...counts,
    conflicts,
    preview,
    columns,
    seen,
    errors: errors.map(withSentence),
    warnings: warnings.map(withSentence),
    ...(doubtfulAmounts && { doubtfulAmounts }),
    ...(publishers > 0 && { publishers }),
  };
}

/**
 * Imports a whole file or nothing. A row with a matching book changes it (a deleted one is restored),
 * every other row creates a book. Throws 400 `validation_error` for an invalid row unless the owner
 * skips such rows; 412 `stale_update` when rows are older than their books and no choice was made, or
 * when the plan differs from the dry run; 409 `request_in_progress` while another import changes one of
 * the books.
 */
export async function importBooks(
  content: Buffer,
  options: ImportOptions,
): Promise<StoredImportResult> {
  const { choice, file, by, request } = options;
  const { planned, errors, isCut, seen } = await planImport(content, options);
  const isSkipping = canSkip({ planned, errors, isCut, ...options });
  if (errors.length > 0 && !isSkipping) throw invalidFile(errors);
  if (options.seen !== undefined && options.seen !== seen) {
    throw new ApiError('stale_update', planChanged);
  }
  const older = planned.flatMap(({ kind, preview }) => (kind === 'conflict' ? preview : []));
  if (older.length > 0 && !choice) {
    throw new ApiError('stale_update', fileIsOlder, fieldDetails(conflictFields(older)));
  }
  const usable = planned.filter(({ kind }) => kind !== 'error');
  const applied = usable.flatMap((row) => {
    if (row.kind !== 'conflict') return row;
    if (choice === 'skip') return [];
    const stock = choice === 'keep-stock' ? undefined : row.book.stock;
    const book = { ...row.book, stock };
    return planRow({ ...row, updatedAt: undefined, book });
  });
  const { new: added, changed, unknown } = countKinds(applied);
  const unchanged = usable.length - added - changed - unknown;
  // Checked again in the transaction: books may have changed while the rows were stored.
  const check = async (session: ClientSession) => {
    await reportTakenIsbns(applied, session);
    const late = applied.flatMap(({ problems }) => problems);
    if (late.length > 0) throw invalidFile(late);
    const publishers = await fillPublishers(
      publishersInRows(applied.filter(({ kind }) => kind !== 'unknown')),
      { by, via: 'import', changeId: report._id },
      session,
    );
    if (publishers > 0)
      await ImportModel.updateOne({ _id: report._id }, { publishers }, { session });
  };
  const rows = applied.flatMap(({ _id, change }) => (change ? { _id, ...change } : []));
  const skipped = isSkipping ? planned.length - usable.length : undefined;
  const report = { _id: new Types.ObjectId(), by, file, new: added, changed, unchanged, skipped };
  return storeImport(rows, report, { request, check });
}

interface SkippableFile extends Pick<ImportOptions, 'skipErrors'> {
  planned: PlannedRow[];
  errors: ImportProblem[];
  isCut: boolean;
}

/** Whether the owner skips errors and all errors are in rows that can be skipped. */
function canSkip({ planned, errors, isCut, skipErrors = false }: SkippableFile): boolean {
  const rows = new Set(planned.flatMap(({ kind, row }) => (kind === 'error' ? row : [])));
  return skipErrors && !isCut && errors.every(({ row }) => rows.has(row));
}

async function planImport(content: Buffer, { map, decimals, asDrafts = false }: ImportOptions) {
  const settings = await findSettings();
  const choices = { map, decimals };
  const {
    rows: read,
    errors,
    warnings,
    ...file
  } = await readImportFile(content, settings, choices);
  const hasTitles = Object.values(file.columns).includes('title');
  const { fixedPrice, money } = settings;
  const rows = await matchBooks(read, { asDrafts, hasTitles, fixedPrice, money });
  await reportTakenIsbns(rows);
  const planned: (PlannedRow & { preview: ImportPreview })[] = [];
  const hash = createHash('sha256');
  // In batches, so that other requests run in between.
  for (const batch of chunksOf(rows)) {
    for (const row of batch) {
      const plan = planRow(row);
      const { before, after } = plan.change ?? {};
      hash.update(JSON.stringify([row.row, plan.kind, row.existing?._id, before, after]));
      planned.push({ ...plan, preview: previewOf(plan) });
      errors.push(...row.problems);
      warnings.push(...row.warnings);
    }
    await nextTurn();
  }
  return { planned, errors, warnings, ...file, seen: hash.digest('base64url') };
}

function countKinds(rows: { kind: ImportPreview['kind'] }[]) {
  const counts = { new: 0, changed: 0, unchanged: 0, unknown: 0, conflict: 0, error: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

const maxRefusals = 200;

function conflictFields(previews: ImportPreview[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { row, changes = {}, isDeleted } of previews.slice(0, maxRefusals)) {
    if (isDeleted) fields[`rows.${row}`] = [rule('deleted_since')];
    for (const [name, { from, to }] of Object.entries(changes)) {
      fields[`rows.${row}.${name}`] = [rule('differs_from_file', { to, from })];
    }
  }
  return fields;
}

/** Adds the English sentence of a rule for programs, and its code for pages. */
function withSentence<Problem extends ImportProblem>(problem: Problem): Problem {
  const broken = readRule(problem.message, rules);
  if (!broken) return problem;
  return { ...problem, message: ruleSentence(problem.message, rules), problem: broken };
}

function invalidFile(errors: ImportProblem[]): ApiError {
  const fields: Record<string, string[]> = {};
  for (const { row, column, message } of errors.slice(0, maxRefusals)) {
    (fields[column ? `rows.${row}.${column}` : `rows.${row}`] ??= []).push(message);
  }
  const message = 'The file was not imported: some rows are not valid.';
  return new ApiError('validation_error', message, fieldDetails(fields));
}
