import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Types } from 'mongoose';
import type {
  BookImport,
  ColumnMap,
  Imported,
  ImportConflictAnswer,
  ImportPreview,
} from '../../../contract/book/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { isRunning } from '../../../book-record/import.model.ts';
import { matchBooks, noteTakenIsbns } from './match-books.ts';
import { planRow, previewOf, type PlannedRow } from './plan-row.ts';
import { readBooks } from './read-books.ts';
import { storeImport } from './store-import.ts';

const isOlder =
  'The file was not imported: some books changed after it was exported. Choose what to do with them.';
const isAnother =
  'The file was not imported: some books changed since it was checked. Please check it again.';

interface ImportOptions {
  choice?: ImportConflictAnswer | undefined;
  /** New books become drafts, unless their row says otherwise. */
  asDrafts?: boolean;
  map?: ColumnMap | undefined;
  by: string;
  /** Of the dry run that the owner has seen. */
  seen?: string | undefined;
  /** The name of the file. */
  file?: string | undefined;
  /** Of a request with a key. */
  id?: Types.ObjectId | undefined;
}

/** What a file would do. Throws 400 `validation_error` when it is no CSV. */
export async function checkBooks(content: Buffer, options: ImportOptions): Promise<BookImport> {
  const { planned, isCsv, errors, columns, seen } = await planImport(content, options);
  if (!isCsv) throw invalidFile(errors);
  const preview = planned.map((row) => row.preview);
  const { conflict: conflicts, error: _counted, ...counts } = countKinds(preview);
  return { rows: planned.length, ...counts, conflicts, errors, preview, columns, seen };
}

/**
 * Stores a file as a whole or, when one cell is wrong, nothing of it. A row that finds its book
 * changes it (a deleted one comes back), every other row is a new book. Rows that change nothing leave
 * their book untouched. Throws 400 `validation_error` when a row is wrong; 412 `stale_update` when rows
 * are older than their books and nobody has chosen what to do with them, or when the file would not do
 * any more what the owner has seen; 409 `request_in_progress` while another import changes a book of it.
 */
export async function importBooks(content: Buffer, options: ImportOptions): Promise<Imported> {
  const { choice, file, by } = options;
  const { planned, errors, seen, maker } = await planImport(content, options);
  if (errors.length > 0) throw invalidFile(errors);
  if (options.seen !== undefined && options.seen !== seen) {
    throw new ApiError('stale_update', isAnother);
  }
  const older = planned.flatMap(({ kind, preview }) => (kind === 'conflict' ? preview : []));
  if (older.length > 0 && !choice) {
    throw new ApiError('stale_update', isOlder, { fields: conflictFields(older) });
  }
  const taken = planned.flatMap((row) => {
    if (row.kind !== 'conflict') return row;
    if (choice === 'skip') return [];
    const stock = choice === 'keep-stock' ? undefined : row.book.stock;
    const book = { ...row.book, stock };
    return planRow({ ...row, updatedAt: undefined, book }, maker);
  });
  const { new: added, changed, unknown } = countKinds(taken);
  const unchanged = planned.length - added - changed - unknown;
  /** Again in the last moment: others went on selling and saving while the file was staged. */
  const check = async () => {
    await noteTakenIsbns(taken);
    const late = taken.flatMap(({ problems }) => problems);
    if (late.length > 0) throw invalidFile(late);
  };
  const stages = taken.flatMap(({ _id, change }) => (change ? { _id, change } : []));
  const report = { _id: maker.changeId, by, file, new: added, changed, unchanged };
  return storeImport(stages, report, check);
}

async function planImport(
  content: Buffer,
  { map, asDrafts = false, by, id = new Types.ObjectId() }: ImportOptions,
) {
  const maker = { by, via: 'import', changeId: id } as const;
  const { categories, money } = await findSettings();
  const context = { categories, currency: money.currency, map };
  const { rows: read, errors, isCsv, columns } = await readBooks(content, context);
  const hasTitles = Object.values(columns).includes('title');
  const rows = await matchBooks(read, { asDrafts, hasTitles });
  if (rows.some(({ existing }) => existing?.staged)) throw isRunning();
  await noteTakenIsbns(rows);
  const planned: (PlannedRow & { preview: ImportPreview })[] = [];
  const hash = createHash('sha256');
  // In parts, between which others get their turn.
  for (const batch of batchesOf(rows)) {
    for (const row of batch) {
      const plan = planRow(row, maker);
      const { fields, before, after } = plan.change?.entry ?? {};
      hash.update(JSON.stringify([row.row, plan.kind, row.existing?._id, fields, before, after]));
      planned.push({ ...plan, preview: previewOf(plan) });
      errors.push(...row.problems);
    }
    await nextTurn();
  }
  return { planned, errors, isCsv, columns, seen: hash.digest('base64url'), maker };
}

function countKinds(rows: { kind: ImportPreview['kind'] }[]) {
  const counts = { new: 0, changed: 0, unchanged: 0, unknown: 0, conflict: 0, error: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

function conflictFields(previews: ImportPreview[]): Record<string, string[]> {
  const report: Record<string, string[]> = {};
  for (const { row, changes = {}, isDeleted } of previews.slice(0, 200)) {
    if (isDeleted) report[`rows.${row}`] = ['is of a book that was deleted since'];
    for (const [name, { from, to }] of Object.entries(changes)) {
      report[`rows.${row}.${name}`] = [
        `is ${to ?? 'empty'} in the file and ${from ?? 'empty'} in the shop`,
      ];
    }
  }
  return report;
}

function invalidFile(errors: BookImport['errors']): ApiError {
  const fields: Record<string, string[]> = {};
  for (const { row, column, message } of errors) {
    (fields[column ? `rows.${row}.${column}` : `rows.${row}`] ??= []).push(message);
  }
  const message = 'The file was not imported: some rows are not valid.';
  return new ApiError('validation_error', message, { fields });
}
