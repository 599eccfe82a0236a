import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { bookFieldNames, isPrice } from '../../../contract/book/book.ts';
import type {
  BookImport,
  Imported,
  ImportConflictAnswer,
  ImportPreview,
} from '../../../contract/book/book-import.ts';
import { decimalsProblem } from '../../../contract/shop/formats.ts';
import type { ShopMoney } from '../../../contract/shop/shop-money.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import type { ChangeMaker } from '../../../trail/new-change.ts';
import { findTakenIsbns } from './find-taken-isbns.ts';
import { matchBooks } from './match-books.ts';
import { planRow, previewOf, type PlannedRow, type RowOfImport } from './plan-row.ts';
import { readBooks, type ReadBook } from './read-books.ts';
import type { ColumnMap } from './read-header.ts';
import { findAnswer, isRunning, storeImport } from './store-import.ts';

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
}

interface StoreOptions extends ImportOptions {
  /** Of the dry run that the owner has seen. */
  seen?: string | undefined;
  /** The name of the file. */
  file?: string | undefined;
  /** Of a request with a key: the same file with the same key is imported once. */
  id?: Types.ObjectId | undefined;
}

/** What a file would do. Throws 400 `validation_error` when it is no CSV. */
export async function checkBooks(content: Buffer, options: ImportOptions): Promise<BookImport> {
  const { planned, isCsv, rows, errors, columns, titles, seen } = await planImport(
    content,
    options,
  );
  if (!isCsv) throw invalidFile(errors);
  const wrong = new Set(errors.map(({ row }) => row));
  const titleOf = (row: number) =>
    titles.get(row) ?? planned.find((each) => each.row === row)?.book.title ?? '';
  const preview: ImportPreview[] = [
    ...[...wrong].map((row) => ({ row, kind: 'error' as const, title: titleOf(row) })),
    ...planned.filter(({ row }) => !wrong.has(row)).map(previewOf),
  ];
  preview.sort((a, b) => a.row - b.row);
  const { conflict: conflicts, error: _counted, ...counts } = countKinds(preview);
  return { rows, ...counts, conflicts, errors, preview, columns, seen };
}

/**
 * Stores a file as a whole or, when one cell is wrong, nothing of it. A row that finds its book
 * changes it (a deleted one comes back), every other row is a new book. Rows that change nothing leave
 * their book untouched. Throws 400 `validation_error` when a row is wrong; 412 `stale_update` when rows
 * are older than their books and nobody has chosen what to do with them, or when the file would not do
 * any more what the owner has seen; 409 `request_in_progress` while another import changes a book of it.
 */
export async function importBooks(content: Buffer, options: StoreOptions): Promise<Imported> {
  const { id, by, choice, file } = options;
  const earlier = id && (await findAnswer(id));
  if (earlier) return earlier;
  const { planned, errors, seen } = await planImport(content, options);
  if (errors.length > 0) throw invalidFile(errors);
  if (options.seen !== undefined && options.seen !== seen) {
    throw new ApiError('stale_update', isAnother);
  }
  const older = planned.filter(({ kind }) => kind === 'conflict');
  if (older.length > 0 && !choice) {
    throw new ApiError('stale_update', isOlder, { fields: conflictFields(older) });
  }
  const taken = planned.flatMap((row) => decide(row, choice, { by, via: 'import' }));
  const { new: added, changed, unknown } = countKinds(taken);
  const unchanged = planned.length - added - changed - unknown;
  const counts = { new: added, changed, unchanged };
  return storeImport(taken, { id, by, file, counts, check });
}

async function planImport(content: Buffer, { map, asDrafts = false, by }: ImportOptions) {
  const { categories, money } = await findSettings();
  const { books, errors, ...file } = await readBooks(content, {
    ...{ categories, map },
    currency: money.currency,
  });
  errors.push(...findDecimals(books, money));
  const hasTitles = Object.values(file.columns).includes('title');
  const matched = await matchBooks(books, { asDrafts, hasTitles });
  if (matched.rows.some(({ existing }) => existing?.staged)) throw isRunning();
  errors.push(...matched.errors, ...(await findTakenIsbns(matched.rows)));
  const planned = matched.rows.map((row) => planRow(row, { by, via: 'import' }));
  const hash = createHash('sha256');
  for (const { row, kind, existing, change } of planned) {
    const { fields, before, after } = change?.entry ?? {};
    hash.update(JSON.stringify([row, kind, existing?._id, fields, before, after]));
  }
  return { planned, errors, ...file, seen: hash.digest('base64url') };
}

function countKinds(rows: { kind: ImportPreview['kind'] }[]) {
  const counts = { new: 0, changed: 0, unchanged: 0, unknown: 0, conflict: 0, error: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}

/** Again in the last moment: others went on selling and saving while the file was staged. */
async function check(rows: RowOfImport[]): Promise<void> {
  const errors = await findTakenIsbns(rows);
  if (errors.length > 0) throw invalidFile(errors);
}

/** What the owner chose to take of a row that is older than its book. */
function decide(
  row: PlannedRow,
  choice: ImportConflictAnswer | undefined,
  maker: ChangeMaker,
): PlannedRow[] {
  if (row.kind !== 'conflict') return [row];
  if (choice === 'skip') return [];
  const { book, ...rest } = row;
  const taken = choice === 'keep-stock' ? { ...book, stock: undefined } : book;
  return [planRow({ ...rest, updatedAt: undefined, book: taken }, maker)];
}

function conflictFields(rows: PlannedRow[]): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const { row, changes = {}, isDeleted } of rows.slice(0, 200).map(previewOf)) {
    if (isDeleted) told[`rows.${row}`] = ['is of a book that was deleted since'];
    for (const [name, { from, to }] of Object.entries(changes)) {
      told[`rows.${row}.${name}`] = [
        `is ${to ?? 'empty'} in the file and ${from ?? 'empty'} in the shop`,
      ];
    }
  }
  return told;
}

/** Prices that the shop's currency cannot have. */
function findDecimals(books: ReadBook[], { currency }: ShopMoney): BookImport['errors'] {
  return books.flatMap(({ row, book }) =>
    bookFieldNames.filter(isPrice).flatMap((column) => {
      const message = decimalsProblem(book[column], currency);
      return message ? { row, column, message } : [];
    }),
  );
}

function invalidFile(errors: BookImport['errors']): ApiError {
  const fields = new Map<string, string[]>();
  for (const { row, column, message } of errors) {
    const path = column ? `rows.${row}.${column}` : `rows.${row}`;
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return new ApiError('validation_error', 'The file was not imported: some rows are not valid.', {
    fields: Object.fromEntries(fields),
  });
}
