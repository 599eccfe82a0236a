import { cleanPastedNumber } from '../../../../../contract/number/pasted-number.ts';
import type { ImportWarning } from '../../../../../contract/book/book-import.ts';
import { rule } from '../../../../../contract/words/rules.ts';

/** The value of a cell for the schema, if any, and a warning. */
export interface Reading {
  value: unknown;
  warning?: Pick<ImportWarning, 'code' | 'message'>;
}

export const noReading: Reading = { value: undefined };

/** `message` is a rule that says why. */
export function leftEmpty(message: string): Reading {
  return { value: undefined, warning: { code: 'left_empty', message } };
}

export function adjusted(value: string, text: string): Reading {
  return {
    value,
    warning: { code: 'adjusted', message: rule('read_as', { value, text: truncate(text) }) },
  };
}

export function truncate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Dates of 1954 to 2064 as spreadsheets store them: days since the end of 1899. */
const serial = /^[2-5]\d{4}(?:[.,]\d+)?$/;
const serialStartMs = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** Reads the year of a publication date. */
export function readYear(cell: string): Reading {
  const text = cleanPastedNumber(cell);
  if (/^[0-]*$/.test(text)) return noReading;
  if (serial.test(text)) {
    const date = new Date(serialStartMs + Number.parseInt(text, 10) * dayMs);
    return adjusted(`${date.getUTCFullYear()}`, text);
  }
  // Spreadsheets may write 2019 as `2,019`, or as a day of 1905.
  const grouped = /^[12][.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text;
  const years = grouped.match(/(?<!\d)\d{4}(?=\d{4}$|(?!\d))/g) ?? [];
  const [year] = years;
  if (year?.startsWith('0')) return noReading;
  if (year === undefined) return leftEmpty(rule('left_out_year', { text: truncate(text) }));
  if (year === '1905' && isDay.test(text)) {
    return leftEmpty(rule('left_out_year_as_date', { text: truncate(text) }));
  }
  const isOne = new Set(years).size === 1 && !/\d{4}'?s\b/.test(grouped);
  return isOne ? { value: year } : adjusted(year, text);
}
const isDay = /^\d{1,2}[./-]\d{1,2}[./-]1905|^1905-\d\d-\d\d/;

const pageWords =
  /(?<![\d.,])(\d[\d.,]{0,9})(?: ?\+?,? ?\[\d{1,4}\])?(?: unnumbered)? ?(?:pages?|pags?|págs?|p[gp]?|paginas|páginas|seiten|s|bl|strony?|stron|str|sivua|стр|с|עמודים|עמ['׳]?|דפים)(?![\p{L}\d])/giu;
const severalVolumes =
  /(?<!\d)(?:[2-9]|\d{2,}) ?(?:v|vols?|volumes?|bde?|bände|bd|t|tomes?|tomos?|parts?|teile)(?![\p{L}\d])/iu;

/** Reads 345 from `xii, 345 p.`, and nothing from `2 vols.`. */
export function readPages(cell: string): Reading {
  const text = cleanPastedNumber(cell);
  if (/^[0-]*$/.test(text)) return noReading;
  const found = [...text.matchAll(pageWords)].map(([, number = '']) =>
    parseWholeNumber(number.replace(/[.,]$/, '')),
  );
  const largest = found.reduce((max, each) => Math.max(max, Number(each ?? 0)), 0);
  const isOneBook = !severalVolumes.test(text) || /in (?:1|one|einem)(?!\d)/i.test(text);
  if (largest > 0 && isOneBook) return { value: `${largest}` };
  const plain = text
    .replace(/^(?:pages?|pp?|seiten|s)[.:]? ?/i, '')
    .replace(/\[\d{1,4}\]/g, '')
    .replace(/(?<![\p{L}\d])[ivxlcdm]+(?![\p{L}\d])\.?/giu, '')
    .replace(/^(?:ca?\.?|approx\.?|~|circa|about|etwa)(?=[ \d])/i, '');
  const whole = parseWholeNumber(plain.replace(/^[ ,+;–-]{1,9}|[ ,+;.–-]{1,9}$/g, ''));
  return whole === undefined
    ? leftEmpty(rule('left_out_pages', { text: truncate(text) }))
    : { value: whole };
}

const outOfStock =
  /^(?:no|n|nein|non|false|out[ _-]?of[ _-]?stock|sold(?: out)?|none|nil|vergriffen|ausverkauft|nicht (?:lieferbar|vorrätig|verfügbar)|épuisé|rupture|agotado|indisponible|no disponible|unavailable|not available|discontinued|nie|brak|niedostępn[yae]|wyprzedan[yae]|nakład wyczerpany|לא|אזל|אזל מהמלאי|לא זמין|לא במלאי)$/i;
const inStock =
  /^(?:yes|y|ja|j|oui|o|s[ií]|true|in[ _-]?stock|instock|lieferbar|verfügbar|vorrätig|auf lager|available|disponible|en stock|pre-?order|backorder|on[ _-]?backorder|unlimited|unbegrenzt|tak|dostępn[yae]|na stanie|w magazynie|כן|במלאי|זמין|קיים במלאי)$/i;
const atLeast =
  /^(?:>=?|≥|~|ca?\.|circa|about|over|more than|über|mehr als|plus de|más de|min\.?|mind\.?|at least) ?([\d.,']+)\+?$|^([\d.,']+) ?(?:\+|plus|or more|und mehr|oder mehr|et plus|o más)$/i;
/** One number and words: `0 (reorder)`, `1 left`. */
const withNote = /^(\d{1,6}) ?[ (\p{L}][^\d.,/]*$/u;
const below = /^(?:<=?|≤|under|less than|unter|weniger als|moins de|menos de) ?([\d.,']+)$/i;
const range = /^(\d{1,6}) ?(?:-|to|bis|à|a) ?\d{1,6}$/i;

/** Reads a stock level; a word such as "available" gives no number. */
export function readStock(cell: string): Reading {
  const text = cleanPastedNumber(cell);
  const whole = parseWholeNumber(
    text.replace(
      /(?<=\d) ?(?:stk|stück|copies|copy|pcs?|ex|expl|units?|uds?|in stock|auf lager|szt|sztuk[ai]?|egz|עותקים|יחידות)\.?$/i,
      '',
    ),
  );
  if (whole !== undefined) return { value: whole };
  if (inStock.test(text)) return noReading;
  if (outOfStock.test(text)) return { value: '0' };
  if (/^-\d{1,9}(?:[.,]0+)?$/.test(text)) return adjusted('0', text);
  const [, over, more] = atLeast.exec(text) ?? [];
  const least = parseWholeNumber(over ?? more ?? range.exec(text)?.[1] ?? '');
  if (least !== undefined) return adjusted(least, text);
  const noted = withNote.exec(text)?.[1];
  if (noted !== undefined) return adjusted(noted, text);
  const under = parseWholeNumber(below.exec(text)?.[1] ?? '');
  if (under !== undefined) return adjusted(Number(under) > 1 ? '1' : '0', text);
  return leftEmpty(rule('left_out_stock', { text: truncate(text) }));
}

/** Reads `3.0`, `1,200` and `1'200`; undefined for anything else. */
function parseWholeNumber(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  if (/^\d+[.,]0{1,2}$/.test(text)) return text.replace(/[.,]0{1,2}$/, '');
  return /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : undefined;
}
