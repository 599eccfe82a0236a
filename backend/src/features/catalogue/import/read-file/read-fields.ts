import type {
  ImportColumn,
  ImportProblem,
  ImportWarning,
} from '../../../../contract/book/book-import.ts';
import { isPrice } from '../../../../contract/book/book.ts';
import { idSchema } from '../../../../contract/id.ts';
import { plainLine } from '../../../../text/plain-text.ts';
import type { Role } from './headings.ts';
import type { Amount } from './cells/read-amounts.ts';
import { readCell, readHidden } from './cells/read-cell.ts';
import { hasConditionDetails } from './cells/read-condition.ts';
import { adjusted, readStock, type Reading } from './cells/read-counts.ts';
import type { FileRow } from './read-csv.ts';
import type { Header } from './read-header.ts';
import { readIsbnCells } from './cells/read-isbn-cell.ts';
import { readPrices, type Prices } from './cells/read-prices.ts';

export interface FieldsContext {
  readAmount: (text: string) => Amount;
  /** `2026-11-22` */
  today: string;
}

/** The fields of a row, with problems and warnings. */
export interface RowFields {
  row: number;
  fields: Partial<Record<ImportColumn, unknown>>;
  problems: ImportProblem[];
  warnings: ImportWarning[];
  doubt?: Prices['doubt'];
}

export function readFields(line: FileRow, header: Header, context: FieldsContext): RowFields {
  const read: RowFields = { row: line.row, fields: {}, problems: [], warnings: [] };
  const cells = cellReader(line, header);
  readColumns(read, cells);
  readDraft(read, cells);
  readAvailability(read, cells);
  readAuthorNames(read, cells);
  readListingId(read, cells);
  readConditionNote(read, cells);
  addPrices(read, cells, context);
  return read;
}

type Cells = ReturnType<typeof cellReader>;

/** The texts of a row by column and by role. */
function cellReader({ cells, isSparse }: FileRow, header: Header) {
  const { cellsOf, roles, isOwnExport } = header;
  const textOf = (i: number) => {
    const text = (cells[i] ?? '').trim();
    return isOwnExport ? text : withoutFormula(text);
  };
  const firstFilled = (columns: number[]) => columns.find((i) => textOf(i) !== '');
  return {
    header,
    isSparse,
    textOf,
    firstFilled,
    /** Undefined when the file has no such column. */
    ofRole(role: Role): string | undefined {
      const places = roles.get(role);
      return places && textOf(firstFilled(places) ?? places[0]!);
    },
    /** Undefined when the file has no such column, or a sparse row has an empty cell. */
    ofColumn(column: ImportColumn): string | undefined {
      const [place] = cellsOf.get(column) ?? [];
      return place === undefined || (isSparse && !textOf(place)) ? undefined : textOf(place);
    },
  };
}

/** Some exports write `="Emma"` so that a spreadsheet does not convert the cell. */
function withoutFormula(text: string): string {
  const [, inner] = /^="((?:[^"]|"")*)"$/.exec(text) ?? [];
  return inner === undefined ? text : inner.replaceAll('""', '"').trim();
}

function setField(
  { row, fields, warnings }: RowFields,
  column: ImportColumn,
  { value, warning }: Reading,
): void {
  fields[column] = value;
  if (warning) warnings.push({ row, column, ...warning });
}

function readColumns(read: RowFields, { header, isSparse, textOf, firstFilled }: Cells): void {
  const { cellsOf, headings, isOwnExport } = header;
  for (const [column, places] of cellsOf) {
    const filled = firstFilled(places);
    if (isPrice(column as string) || (isSparse && filled === undefined)) continue;
    const reading =
      column === 'isbn'
        ? readIsbnCells(places.map((i) => ({ heading: headings[i]!, text: textOf(i) })))
        : readCell(column, textOf(filled ?? places[0]!), isOwnExport);
    setField(read, column, reading);
  }
}

/** Other systems have different columns for unpublished books. */
function readDraft(read: RowFields, { header, textOf }: Cells): void {
  for (const role of ['published', 'hidden', 'status'] as const) {
    for (const place of header.roles.get(role) ?? []) {
      if (read.fields.draft === undefined) setField(read, 'draft', readHidden(role, textOf(place)));
    }
  }
}

/** A row that says "sold out" has no stock, whatever its number is. */
function readAvailability(read: RowFields, { ofRole }: Cells): void {
  const { fields } = read;
  const inStock = ofRole('inStock') ?? '';
  if (readStock(inStock).value !== '0' || fields.stock === '0') return;
  if (fields.stock != null) setField(read, 'stock', adjusted('0', inStock));
  fields.stock = '0';
}

function readAuthorNames({ fields }: RowFields, { ofRole }: Cells): void {
  const names = [ofRole('firstName'), ofRole('lastName')].filter(Boolean);
  if (names.length > 0 && fields.author == null) fields.author = plainLine(names.join(' '));
}

/** In the shop's export for AbeBooks the listing number is the id of the book; elsewhere it is not. */
function readListingId({ fields }: RowFields, { ofRole }: Cells): void {
  const listing = idSchema.safeParse(ofRole('listingId'));
  if (listing.success) fields._id ??= listing.data;
}

function readConditionNote({ fields }: RowFields, { header, textOf }: Cells): void {
  const condition = header.cellsOf.get('condition')?.map(textOf).find(Boolean);
  if (condition && hasConditionDetails(condition)) fields.conditionNote ??= plainLine(condition);
}

function addPrices(
  read: RowFields,
  { ofRole, ofColumn }: Cells,
  { readAmount, today }: FieldsContext,
): void {
  const { newPrice, oldPrice, warnings, problem, doubt } = readPrices({
    price: ofColumn('newPrice'),
    oldPrice: ofColumn('oldPrice'),
    role: ofRole,
    readAmount,
    today,
  });
  const { row } = read;
  Object.assign(read.fields, { newPrice, oldPrice });
  read.warnings.push(...warnings.map((each) => ({ row, ...each })));
  if (problem) read.problems.push({ row, ...problem });
  if (doubt) read.doubt = doubt;
}
