import { pluralOf } from '../plural.ts';
import type { Rules, Things } from '../rules.ts';
import { characters, firstRules, labelled } from './first-rules.ts';
import { vatRules } from './vat.ts';

const plural = pluralOf('pl');

const isbn = 'wymagany ISBN złożony z 10 lub 13 cyfr';
const things: Record<Things, (count: number) => string> = {
  entries: (count) =>
    plural(count, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' }),
  books: (count) =>
    plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' }),
  ids: (count) =>
    plural(count, {
      one: '# identyfikator',
      few: '# identyfikatory',
      many: '# identyfikatorów',
      other: '# identyfikatora',
    }),
  categories: (count) =>
    plural(count, {
      one: '# kategoria',
      few: '# kategorie',
      many: '# kategorii',
      other: '# kategorii',
    }),
  links: (count) =>
    plural(count, { one: '# link', few: '# linki', many: '# linków', other: '# linku' }),
  items: (count) =>
    plural(count, { one: '# pozycja', few: '# pozycje', many: '# pozycji', other: '# pozycji' }),
};
/** After "od", "przez" and the like. */
const ofBooks = (count: number) =>
  plural(count, { one: '# książki', few: '# książek', many: '# książek', other: '# książki' });
const digits = (count: number) =>
  plural(count, { one: '# cyfry', few: '# cyfr', many: '# cyfr', other: '# cyfry' });
const years = (count: number) =>
  plural(count, { one: '# roku', few: '# lat', many: '# lat', other: '# roku' });

/**
 * What is wrong with a field. The label is the field's; without one, in the API's responses and
 * after another sentence of the same field, the sentence begins with what follows it.
 */
export const rules: Rules = {
  ...firstRules,
  ...vatRules,
  not_text: ({ label }) => labelled(label, 'wymagany tekst'),
  not_string: ({ label }) => labelled(label, 'wymagany tekst'),
  not_number: ({ label }) => labelled(label, 'wymagana liczba'),
  not_whole_number: ({ label }) => labelled(label, 'wymagana liczba całkowita'),
  not_boolean: ({ label }) => labelled(label, 'wymagana wartość true lub false'),
  not_list: ({ label }) => labelled(label, 'wymagana lista'),
  not_object: ({ label }) => labelled(label, 'wymagany obiekt'),
  wrong_type: ({ label }) => labelled(label, 'wartość niewłaściwego rodzaju'),
  not_one_of: ({ label, options }) =>
    labelled(label, `dozwolone wartości to ${options.join(', ')}`),
  must_be: ({ label, options }) => labelled(label, `wymagana wartość ${options.join(', ')}`),
  not_either: ({ label, first, second }) =>
    labelled(label, `wymagana wartość ${first} lub ${second}`),
  too_long_text: ({ label }) => labelled(label, 'zbyt długi tekst'),
  too_short: ({ label, min }) => labelled(label, `co najmniej ${characters(min)}`),
  wrong_length: ({ label, min, max }) => labelled(label, `wymagana długość: ${min}–${max} znaków`),
  password_too_short: ({ label, min }) => labelled(label, `co najmniej ${characters(min)}`),
  same_password: ({ label }) => labelled(label, 'musi różnić się od obecnego'),
  too_many_bytes: ({ label, max }) =>
    labelled(
      label,
      plural(max, {
        one: 'najwyżej # bajt',
        few: 'najwyżej # bajty',
        many: 'najwyżej # bajtów',
        other: 'najwyżej # bajtu',
      }),
    ),
  not_column_map: ({ label }) =>
    labelled(label, 'wymagany JSON, który dla każdego nagłówka podaje kolumnę lub null'),
  too_many: ({ label, max, of }) => labelled(label, `za dużo (limit: ${things[of](max)})`),
  too_few: ({ label, min, of }) => labelled(label, `za mało (minimum: ${things[of](min)})`),
  no_books: ({ label }) => labelled(label, 'wymagana co najmniej jedna książka'),
  too_small: ({ label, min }) => labelled(label, `wymagane ${min} lub więcej`),
  too_big: ({ label, max }) => labelled(label, `wymagane ${max} lub mniej`),
  out_of_range: ({ label, min, max }) => labelled(label, `wymagana wartość od ${min} do ${max}`),
  too_many_decimals: ({ label }) => labelled(label, 'najwyżej dwa miejsca po przecinku'),
  no_decimals: ({ label, currency }) =>
    labelled(
      label,
      `wymagana liczba całkowita, ponieważ waluta ${currency} nie ma miejsc po przecinku`,
    ),
  currency_without_decimals: ({ label, books }) =>
    labelled(
      label,
      `ta waluta nie ma miejsc po przecinku, a mają je ceny ${ofBooks(books)}; najpierw należy je zmienić lub usunąć te książki`,
    ),
  foreign_price: () => 'Cena ma miejsca po przecinku, których waluta księgarni nie ma.',
  not_amount: ({ label }) => labelled(label, 'wymagana kwota'),
  invalid_email: ({ label }) => labelled(label, 'to nie jest adres e-mail'),
  not_id: ({ label }) => labelled(label, 'wymagany identyfikator z 24 cyfr szesnastkowych'),
  not_web_address: ({ label }) =>
    labelled(label, 'wymagany adres zaczynający się od http:// lub https://'),
  not_currency: ({ label }) =>
    labelled(
      label,
      'wymagany trzyliterowy kod waluty, która ma dwa miejsca po przecinku albo żadnego, np. PLN',
    ),
  not_currency_code: ({ label }) => labelled(label, 'wymagany trzyliterowy kod waluty'),
  not_locale: ({ label }) => labelled(label, 'wymagany język, np. pl-PL lub de-CH'),
  not_time_zone: ({ label }) => labelled(label, 'wymagany obszar i miasto, np. Europe/Warsaw'),
  not_color: ({ label }) => labelled(label, 'wymagany kolor, np. #ffc83d'),
  unreadable_color: ({ label }) =>
    labelled(
      label,
      'kolor nie jest ani dość jasny, ani dość ciemny; tekst na nim byłby nieczytelny',
    ),
  not_order_number: ({ label }) => labelled(label, 'wymagany numer zamówienia'),
  phone_characters: ({ label }) =>
    labelled(label, 'dozwolone są tylko cyfry, spacje oraz znaki + - ( ) / .'),
  phone_digits: ({ label, min, max }) => labelled(label, `wymagane od ${min} do ${digits(max)}`),
  not_isbn: ({ label }) => labelled(label, isbn),
  isbn_rounded: ({ label }) =>
    labelled(
      label,
      `${isbn}; to liczba zaokrąglona przez arkusz kalkulacyjny: kolumnę należy sformatować jako tekst`,
    ),
  isbn_length: ({ label, length }) => labelled(label, `${isbn}, a nie z ${length}`),
  isbn_prefix: ({ label }) =>
    labelled(label, `${isbn}; numery 13-cyfrowe zaczynają się od 978 lub 979`),
  isbn_check_digit: ({ label }) =>
    labelled(label, 'błędna cyfra, ponieważ cyfra kontrolna nie pasuje do pozostałych'),
  isbn_taken: ({ label, title }) => labelled(label, `ten numer ma już książka „${title}”`),
  isbn_taken_by_other: ({ label }) => labelled(label, 'ten numer ma już inna książka'),
  taken: ({ label }) => labelled(label, 'ta wartość jest już zajęta'),
  same_id_twice: ({ label }) => labelled(label, 'ten sam identyfikator nie może się powtarzać'),
  same_book_twice: ({ label }) => labelled(label, 'ta sama książka nie może się powtarzać'),
  not_with_book: ({ label }) => labelled(label, 'należy pominąć, gdy podano konkretną książkę'),
  book_named_twice: ({ label }) => labelled(label, 'książki nie można podać dwa razy'),
  not_slug: ({ label }) =>
    labelled(label, 'dozwolone są litery od a do z, cyfry i pojedyncze łączniki'),
  not_slugs: ({ label }) => labelled(label, 'wymagany obiekt z nazwami skróconymi'),
  unknown_slugs: ({ label }) => labelled(label, 'wymagane nazwy skrócone kategorii'),
  categories_missing: ({ label }) =>
    labelled(label, 'trzeba podać także kategorie, które pozostają'),
  category_stays: ({ label, slug }) => labelled(label, `podano kategorię ${slug}, która pozostaje`),
  category_unknown: ({ label, slug }) =>
    labelled(label, `nie ma kategorii „${slug}”, do której można by przenieść książki`),
  category_has_books: ({ label, name, books }) =>
    labelled(
      label,
      `kategoria ${name} zawiera ${plural(books, { one: '# książkę', few: '# książki', many: '# książek', other: '# książki' })}; proszę wskazać, która kategoria je przejmie`,
    ),
  unknown_placeholder: ({ label, placeholder, known }) =>
    labelled(
      label,
      `nieznane pole {${placeholder}}; dostępne są ${known.map((each) => `{${each}}`).join(' ')}`,
    ),
  missing_placeholder: ({ label, placeholder }) => labelled(label, `brakuje {${placeholder}}`),
  no_change: ({ label }) => labelled(label, 'wymagana jakaś zmiana'),
  one_of_bulk: ({ label }) => labelled(label, 'wymagane jedno z change, delete i restore'),
  not_export_time: ({ label }) =>
    labelled(label, 'wymagany czas w zapisie eksportu (2026-11-22T09:30:00.000Z) albo puste pole'),
  isbn_or_book_id: ({ label }) => labelled(label, 'trzeba podać tę wartość lub bookId'),
  status_or_undo: ({ label }) =>
    labelled(
      label,
      'ta wartość przesuwa zamówienie dalej, a undo cofa krok; można wysłać tylko jedno z nich',
    ),
  only_when_undone: ({ label }) => labelled(label, 'można podać tylko przy cofaniu'),
  only_when_returned: ({ label }) => labelled(label, 'można podać tylko przy zwrocie lub wysyłce'),
  before_first_day: ({ label }) => labelled(label, 'nie może przypadać przed pierwszym dniem'),
  too_many_years: ({ label, max }) =>
    labelled(label, `nie może przypadać później niż w ciągu ${years(max)} od pierwszego dnia`),
  required_for_isbn: ({ label }) =>
    labelled(label, 'pole wymagane, ponieważ żadna książka w księgarni nie ma tego ISBN'),
  same_as_row: ({ label, row }) => labelled(label, `to samo co w wierszu ${row}`),
  deleted_since: ({ label }) => labelled(label, 'książka została w międzyczasie usunięta'),
  differs_from_file: ({ label, to, from }) =>
    labelled(label, `w pliku ${to ?? 'puste'}, w księgarni ${from ?? 'puste'}`),
  not_offered: ({ label }) => labelled(label, 'nie ma takiej możliwości'),
  not_asked_for: ({ label }) => labelled(label, 'tego pola nie oczekujemy'),
  not_of_order: ({ label, ids }) =>
    labelled(label, `wymagane książki z tego zamówienia (${ids.join(', ')})`),
  not_of_shop: ({ label }) => labelled(label, 'w księgarni nie ma takiej książki'),
  not_cover: ({ label }) => labelled(label, 'wymagany adres http(s) lub nazwa zapisanej okładki'),
  picture_unknown: ({ label }) =>
    labelled(label, 'w księgarni nie ma takiego obrazu, trzeba go najpierw przesłać'),
  picture_too_big: ({ label, megabytes }) => labelled(label, `najwyżej ${megabytes} MB`),
  picture_format: ({ label }) => labelled(label, 'wymagany obraz JPEG, PNG, WebP lub AVIF'),
  picture_broken: ({ label, megapixels }) =>
    labelled(
      label,
      plural(megapixels, {
        one: 'plik jest uszkodzony lub ma ponad # milion pikseli',
        few: 'plik jest uszkodzony lub ma ponad # miliony pikseli',
        many: 'plik jest uszkodzony lub ma ponad # milionów pikseli',
        other: 'plik jest uszkodzony lub ma ponad # miliona pikseli',
      }),
    ),
  picture_unreadable: ({ label }) => labelled(label, 'nie można odczytać pliku'),
  only_one_file: ({ label }) => labelled(label, 'można przesłać tylko ten jeden plik'),
  required_without_url: ({ label }) =>
    labelled(label, 'pole wymagane, chyba że podano adres strony internetowej'),
  fixed_price_exact: ({ label }) =>
    labelled(label, 'oznaczałoby to obniżkę, a nową książkę sprzedaje się po stałej cenie'),
  fixed_price_within5: ({ label }) =>
    labelled(
      label,
      'oznaczałoby to obniżkę większą niż 5%, a nowa książka kosztuje co najmniej 95% stałej ceny',
    ),
  postage_of_france: ({ label, min }) =>
    labelled(label, `co najmniej ${min}, dopóki wysyłka podlega zasadzie francuskiej`),
  not_day: ({ label }) => labelled(label, 'wymagany dzień w postaci 2026-11-28'),
  day_is_past: ({ label }) => labelled(label, 'ten dzień już minął'),
};
