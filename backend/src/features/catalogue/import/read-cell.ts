import {
  bookFieldNames,
  isFlag,
  isPrice,
  newBookSchema,
  type BookField,
} from '../../../contract/book/book.ts';
import type { ImportColumn } from '../../../contract/book/book-import.ts';
import { readIsbn } from '../../../contract/book/isbn.ts';
import { readAmount } from '../../../contract/number/amount.ts';

const namesWhere = (test: (name: BookField) => boolean) =>
  new Set<ImportColumn>(bookFieldNames.filter(test));
const flags = namesWhere(isFlag);
const clearable = namesWhere((name) => newBookSchema.shape[name].safeParse(null).success);

/** What the schema expects in place of the text of a cell; an empty optional cell clears. */
export function readCell(column: ImportColumn, cell: string, hasDecimalComma: boolean): unknown {
  const text = cell.trim();
  // A file that does not say whether a book is a draft leaves it what it is.
  if (column === 'draft' && text === '') return undefined;
  if (flags.has(column)) return readFlag(text);
  if (text === '') return clearable.has(column) ? null : undefined;
  if (isPrice(column)) return readAmount(text, hasDecimalComma);
  if (column === 'isbn') return readNumber(text);
  // Of `20251103` too.
  if (column === 'year') return /(?<!\d)\d{4}(?=\d{4}$|(?!\d))/.exec(text)?.[0] ?? text;
  if (column === 'pages') return readWhole(text.replace(/^(\d+)\s*[\p{L}.]+$/u, '$1'));
  if (column === 'stock') return readWhole(text);
  // A cell may break its line where a book has one only.
  return column === 'description' ? text : text.replace(/[\r\n]+/g, ' ');
}

const yes = /^(true|yes|y|1|x|wahr|ja|j|vrai|oui|o|verdadero|s[ií])$/i;
const no = /^(false|no|n|0|falsch|nein|faux|non|falso|)$/i;

function readFlag(text: string): unknown {
  if (yes.test(text)) return true;
  return no.test(text) ? false : text;
}

/** `3.0` and `1,200` as spreadsheets write whole numbers. */
function readWhole(text: string): string {
  if (/^\d+[.,]0{1,2}$/.test(text)) return text.replace(/[.,]0+$/, '');
  return /^\d{1,3}([.,'’\s]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}

/** An ISBN without what lists and spreadsheets put around it. */
function readNumber(cell: string): string {
  const text = cell.replace(/^[='"]+|"$|^(isbn|ean)(-1[03])?:?\s*|[.,]0$/gi, '').trim();
  const rounded = /^(\d[.,]?\d*)E\+?1[12]$/i.exec(text)?.[1]?.replace(/\D/g, '');
  if (rounded?.length === 13) return rounded;
  // A spreadsheet drops the 0 in front.
  const whole = `0${text}`;
  return /^\d{8}[\dX]$/i.test(text) && readIsbn(whole) ? whole : text;
}
