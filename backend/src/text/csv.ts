import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { hasDecimalComma } from '../contract/number/amount.ts';
import { plainAmount } from '../contract/shop/formats.ts';

/**
 * Returns records as CSV with a header row. A byte order mark makes spreadsheets read UTF-8. For a
 * locale that writes `3,50` the file has semicolons and decimal commas, which spreadsheets there expect.
 */
export function writeCsv(
  records: AsyncIterable<object>,
  locale: string,
  columns: readonly string[],
): Readable {
  const delimiter = hasDecimalComma(locale) ? ';' : ',';
  const rows = stringify({
    delimiter,
    bom: true,
    header: true,
    record_delimiter: '\r\n',
    quote_record_delimiter: true, // also a line break alone, which readers take for the end of a row
    cast: {
      string: (cell) => guardFormulas(cell, delimiter),
      boolean: (value) => String(value),
      number: (value) => writeDecimal(value, locale),
      date: (value) => value.toISOString(),
    },
    columns: [...columns],
  });
  return pipeline(records, rows, () => {}); // the reader gets the error
}

/** A number in a text of such a file, with the locale's decimal sign. */
export function writeDecimal(plain: number | string, locale: string): string {
  const text = String(plain);
  return hasDecimalComma(locale) ? text.replace('.', ',') : text;
}

/** The same for an amount, with all decimals of its currency. */
export function writeCsvAmount(amount: number, currency: string, locale: string): string {
  return writeDecimal(plainAmount(amount, currency), locale);
}

// Spreadsheets run cells that begin like a formula (ASVS 1.2.10), also with full-width signs, unless an
// apostrophe comes first. Spreadsheets may split a cell at semicolons, tabs and line breaks, and at commas
// in a file with another separator, so the apostrophe is added after each of those, too. A text that
// already has an apostrophe gets a second one, so that `withoutGuard` restores the exact text.
const byComma = {
  formulas: /(?<=^|[;\t\r\n])(?=["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=["' ]*[\t\r\n])/g,
  guards: /(?<=^|[;\t\r\n])'(?=["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^'(?=["' ]*[\t\r\n])/g,
};
const byOther = {
  formulas: /(?<=^|[,;\t\r\n])(?=["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=["' ]*[\t\r\n])/g,
  guards: /(?<=^|[,;\t\r\n])'(?=["' ]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^'(?=["' ]*[\t\r\n])/g,
};
const patternsOf = (delimiter: string) => (delimiter === ',' ? byComma : byOther);

/** Adds apostrophes, so that no spreadsheet runs the cell as a formula. */
export function guardFormulas(cell: string, delimiter: string): string {
  return cell.replace(patternsOf(delimiter).formulas, "'");
}

/** Restores the text of a cell from `guardFormulas`. */
export function withoutGuard(cell: string, delimiter: string): string {
  return cell.replace(patternsOf(delimiter).guards, '');
}
