import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { bookFieldNames, type BookField } from '../../contract/book.ts';
import { withoutGuard } from '../../http/csv.ts';

export type Column = '_id' | BookField;
export const bookColumns: readonly Column[] = ['_id', ...bookFieldNames];

export interface CsvRow {
  /** As spreadsheets count: the header is row 1. */
  row: number;
  cells: string[];
}

/** Throws one of csv-parse's errors (`code` begins with CSV_) when the text is no CSV. */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  const parser = Readable.from(inPieces(text)).pipe(
    parse({
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      max_record_size: 100_000,
    }),
  );
  let row = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1;
    // Other visitors get their turn while a long file is read.
    if (row % 200 === 0) await nextTurn();
    if (cells.some((cell) => cell !== '')) yield { row, cells: cells.map(withoutGuard) };
  }
}

/** Comma, or semicolon as spreadsheets write it where the comma is the decimal sign. */
export function separatorOf(text: string): ',' | ';' {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

function* inPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}
