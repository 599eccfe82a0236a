import { Types } from 'mongoose';
import {
  bookRowSchema,
  type BookRow,
  type ImportColumn,
  type ImportProblem,
  type ImportWarning,
} from '../../../../contract/book/book-import.ts';
import {
  publisherColumns,
  type PublisherColumns,
} from '../../../../contract/book/publishers/publisher.ts';
import { bookFieldNames, isPrice, type NewBook } from '../../../../contract/book/book.ts';
import { readIsbn } from '../../../../contract/book/isbn.ts';
import type { ShopCategory } from '../../../../contract/book/categories/shop-categories.ts';
import { decimalsProblem } from '../../../../contract/shop/formats.ts';
import { fold } from '../../../../contract/text/fold.ts';
import { isPlainLine } from '../../../../contract/text/text.ts';
import { rule } from '../../../../contract/words/rules.ts';
import { categoryProblemOfFile } from '../../../../models/settings/known-categories.ts';
import { plainLine } from '../../../../text/plain-text.ts';
import { leftEmpty } from './cells/read-counts.ts';
import type { FileRow } from './read-csv.ts';
import { readFields, type FieldsContext, type RowFields } from './read-fields.ts';
import type { Header } from './read-header.ts';
import type { Prices } from './cells/read-prices.ts';

export interface ReadBook extends Pick<FileRow, 'row' | 'whyNoPrice' | 'whyDraft' | 'isUpdate'> {
  _id: Types.ObjectId | undefined;
  /** The book's `updatedAt` at the time of the export, if the file has it. */
  updatedAt: Date | undefined;
  /** At most the title if the row has problems. */
  book: Partial<NewBook>;
  publisherColumns?: PublisherColumns;
  /** Errors: the row cannot be imported. */
  problems: ImportProblem[];
  warnings: ImportWarning[];
  doubt?: Prices['doubt'];
  /** The row is ignored: the shop does not have its book, or it is not a book. */
  isUnknown?: true;
  /** A row of sums. */
  isSum?: true;
}

export interface RowContext extends FieldsContext {
  categories: readonly ShopCategory[];
  currency: string;
}

/** Columns of which an invalid cell is left empty. */
const optional: readonly ImportColumn[] = [
  'category',
  'oldPrice',
  'stock',
  'year',
  'pages',
  'language',
  'format',
  'trending',
  'coverImage',
  'conditionNote',
  'vatRate',
  'supply',
  'supplyDays',
  'availableFrom',
  ...publisherColumns,
] as ImportColumn[];

/** Reads a row as a book, with its problems and warnings. */
export function readRow(line: FileRow, header: Header, context: RowContext): ReadBook {
  if (line.whySkipped) return skippedRow(line, header);
  const fault = faultOf(line, header) ?? namelessCellOf(line, header);
  if (fault) return refusedRow(line, header, { problems: [fault], warnings: warningsOf(line) });
  const read = readFields(line, header, context);
  read.warnings.unshift(...warningsOf(line));
  if (line.priceProblem)
    read.problems.push({ row: line.row, column: 'newPrice', message: line.priceProblem });
  checkCategory(read, header, context.categories);
  checkSchema(read);
  checkAppearance(read, context.today);
  const parsed = bookRowSchema.safeParse(read.fields);
  checkDecimals(read, parsed.data, context.currency);
  if (!parsed.success || read.problems.length > 0) return refusedRow(line, header, read);
  return bookRow(line, parsed.data, read);
}

export function warningsOf({ row, warnings = [] }: FileRow): ImportWarning[] {
  return warnings.map((each) => ({ row, ...each }));
}

function faultOf({ row, fault }: FileRow, { columns }: Header): ImportProblem | undefined {
  if (!fault) return undefined;
  const { cell, message } = fault;
  const column = cell === undefined ? undefined : (columns[cell] ?? `${cell + 1}`);
  return { row, column, message };
}

function namelessCellOf({ row, cells }: FileRow, { columns }: Header): ImportProblem | undefined {
  const nameless = cells.findIndex((cell, i) => columns[i] === undefined && cell.trim() !== '');
  if (nameless < 0) return undefined;
  return { row, column: `${nameless + 1}`, message: rule('no_name_in_header') };
}

function refusedRow(
  { row, cells }: FileRow,
  { columns }: Header,
  { problems, warnings, doubt }: Pick<ReadBook, 'problems' | 'warnings' | 'doubt'>,
): ReadBook {
  const title = plainLine(cells[columns.indexOf('title')]?.trim() ?? '');
  return {
    row,
    _id: undefined,
    updatedAt: undefined,
    problems,
    warnings,
    ...(doubt && { doubt }),
    book: isPlainLine(title) ? { title: title.slice(0, 200) } : {},
  };
}

function skippedRow(line: FileRow, header: Header): ReadBook {
  const isbn = readIsbn(line.cells[header.columns.indexOf('isbn')] ?? '');
  const skipped = refusedRow(line, header, { problems: [], warnings: warningsOf(line) });
  return { ...skipped, book: { ...skipped.book, ...(isbn && { isbn }) }, isUnknown: true };
}

function leaveEmpty({ row, fields, warnings }: RowFields, column: ImportColumn, why: string): void {
  delete fields[column];
  warnings.push({ row, column, ...leftEmpty(why).warning! });
}

/** Replaces the name of a category by its slug. */
function checkCategory(
  read: RowFields,
  { headings, columns }: Header,
  categories: readonly ShopCategory[],
): void {
  const { row, fields, problems } = read;
  const category = slugOf(fields.category, categories);
  const unknown = category ? categoryProblemOfFile(category, categories) : undefined;
  fields.category = unknown ? undefined : category;
  if (!unknown) return;
  // Another heading means another system, of which the shop need not have the categories.
  const isFromShop = headings[columns.indexOf('category')]?.toLowerCase() === 'category';
  const message = rule('left_out_category', { broken: unknown, category: category ?? '' });
  if (isFromShop) problems.push({ row, column: 'category', message: unknown });
  else leaveEmpty(read, 'category', message);
}

/** Leaves invalid optional fields empty; other invalid fields are problems. */
function checkSchema(read: RowFields): void {
  for (const { path, message } of bookRowSchema.safeParse(read.fields).error?.issues ?? []) {
    const column = String(path[0] ?? '');
    if (isOptional(column)) leaveEmpty(read, column, rule('left_out', { broken: message }));
    else read.problems.push({ row: read.row, column, message });
  }
}

function isOptional(column: string): column is ImportColumn {
  return optional.includes(column as ImportColumn);
}

/** Only a row of an existing book may have a past day: its preorder has been published since. */
function checkAppearance(read: RowFields, today: string): void {
  const { availableFrom, _id } = read.fields;
  if (typeof availableFrom !== 'string' || availableFrom >= today || _id) return;
  leaveEmpty(read, 'availableFrom', rule('left_out', { broken: rule('day_is_past') }));
}

/** Prices must have the decimals of the shop's currency. */
function checkDecimals(
  { row, problems, warnings }: RowFields,
  book: BookRow | undefined,
  currency: string,
): void {
  for (const column of bookFieldNames.filter(isPrice)) {
    const message = decimalsProblem(book?.[column], currency);
    if (message && column === 'newPrice') problems.push({ row, column, message });
    else if (message) {
      delete book?.[column];
      warnings.push({ row, column, ...leftEmpty(rule('left_out', { broken: message })).warning! });
    }
  }
}

function bookRow(
  { row, whyNoPrice, whyDraft, isUpdate }: FileRow,
  { _id, updatedAt, ...values }: BookRow,
  { problems, warnings, doubt }: RowFields,
): ReadBook {
  const { publisherAddress, publisherEmail, publisherUrl, publisherResponsible, ...book } = values;
  return {
    row,
    whyNoPrice,
    whyDraft,
    isUpdate,
    problems,
    warnings,
    book,
    publisherColumns: { publisherAddress, publisherEmail, publisherUrl, publisherResponsible },
    ...(doubt && { doubt }),
    updatedAt: updatedAt === undefined ? undefined : new Date(updatedAt),
    _id: _id === undefined ? undefined : new Types.ObjectId(_id),
  };
}

/** Finds `Fiction`, `fiction`, `Books > Fiction` and `Fiction, Gifts`; returns unknown names unchanged. */
function slugOf(given: unknown, categories: readonly ShopCategory[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const find = (text: string) => {
    const word = fold(text.trim());
    return categories.find(({ slug, name }) => [slug, fold(name)].includes(word))?.slug;
  };
  const parts = given.split(/[>,;|/]/);
  return find(given) ?? parts.map(find).find((slug) => slug !== undefined) ?? given;
}
