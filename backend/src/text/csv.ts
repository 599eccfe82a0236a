import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { hasDecimalComma } from '../contract/number/amount.ts';

/**
 * Returns records as CSV with a header, opened by a byte order mark so that spreadsheets read
 * UTF-8. Without `columns` the first record names them. With a `locale` that writes `3,50` its
 * spreadsheets expect semicolons and decimal commas.
 */
export function writeCsv(
  records: AsyncIterable<object>,
  columns?: readonly string[],
  locale?: string,
): Readable {
  const isComma = locale !== undefined && hasDecimalComma(locale);
  const rows = stringify({
    delimiter: isComma ? ';' : ',',
    bom: true,
    header: true,
    record_delimiter: '\r\n',
    quote_record_delimiter: true, // also a line break alone, which readers take for the end of a row
    cast: {
      string: guardFormulas,
      boolean: (value) => String(value),
      number: (value) => (isComma ? String(value).replace('.', ',') : String(value)),
      date: (value) => value.toISOString(),
    },
    ...(columns && { columns: [...columns] }),
  });
  return pipeline(records, rows, () => {}); // whoever reads it hears of an error
}

// Spreadsheets run cells that begin like a formula (ASVS 1.2.10), with a full-width sign too. An
// apostrophe in front stops that. A cell begins at its first character, and in a spreadsheet that
// splits at semicolons or tabs behind each of those, or in a line of its own. One that is there
// already gets another, so that reading gives back exactly what was written.
const formulas = /(?<=^|[;\t\r\n])(?=["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=["' ]*[\t\r\n])/g;
const guards = /(?<=^|[;\t\r\n])'(?=["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^'(?=["' ]*[\t\r\n])/g;

/** The cell as a spreadsheet shows it and never runs it. */
export function guardFormulas(cell: string): string {
  return cell.replace(formulas, "'");
}

/** Returns what was written. */
export function withoutGuard(cell: string): string {
  return cell.replace(guards, '');
}
