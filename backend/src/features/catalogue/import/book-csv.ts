import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse, type CsvErrorCode } from 'csv-parse/sync';
import { bookFieldNames, type BookField } from '../../../contract/book.ts';
import { withoutGuard } from '../../../text/csv.ts';

export type Column = '_id' | BookField | 'updatedAt';
/** The last one tells an import from which state of the book a row comes. */
export const bookColumns: readonly Column[] = ['_id', ...bookFieldNames, 'updatedAt'];

export interface CsvRow {
  /** As spreadsheets count: the header is row 1. */
  row: number;
  cells: string[];
  /** Why the row cannot be read, and at which cell (0 is the first). */
  fault?: { cell: number; message: string };
}

const maxRowBytes = 100_000;
const rowsAtOnce = 50;
const newline = 10;
/** The first line that Excel writes for itself: it does not show it. */
const separatorLine = /^sep=([,;\t])\r?\n/i;

/** Every row that is not empty. One that is no CSV has a `fault`; reading goes on in the next line. */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  const delimiter = separatorOf(text);
  const bytes = Buffer.from(text.replace(separatorLine, ''));
  let row = 0;
  for (let at = 0; at < bytes.length;) {
    const rows = parseRows(bytes.subarray(at), delimiter);
    for (const { cells, fault } of rows) {
      row += 1;
      if (fault || cells.some((cell) => cell.trim() !== '')) yield { row, cells, fault };
    }
    at += rows.at(-1)?.end ?? bytes.length;
    await nextTurn(); // other visitors get theirs while a long file is read
  }
}

/** The first rows, up to the first that is no CSV; `end` is the byte behind each. */
function parseRows(bytes: Buffer, delimiter: string) {
  const rows: (Omit<CsvRow, 'row'> & { end: number })[] = [];
  try {
    parse(bytes, {
      delimiter,
      bom: true,
      relax_column_count: true,
      max_record_size: maxRowBytes,
      to: rowsAtOnce,
      on_record: (cells: string[], { bytes: end }) => {
        rows.push({ cells: cells.map(withoutGuard), end });
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lineEnd = bytes.indexOf(newline, rows.at(-1)?.end ?? 0);
    const fault = { cell: Number(error.index), message: messageOf(error.code) };
    rows.push({ cells: [], fault, end: lineEnd < 0 ? bytes.length : lineEnd + 1 });
  }
  return rows;
}

function messageOf(code: CsvErrorCode): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'has a quote that is never closed';
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `is in a row of more than ${maxRowBytes} bytes, or has a quote that is never closed`;
  }
  return 'has a stray quote: put the whole cell in quotes and write each quote in it twice';
}

export type Separator = ',' | ';' | '\t';

/** The separator of the header: semicolon where the comma is the decimal sign, tab when pasted. */
export function separatorOf(text: string): Separator {
  const named = separatorLine.exec(text)?.[1];
  if (named) return named as Separator;
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: Separator) => header.split(separator).length;
  return ([',', ';', '\t'] as const).reduce((a, b) => (count(b) > count(a) ? b : a));
}
