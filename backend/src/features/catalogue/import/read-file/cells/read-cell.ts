import {
  bookFieldNames,
  coverImageSchema,
  isFlag,
  newBookSchema,
  type BookField,
} from '../../../../../contract/book/book.ts';
import type { ImportColumn } from '../../../../../contract/book/book-import.ts';
import { readAmount } from '../../../../../contract/number/amount.ts';
import { plainLine, plainText } from '../../../../../text/plain-text.ts';
import { languageName } from './language-name.ts';
import {
  leftEmpty,
  noReading,
  readPages,
  readStock,
  readYear,
  truncate,
  type Reading,
} from './read-counts.ts';
import { readCondition } from './read-condition.ts';
import { rule } from '../../../../../contract/words/rules.ts';

const namesWhere = (test: (name: BookField) => boolean) =>
  new Set<ImportColumn>(bookFieldNames.filter(test));
const flags = namesWhere(isFlag);
const clearable = namesWhere((name) => newBookSchema.shape[name].safeParse(null).success);
const readers: Partial<Record<ImportColumn, (text: string) => Reading>> = {
  year: readYear,
  pages: readPages,
  stock: readStock,
  condition: readCondition,
  vatRate: readVatRate,
};

const ofSeveralLines = new Set<ImportColumn>([
  'description',
  'publisherAddress',
  'publisherResponsible',
]);

/** The value of a cell for the schema; an empty optional cell is null, which clears the field. */
export function readCell(column: ImportColumn, cell: string, isOwnExport: boolean): Reading {
  const text = cell.trim();
  // An empty cell does not change whether the book is a draft.
  if (column === 'draft' && text === '') return noReading;
  if (flags.has(column)) return readFlag(column, text);
  if (text === '') return { value: clearable.has(column) ? null : undefined };
  if (readers[column]) return readers[column](text);
  if (column === 'coverImage') return readCover(text, isOwnExport);
  if (column === '_id' || column === 'updatedAt') return { value: text };
  if (!isOwnExport && column !== 'title' && noValue.test(text)) return noReading;
  if (ofSeveralLines.has(column)) return { value: isOwnExport ? text : plainText(text) };
  if (isOwnExport) return { value: text.replace(/[\r\n]+/g, ' ') };
  const line = plainLine(text);
  return { value: column === 'language' ? languageName(line) : line };
}

/** Placeholders of databases and spreadsheets for missing values and failed formulas. */
const noValue = /^(?:#?n\/a|\(?null\)?|#(?:ref|value|name|div\/0)[!?]?|\\N|nan|undefined)$/i;

const yes = /^(true|yes|y|1|x|wahr|ja|j|vrai|oui|o|verdadero|s[ií]|tak|prawda|כן|נכון)$/i;
const no = /^(false|no|n|0|falsch|nein|faux|non|falso|nie|fałsz|לא|)$/i;

/** Reads `7 %` and `5,5`. */
function readVatRate(text: string): Reading {
  return { value: readAmount(text.replace(/%$/, ''), false) };
}

function readFlag(column: ImportColumn, text: string): Reading {
  if (yes.test(text)) return { value: true };
  if (no.test(text)) return { value: false };
  const cell = { text: truncate(text) };
  if (column !== 'draft') return leftEmpty(rule('left_out_flag', cell));
  return { value: true, warning: { code: 'draft', message: rule('taken_for_yes', cell) } };
}

const isHidden =
  /^(?:-1|hidden|draft|private|pending|trash|archived|inactive|disabled|unlisted|unavailable|not visible|not visible individually|sold|deleted|off|closed|future|scheduled|entwurf|privat|versteckt|verborgen|ausgeblendet|inaktiv|archiviert|brouillon|privé|masqué|inactif|archivé|borrador|privado|oculto|inactivo|archivado|szkic|ukryty|prywatny|nieaktywny|טיוטה|מוסתר|פרטי|לא פעיל)$/i;

/** Reads a column of another system that says whether a book is published or hidden. */
export function readHidden(role: 'published' | 'hidden' | 'status', cell: string): Reading {
  const text = cell.trim();
  const says = role === 'published' ? no : yes;
  if (text === '') return noReading;
  if (role !== 'status' && says.test(text)) return { value: true };
  return role !== 'hidden' && isHidden.test(text) ? { value: true } : noReading;
}

/** Reads the first web address of a cell; not a local file. */
function readCover(cell: string, isOwnExport: boolean): Reading {
  // Within a formula, an HTML element or JSON.
  const quoted = /^[^h/].*?["'](https?:\/\/[^"'\s]+)["']/is.exec(cell)?.[1];
  const [first = ''] = plainLine(quoted ?? cell).split(/[,;|\s](?=\s?(?:https?:)?\/\/)/i, 1);
  const [alone = ''] = first.split(/[!,;|] ?(?:alt|title) ?:/i, 1);
  const address = alone.trim().replace(/^\/\/(?=[^/])/, 'https://');
  // In other files the column `cover` is the binding.
  const isPicture =
    isOwnExport || /^https?:|\.(?:jpe?g|png|webp|avif|gif|tiff?|bmp|svg)$/i.test(address);
  if (isPicture && coverImageSchema.safeParse(address).success) return { value: address };
  return leftEmpty(rule('left_out_picture', { text: truncate(address) }));
}
