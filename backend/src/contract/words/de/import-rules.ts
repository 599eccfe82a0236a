import type { ImportRules } from '../import-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './first-rules.ts';
import { rules } from './rules.ts';

/** Without points between thousands, which could be taken for a comma. */
const decimal = new Intl.NumberFormat('de', { useGrouping: false, maximumFractionDigits: 6 });
const either = (first: number, second: number) =>
  `als ${decimal.format(first)} oder als ${decimal.format(second)} lesbar; bitte angeben, wie die Datei Beträge schreibt`;

const regular = (label: string, why: string) =>
  labelled(label, `das ist der reguläre Preis, nicht der Aktionspreis; ${why}`);
const leftOut = (label: string, why: string) => labelled(label, `ausgelassen; ${why}`);

/** Errors and warnings of the rows of a file; the label is the name of the column, or empty. */
export const importRules: ImportRules = {
  there_twice: ({ label }) => labelled(label, 'zweimal vorhanden'),
  no_heading: ({ label }) => labelled(label, 'fehlt; keine Überschrift heißt so'),
  no_header: ({ label }) => labelled(label, 'fehlt; die Datei hat keine Kopfzeile'),
  too_many_rows: ({ label, max }) =>
    labelled(label, `eine von mehr als ${max} Zeilen; bitte die Datei aufteilen`),
  too_many_cells: ({ label, max }) => labelled(label, `in einer Zeile mit mehr als ${max} Zellen`),
  too_many_empty_rows: ({ label, max }) =>
    labelled(label, `eine von mehr als ${max} leeren Zeilen; bitte aus der Datei löschen`),
  row_too_long: ({ label, max }) =>
    labelled(
      label,
      `in einer Zeile mit mehr als ${max} Byte oder mit einem Anführungszeichen, das nie geschlossen wird`,
    ),
  quote_open: ({ label }) => labelled(label, 'ein Anführungszeichen wird nie geschlossen'),
  quote_stray: ({ label }) =>
    labelled(
      label,
      'ein Anführungszeichen zu viel; bitte die ganze Zelle in Anführungszeichen setzen und jedes darin verdoppeln',
    ),
  no_name_in_header: ({ label }) =>
    labelled(label, 'Text in einer Spalte ohne Namen (ein Trennzeichen zu viel?)'),
  amount_in_doubt: ({ label, first, second }) => labelled(label, either(first, second)),
  old_price_in_doubt: ({ label, first, second }) => leftOut(label, either(first, second)),
  regular_price_below: ({ label, regular: old, price }) =>
    labelled(label, `zweifelhaft; der reguläre Preis von ${old} liegt unter ${price}`),
  sale_dates_unreadable: ({ label, dates }) =>
    regular(label, `der Zeitraum der Aktion ist nicht lesbar (${dates})`),
  sale_over: ({ label, day }) => regular(label, `die Aktion endete am ${day}`),
  sale_not_begun: ({ label, day }) => regular(label, `die Aktion beginnt am ${day}`),
  sale_free: ({ label }) => regular(label, 'der Aktionspreis ist 0'),
  other_currency: ({ label, other, more, currency }) =>
    labelled(
      label,
      more > 0
        ? `in ${other} (und ${more} weiteren); die Zahl gilt als ${currency}`
        : `in ${other}; die Zahl gilt als ${currency}`,
    ),
  first_of_several: ({ label, isbn }) =>
    labelled(label, `gelesen als ${isbn}, die erste von mehreren`),
  read_as: ({ label, value, text }) =>
    labelled(label, `gelesen als ${value}, dort steht „${text}“`),
  left_out: ({ label, broken }) => leftOut(label, ruleSentence(broken, rules)),
  left_out_category: ({ label, broken, category }) =>
    leftOut(label, ruleSentence(broken, rules, `„${category}“`)),
  left_out_year: ({ label, text }) => leftOut(label, `keine Jahreszahl in „${text}“`),
  left_out_year_as_date: ({ label, text }) =>
    leftOut(label, `„${text}“ könnte ein Jahr sein, das eine Tabellenkalkulation als Datum zeigt`),
  left_out_pages: ({ label, text }) => leftOut(label, `keine Seitenzahl in „${text}“`),
  left_out_stock: ({ label, text }) => leftOut(label, `keine Anzahl von Exemplaren in „${text}“`),
  left_out_stock_of_new: ({ label, broken }) =>
    `${ruleSentence(broken, { ...rules, ...importRules }, label)}; ohne Anzahl ist ein neues Buch nie ausverkauft`,
  left_out_isbn: ({ label, text }) => leftOut(label, `„${text}“ ist keine ISBN`),
  left_out_flag: ({ label, text }) => leftOut(label, `„${text}“ ist weder ja noch nein`),
  left_out_picture: ({ label, text }) =>
    leftOut(label, `„${text}“ ist keine http(s)-Adresse eines Bildes`),
  taken_for_yes: ({ label, text }) =>
    labelled(label, `gilt als ja; „${text}“ ist weder ja noch nein`),
  draft_without_price: ({ label }) => labelled(label, 'fehlt, daher wird das Buch ein Entwurf'),
  letters_lost: ({ label, letters }) =>
    labelled(
      label,
      letters === 1
        ? '1 Zeichen ist anders als der Rest kein UTF-8 und erscheint als \ufffd'
        : `${letters} Zeichen sind anders als der Rest kein UTF-8 und erscheinen als \ufffd`,
    ),
  encoding_guessed: ({ label, encoding }) =>
    labelled(label, `gelesen als ${encoding}; bitte Umlaute und Akzente prüfen`),
};
