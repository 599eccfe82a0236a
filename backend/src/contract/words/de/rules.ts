import type { Rules, Things } from '../rules.ts';
import { firstRules, labelled } from './first-rules.ts';
import { vatRules } from './vat.ts';

const isbn = 'bitte eine ISBN mit 10 oder 13 Ziffern angeben';
const one: Record<Things, string> = {
  entries: 'Eintrag',
  books: 'Buch',
  ids: 'ID',
  categories: 'Kategorie',
  links: 'Link',
  items: 'Artikel',
};
const several: Record<Things, string> = {
  entries: 'Einträge',
  books: 'Bücher',
  ids: 'IDs',
  categories: 'Kategorien',
  links: 'Links',
  items: 'Artikel',
};
const count = (number: number, of: Things) => `${number} ${number === 1 ? one[of] : several[of]}`;

/** What is wrong with a field. The label is the field's; it may be empty. */
export const rules: Rules = {
  ...firstRules,
  ...vatRules,
  not_text: ({ label }) => labelled(label, 'bitte einen Text angeben'),
  not_string: ({ label }) => labelled(label, 'bitte einen Text angeben'),
  not_number: ({ label }) => labelled(label, 'bitte eine Zahl angeben'),
  not_whole_number: ({ label }) => labelled(label, 'bitte eine ganze Zahl angeben'),
  not_boolean: ({ label }) => labelled(label, 'nur wahr oder falsch ist möglich'),
  not_list: ({ label }) => labelled(label, 'hier muss eine Liste stehen'),
  not_object: ({ label }) => labelled(label, 'hier muss ein Objekt stehen'),
  wrong_type: ({ label }) => labelled(label, 'hier muss etwas anderes stehen'),
  not_one_of: ({ label, options }) => labelled(label, `möglich ist nur: ${options.join(', ')}`),
  must_be: ({ label, options }) => labelled(label, `hier muss stehen: ${options.join(', ')}`),
  not_either: ({ label, first, second }) =>
    labelled(label, `hier muss ${first} oder ${second} stehen`),
  too_long_text: ({ label }) => labelled(label, 'der Text ist zu lang'),
  too_short: ({ label, min }) => labelled(label, `mindestens ${min} Zeichen`),
  wrong_length: ({ label, min, max }) => labelled(label, `${min} bis ${max} Zeichen`),
  password_too_short: ({ label, min }) => labelled(label, `mindestens ${min} Zeichen`),
  same_password: ({ label }) => labelled(label, 'bitte ein anderes als das bisherige wählen'),
  too_many_bytes: ({ label, max }) => labelled(label, `höchstens ${max} Byte`),
  not_column_map: ({ label }) =>
    labelled(label, 'hier muss JSON stehen, das jeder Überschrift eine Spalte oder null zuordnet'),
  too_many: ({ label, max, of }) => labelled(label, `höchstens ${count(max, of)}`),
  too_few: ({ label, min, of }) => labelled(label, `mindestens ${count(min, of)}`),
  no_books: ({ label }) => labelled(label, 'mindestens ein Buch ist nötig'),
  too_small: ({ label, min }) => labelled(label, `mindestens ${min}`),
  too_big: ({ label, max }) => labelled(label, `höchstens ${max}`),
  out_of_range: ({ label, min, max }) => labelled(label, `von ${min} bis ${max}`),
  too_many_decimals: ({ label }) => labelled(label, 'höchstens zwei Nachkommastellen'),
  no_decimals: ({ label, currency }) =>
    labelled(label, `bitte eine ganze Zahl angeben, ${currency} hat keine Nachkommastellen`),
  currency_without_decimals: ({ label, books }) =>
    labelled(
      label,
      `die Währung hat keine Nachkommastellen, es gibt aber ${count(books, 'books')} mit Nachkommastellen im Preis; bitte zuerst die Preise ändern oder die Bücher herausnehmen`,
    ),
  foreign_price: () => 'Der Preis hat Nachkommastellen, die Währung der Buchhandlung aber keine.',
  not_amount: ({ label }) => labelled(label, 'bitte einen Betrag angeben'),
  invalid_email: ({ label }) => labelled(label, 'das ist keine E-Mail-Adresse'),
  not_id: ({ label }) => labelled(label, 'hier muss eine ID mit 24 Hexadezimalziffern stehen'),
  not_web_address: ({ label }) =>
    labelled(label, 'bitte eine Adresse angeben, die mit http:// oder https:// beginnt'),
  not_currency: ({ label }) =>
    labelled(
      label,
      'bitte die drei Buchstaben einer Währung mit keiner oder zwei Nachkommastellen angeben, etwa EUR',
    ),
  not_currency_code: ({ label }) =>
    labelled(label, 'bitte die drei Buchstaben einer Währung angeben'),
  not_locale: ({ label }) => labelled(label, 'bitte eine Sprache wie de-DE oder de-CH angeben'),
  not_time_zone: ({ label }) =>
    labelled(label, 'bitte Gebiet und Stadt angeben, etwa Europe/Berlin'),
  not_color: ({ label }) => labelled(label, 'bitte eine Farbe wie #ffc83d angeben'),
  unreadable_color: ({ label }) =>
    labelled(label, 'weder hell noch dunkel genug, Text darauf wäre nicht lesbar'),
  not_order_number: ({ label }) => labelled(label, 'bitte die Nummer einer Bestellung angeben'),
  phone_characters: ({ label }) =>
    labelled(label, 'nur Ziffern, Leerzeichen und + - ( ) / . sind möglich'),
  phone_digits: ({ label, min, max }) => labelled(label, `${min} bis ${max} Ziffern`),
  not_isbn: ({ label }) => labelled(label, isbn),
  isbn_rounded: ({ label }) =>
    labelled(
      label,
      `${isbn}; diese Zahl hat eine Tabellenkalkulation gerundet: bitte die Spalte als Text formatieren`,
    ),
  isbn_length: ({ label, length }) => labelled(label, `${isbn}, nicht ${length}`),
  isbn_prefix: ({ label }) => labelled(label, `${isbn}; 13 Ziffern beginnen mit 978 oder 979`),
  isbn_check_digit: ({ label }) =>
    labelled(label, 'vermutlich vertippt, die Prüfziffer passt nicht zu den anderen Ziffern'),
  isbn_taken: ({ label, title }) => labelled(label, `gehört schon zu „${title}“`),
  isbn_taken_by_other: ({ label }) => labelled(label, 'gehört schon zu einem anderen Buch'),
  taken: ({ label }) => labelled(label, 'schon vergeben'),
  same_id_twice: ({ label }) => labelled(label, 'dieselbe ID darf nicht zweimal vorkommen'),
  same_book_twice: ({ label }) => labelled(label, 'ein Buch darf nicht zweimal vorkommen'),
  not_with_book: ({ label }) => labelled(label, 'entfällt, wenn ein Buch genannt ist'),
  book_named_twice: ({ label }) => labelled(label, 'ein Buch darf nicht zweimal genannt sein'),
  not_slug: ({ label }) =>
    labelled(label, 'nur a bis z, 0 bis 9 und einzelne Bindestriche sind möglich'),
  not_slugs: ({ label }) => labelled(label, 'hier muss ein Objekt aus Kurznamen stehen'),
  unknown_slugs: ({ label }) => labelled(label, 'hier müssen Kurznamen von Kategorien stehen'),
  categories_missing: ({ label }) =>
    labelled(label, 'dazu gehört die Liste der Kategorien, die bleiben'),
  category_stays: ({ label, slug }) => labelled(label, `${slug} ist genannt, bleibt aber`),
  category_unknown: ({ label, slug }) =>
    labelled(label, `es gibt keine Kategorie „${slug}“, die Bücher aufnehmen könnte`),
  category_has_books: ({ label, name, books }) =>
    labelled(
      label,
      `„${name}“ hat noch ${count(books, 'books')}; bitte eine Kategorie wählen, die sie aufnimmt`,
    ),
  unknown_placeholder: ({ label, placeholder, known }) =>
    labelled(
      label,
      `den Platzhalter {${placeholder}} gibt es nicht, möglich sind ${known.map((each) => `{${each}}`).join(' ')}`,
    ),
  missing_placeholder: ({ label, placeholder }) =>
    labelled(label, `der Platzhalter {${placeholder}} fehlt`),
  no_change: ({ label }) => labelled(label, 'es muss etwas geändert werden'),
  one_of_bulk: ({ label }) =>
    labelled(label, 'genau eines von change, delete und restore ist nötig'),
  not_export_time: ({ label }) =>
    labelled(
      label,
      'hier muss eine Zeit stehen, wie der Export sie schreibt (2026-11-22T09:30:00.000Z), oder nichts',
    ),
  isbn_or_book_id: ({ label }) => labelled(label, 'diese Angabe oder bookId ist nötig'),
  status_or_undo: ({ label }) =>
    labelled(label, 'nennt den nächsten Schritt, undo nimmt einen zurück: bitte nur eines senden'),
  only_when_undone: ({ label }) =>
    labelled(label, 'nur möglich, wenn etwas rückgängig gemacht wird'),
  only_when_returned: ({ label }) =>
    labelled(label, 'nur möglich, wenn Bücher zurückkommen oder versandt werden'),
  before_first_day: ({ label }) => labelled(label, 'darf nicht vor dem ersten Tag liegen'),
  too_many_years: ({ label, max }) =>
    labelled(label, `höchstens ${max} ${max === 1 ? 'Jahr' : 'Jahre'} nach dem ersten Tag`),
  required_for_isbn: ({ label }) =>
    labelled(label, 'Pflichtangabe, denn kein Buch der Buchhandlung hat diese ISBN'),
  same_as_row: ({ label, row }) => labelled(label, `dasselbe wie in Zeile ${row}`),
  deleted_since: ({ label }) =>
    labelled(label, 'gehört zu einem Buch, das inzwischen gelöscht ist'),
  differs_from_file: ({ label, to, from }) =>
    labelled(label, `in der Datei ${to ?? 'leer'}, im Shop ${from ?? 'leer'}`),
  not_offered: ({ label }) => labelled(label, 'wird nicht angeboten'),
  not_asked_for: ({ label }) => labelled(label, 'danach wird nicht gefragt'),
  not_of_order: ({ label, ids }) =>
    labelled(label, `es müssen Bücher der Bestellung sein: ${ids.join(', ')}`),
  not_of_shop: ({ label }) => labelled(label, 'kein Buch dieser Buchhandlung'),
  not_cover: ({ label }) =>
    labelled(
      label,
      'bitte eine Adresse mit http(s) oder den Namen eines gespeicherten Bildes angeben',
    ),
  picture_unknown: ({ label }) =>
    labelled(label, 'kein Bild dieser Buchhandlung, bitte zuerst hochladen'),
  picture_too_big: ({ label, megabytes }) => labelled(label, `höchstens ${megabytes} MB`),
  picture_format: ({ label }) => labelled(label, 'nur JPEG, PNG, WebP oder AVIF ist möglich'),
  picture_broken: ({ label, megapixels }) =>
    labelled(label, `beschädigt oder größer als ${megapixels} Millionen Pixel`),
  picture_unreadable: ({ label }) => labelled(label, 'nicht lesbar'),
  only_one_file: ({ label }) => labelled(label, 'nur diese eine Datei wird erwartet'),
  required_without_url: ({ label }) =>
    labelled(label, 'Pflichtangabe, wenn keine Webadresse angegeben ist'),
  fixed_price_exact: ({ label }) =>
    labelled(
      label,
      'das wäre ein Preisnachlass; ein neues Buch wird zum gebundenen Ladenpreis verkauft',
    ),
  fixed_price_within5: ({ label }) =>
    labelled(
      label,
      'das wäre ein Nachlass von mehr als 5 %; ein neues Buch kostet mindestens 95 % des gebundenen Ladenpreises',
    ),
  postage_of_france: ({ label, min }) =>
    labelled(label, `mindestens ${min}, solange für den Versand die französische Regel gilt`),
  not_day: ({ label }) => labelled(label, 'bitte einen Tag wie 2026-11-28 angeben'),
  day_is_past: ({ label }) => labelled(label, 'dieser Tag ist schon vorbei'),
};
