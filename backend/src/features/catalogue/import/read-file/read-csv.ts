import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type CsvErrorCode } from 'csv-parse/sync';
import type { ImportWarning } from '../../../../contract/book/book-import.ts';
import { withoutGuard } from '../../../../text/csv.ts';
import { isKey, meaningOf } from './headings.ts';
import { rule } from '../../../../contract/words/rules.ts';

export interface FileRow {
  /** From 1, as in spreadsheets. */
  row: number;
  cells: string[];
  /** Empty cells do not clear their fields. */
  isSparse?: true;
  /** Rules that say why: the price is empty, a new book becomes a draft, the row is skipped. */
  whyNoPrice?: string | undefined;
  whyDraft?: string | undefined;
  whySkipped?: string;
  /** Why the price cannot be used. */
  priceProblem?: string;
  /** The ISBN of an ONIX record; a later record of the same book replaces it. */
  recordOf?: string | undefined;
  /** The record of an ONIX update, which has only some fields. */
  isUpdate?: true;
  warnings?: Omit<ImportWarning, 'row'>[];
  /** Why the row, or with `isEnd` the rest of the file, cannot be read; `cell` counts from 0. */
  fault?: { cell?: number; message: string; isEnd?: true };
}

const maxRowBytes = 100_000;
const rowsAtOnce = 50;
/** A limit against files with millions of cells in a row. */
const maxCells = 1000;
const maxEmptyRows = 2000;
const lineEnds = ['\r\n', '\n', '\r'];
/** `="9780306406157"`: programs write it so that a spreadsheet does not read a number. */
const formulas = /(?<=^|[,;\t|\r\n])="([^",;\t|\r\n]{0,40})"(?=[,;\t|\r\n]|$)/g;
/** A first line that only Excel reads. */
const separatorLine = /^sep=([,;\t|])\r?\n/i;

/**
 * Yields every row that is not empty. A row that is not valid CSV has a `fault`; reading continues in
 * the next line, but stops after too many empty rows.
 */
export async function* readCsv(text: string): AsyncGenerator<FileRow> {
  const delimiter = separatorOf(text);
  const list = text.replace(separatorLine, '').replace(formulas, '$1');
  const quote = delimiter !== '\t' || hasQuotedCells(list);
  const bytes = Buffer.from(list);
  let row = 0;
  let emptyRows = 0;
  const end = startOfEndlessLine(bytes);
  for (let offset = 0; offset < end;) {
    const rows = parseRows(bytes.subarray(offset, end), { delimiter, quote });
    for (const { cells, fault } of rows) {
      row += 1;
      if (fault || cells.some((cell) => cell.trim() !== '')) yield { row, cells, fault };
      else emptyRows += 1;
      if (emptyRows <= maxEmptyRows) continue;
      yield { row, cells: [], fault: tooManyEmptyRows };
      return;
    }
    offset += rows.at(-1)?.end ?? end;
    await nextTurn(); // lets other requests run
  }
  if (end < bytes.length) yield { row: row + 1, cells: [], fault: tooLong };
}

/** Start of a line that is too long for the parser; the length of the file without one. */
function startOfEndlessLine(bytes: Buffer): number {
  for (let start = 0; start + maxRowBytes < bytes.length;) {
    const lineEnd = Math.max(
      ...['\n', '\r'].map((sign) => bytes.lastIndexOf(sign, start + maxRowBytes)),
    );
    if (lineEnd < start) return start;
    start = lineEnd + 1;
  }
  return bytes.length;
}

const tooManyEmptyRows = {
  isEnd: true as const,
  message: rule('too_many_empty_rows', { max: maxEmptyRows }),
};
const tooLong = { isEnd: true as const, cell: 0, message: messageOf('CSV_MAX_RECORD_SIZE') };
const tooManyCells = new Error();

/** The first rows, up to the first that is not valid CSV; `end` is the byte after each. */
function parseRows(bytes: Buffer, options: { delimiter: string; quote: boolean }) {
  const rows: (Omit<FileRow, 'row'> & { end: number })[] = [];
  try {
    parse(bytes, {
      ...options,
      bom: true,
      // A file may mix them, when another program wrote its header.
      record_delimiter: lineEnds,
      relax_column_count: true,
      max_record_size: maxRowBytes,
      to: rowsAtOnce,
      on_record: (cells: string[], { bytes: end }) => {
        if (cells.length > maxCells) throw tooManyCells;
        rows.push({ cells: cells.map((cell) => withoutGuard(cell, options.delimiter)), end });
      },
    });
  } catch (error) {
    if (error === tooManyCells) {
      const message = rule('too_many_cells', { max: maxCells });
      const fault = { isEnd: true as const, cell: maxCells, message };
      return [...rows, { cells: [], fault, end: bytes.length }];
    }
    if (!(error instanceof CsvError)) throw error;
    const fault = { cell: Number(error.index), message: messageOf(error.code) };
    rows.push({ cells: [], fault, end: endOfLine(bytes, rows.at(-1)?.end ?? 0) });
  }
  return rows;
}

function endOfLine(bytes: Buffer, start: number): number {
  const ends = ['\n', '\r'].map((sign) => bytes.indexOf(sign, start)).filter((end) => end >= 0);
  const end = ends.length > 0 ? Math.min(...ends) + 1 : bytes.length;
  return bytes[end - 1] === 13 && bytes[end] === 10 ? end + 1 : end;
}

/**
 * Whether quotes in a tab-separated file enclose cells, as spreadsheets write them. Wholesalers do not
 * escape quotes in titles there.
 */
function hasQuotedCells(text: string): boolean {
  const isEnd = (index: number) => index >= text.length || '\t\r\n'.includes(text[index]!);
  for (let index = text.indexOf('"'); index >= 0; index = text.indexOf('"', index)) {
    if (index > 0 && !isEnd(index - 1) && text[index - 1] !== '\ufeff') return false;
    do {
      index = text.indexOf('"', index + 1);
      if (index < 0) return false;
      if (text[index + 1] === '"') index += 1;
      else break;
    } while (index < text.length);
    if (!isEnd(index + 1)) return false;
    index += 1;
  }
  return true;
}

function messageOf(code: CsvErrorCode): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return rule('quote_open');
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return rule('row_too_long', { max: maxRowBytes });
  }
  return rule('quote_stray');
}

const separators = [',', ';', '\t', '|'] as const;
const maxLinesAbove = 20;

/** The most frequent separator in the line with the headings. */
function separatorOf(text: string): (typeof separators)[number] {
  const named = separators.find((each) => each === separatorLine.exec(text)?.[1]);
  if (named) return named;
  const lines = text.slice(0, maxRowBytes).split(/[\r\n]+/, maxLinesAbove);
  const isHeader = (line: string) =>
    separators.some((each) => line.split(each).some((cell) => isKey(meaningOf(cell)?.field)));
  const header = lines.find(isHeader) ?? lines[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return separators.reduce((a, b) => (count(b) > count(a) ? b : a));
}
