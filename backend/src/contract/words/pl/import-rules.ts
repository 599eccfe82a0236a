import type { ImportRules } from '../import-rules.ts';
import { pluralOf } from '../plural.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './first-rules.ts';
import { rules } from './rules.ts';

const plural = pluralOf('pl');

const isRegular = 'cena regularna, a nie promocyjna, ponieważ';
const leftOut = (label: string, why: string) => labelled(label, `pominięto (${why})`);

/** Errors and warnings of the rows of a file; the label is the name of the column, or empty. */
export const importRules: ImportRules = {
  there_twice: ({ label }) => labelled(label, 'kolumna występuje dwa razy'),
  no_heading: ({ label }) => labelled(label, 'brak kolumny, nie ma takiego nagłówka'),
  no_header: ({ label }) => labelled(label, 'brak nagłówka'),
  too_many_rows: ({ label, max }) =>
    labelled(
      label,
      plural(max, {
        one: 'plik ma więcej niż # wiersz, trzeba go podzielić',
        few: 'plik ma więcej niż # wiersze, trzeba go podzielić',
        many: 'plik ma więcej niż # wierszy, trzeba go podzielić',
        other: 'plik ma więcej niż # wiersza, trzeba go podzielić',
      }),
    ),
  too_many_cells: ({ label, max }) =>
    labelled(
      label,
      plural(max, {
        one: 'wiersz ma więcej niż # komórkę',
        few: 'wiersz ma więcej niż # komórki',
        many: 'wiersz ma więcej niż # komórek',
        other: 'wiersz ma więcej niż # komórki',
      }),
    ),
  too_many_empty_rows: ({ label, max }) =>
    labelled(
      label,
      plural(max, {
        one: 'więcej niż # pusty wiersz, proszę usunąć puste wiersze z pliku',
        few: 'więcej niż # puste wiersze, proszę usunąć je z pliku',
        many: 'więcej niż # pustych wierszy, proszę usunąć je z pliku',
        other: 'więcej niż # pustego wiersza, proszę usunąć puste wiersze z pliku',
      }),
    ),
  row_too_long: ({ label, max }) =>
    labelled(
      label,
      plural(max, {
        one: 'wiersz ma więcej niż # bajt albo niezamknięty cudzysłów',
        few: 'wiersz ma więcej niż # bajty albo niezamknięty cudzysłów',
        many: 'wiersz ma więcej niż # bajtów albo niezamknięty cudzysłów',
        other: 'wiersz ma więcej niż # bajtu albo niezamknięty cudzysłów',
      }),
    ),
  quote_open: ({ label }) => labelled(label, 'niezamknięty cudzysłów'),
  quote_stray: ({ label }) =>
    labelled(
      label,
      'zbędny cudzysłów; całą komórkę należy ująć w cudzysłów, a każdy cudzysłów w niej podwoić',
    ),
  no_name_in_header: ({ label }) =>
    labelled(
      label,
      'jest tekst, a nagłówek nie ma tu nazwy (może jest o jeden separator za dużo?)',
    ),
  amount_in_doubt: ({ label, first, second }) =>
    labelled(
      label,
      `można odczytać jako ${first} lub jako ${second}; proszę wskazać, jak plik zapisuje kwoty`,
    ),
  old_price_in_doubt: ({ label, first, second }) =>
    labelled(
      label,
      `pominięto, ponieważ można odczytać jako ${first} lub jako ${second}; proszę wskazać, jak plik zapisuje kwoty`,
    ),
  regular_price_below: ({ label, regular, price }) =>
    labelled(label, `wątpliwe, ponieważ cena regularna ${regular} jest niższa niż ${price}`),
  sale_dates_unreadable: ({ label, dates }) =>
    labelled(label, `${isRegular} nie można odczytać dat promocji (${dates})`),
  sale_over: ({ label, day }) => labelled(label, `${isRegular} promocja skończyła się ${day}`),
  sale_not_begun: ({ label, day }) => labelled(label, `${isRegular} promocja zaczyna się ${day}`),
  sale_free: ({ label }) => labelled(label, `${isRegular} cena promocyjna wynosi 0`),
  other_currency: ({ label, other, more, currency }) =>
    labelled(
      label,
      more > 0
        ? `waluta ${other} (oraz innych walut: ${more}); liczbę przyjęto jako ${currency}`
        : `waluta ${other}; liczbę przyjęto jako ${currency}`,
    ),
  first_of_several: ({ label, isbn }) =>
    labelled(label, `odczytano jako ${isbn}, pierwszy z kilku`),
  read_as: ({ label, value, text }) => labelled(label, `odczytano jako ${value} („${text}”)`),
  left_out: ({ label, broken }) => leftOut(label, ruleSentence(broken, rules)),
  left_out_category: ({ label, broken, category }) =>
    leftOut(label, ruleSentence(broken, rules, `„${category}”`)),
  left_out_year: ({ label, text }) => leftOut(label, `brak roku w „${text}”`),
  left_out_year_as_date: ({ label, text }) =>
    leftOut(label, `„${text}” to może rok, który arkusz kalkulacyjny pokazuje jako datę`),
  left_out_pages: ({ label, text }) => leftOut(label, `brak liczby stron w „${text}”`),
  left_out_stock: ({ label, text }) => leftOut(label, `brak liczby egzemplarzy w „${text}”`),
  left_out_stock_of_new: ({ label, broken }) =>
    `${ruleSentence(broken, { ...rules, ...importRules }, label)}; bez liczby nowa książka nigdy nie będzie wyprzedana`,
  left_out_isbn: ({ label, text }) => leftOut(label, `„${text}” to nie ISBN`),
  left_out_flag: ({ label, text }) => leftOut(label, `„${text}” nie znaczy ani tak, ani nie`),
  left_out_picture: ({ label, text }) => leftOut(label, `„${text}” to nie adres http(s) obrazu`),
  taken_for_yes: ({ label, text }) =>
    labelled(label, `przyjęto „tak” („${text}” nie znaczy ani tak, ani nie)`),
  draft_without_price: ({ label }) =>
    labelled(label, 'brak wartości, więc książka trafi do szkiców'),
  letters_lost: ({ label, letters }) =>
    labelled(
      label,
      plural(letters, {
        one: '# znak nie jest zapisany w UTF-8 jak reszta pliku; widać go jako \ufffd',
        few: '# znaki nie są zapisane w UTF-8 jak reszta pliku; widać je jako \ufffd',
        many: '# znaków nie zapisano w UTF-8 jak reszty pliku; widać je jako \ufffd',
        other: '# znaku nie zapisano w UTF-8 jak reszty pliku; widać je jako \ufffd',
      }),
    ),
  encoding_guessed: ({ label, encoding }) =>
    labelled(
      label,
      `odczytano jako ${encoding}; proszę sprawdzić polskie litery i inne znaki diakrytyczne`,
    ),
};
