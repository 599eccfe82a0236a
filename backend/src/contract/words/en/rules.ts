import type { Rules, Things } from '../rules.ts';
import { firstRules } from './first-rules.ts';
import { vatRules } from './vat.ts';

const isbn = 'must be an ISBN of 10 or 13 digits';
const one: Record<Things, string> = {
  entries: 'entries',
  books: 'book',
  ids: 'id',
  categories: 'category',
  links: 'link',
  items: 'item',
};

/**
 * What is wrong with a field. The label is the field's; without one, in the API's responses and
 * after another sentence of the same field, the sentence begins with what follows it.
 */
export const rules: Rules = {
  ...firstRules,
  ...vatRules,
  not_text: ({ label }) => `${label} must be text`,
  not_string: ({ label }) => `${label} must be a text`,
  not_number: ({ label }) => `${label} must be a number`,
  not_whole_number: ({ label }) => `${label} must be a whole number`,
  not_boolean: ({ label }) => `${label} must be true or false`,
  not_list: ({ label }) => `${label} must be a list`,
  not_object: ({ label }) => `${label} must be an object`,
  wrong_type: ({ label }) => `${label} must be something else`,
  not_one_of: ({ label, options }) => `${label} must be one of ${options.join(', ')}`,
  must_be: ({ label, options }) => `${label} must be ${options.join(', ')}`,
  not_either: ({ label, first, second }) => `${label} must be ${first} or ${second}`,
  too_long_text: ({ label }) => `${label} is too long`,
  too_short: ({ label, min }) => `${label} must have at least ${min} characters`,
  wrong_length: ({ label, min, max }) => `${label} must have ${min} to ${max} characters`,
  password_too_short: ({ label, min }) => `${label} must be at least ${min} characters`,
  same_password: ({ label }) => `${label} must be another than now`,
  too_many_bytes: ({ label, max }) => `${label} must have at most ${max} bytes`,
  not_column_map: ({ label }) =>
    `${label} must be JSON that names a column, or null, for each heading`,
  too_many: ({ label, max, of }) => `${label} must have at most ${max} ${of}`,
  too_few: ({ label, min, of }) => `${label} must have at least ${min} ${min === 1 ? one[of] : of}`,
  no_books: ({ label }) => `${label} must have at least one book`,
  too_small: ({ label, min }) => `${label} must be ${min} or more`,
  too_big: ({ label, max }) => `${label} must be ${max} or less`,
  out_of_range: ({ label, min, max }) => `${label} must be from ${min} to ${max}`,
  too_many_decimals: ({ label }) => `${label} must have at most two decimals`,
  no_decimals: ({ label, currency }) =>
    `${label} must be a whole number: ${currency} has no decimals`,
  currency_without_decimals: ({ label, books }) =>
    `${label} has no decimals, and the prices of ${books} books have: change them, or take those books out, first`,
  foreign_price: () => 'Its price has decimals, which the currency of the shop does not have.',
  not_amount: ({ label }) => `${label} must be an amount`,
  invalid_email: ({ label }) => `${label} is not an e-mail address`,
  not_id: ({ label }) => `${label} must be an id of 24 hexadecimal digits`,
  not_web_address: ({ label }) =>
    `${label} must be an address that begins with http:// or https://`,
  not_currency: ({ label }) =>
    `${label} must be the three letters of a currency with no or two decimals, such as EUR`,
  not_currency_code: ({ label }) => `${label} must be the three letters of a currency`,
  not_locale: ({ label }) => `${label} must be a language such as en-US or de-CH`,
  not_time_zone: ({ label }) => `${label} must be an area and a city, such as Europe/Madrid`,
  not_color: ({ label }) => `${label} must be a colour such as #ffc83d`,
  unreadable_color: ({ label }) =>
    `${label} is neither light nor dark enough: text on it could not be read`,
  not_order_number: ({ label }) => `${label} must be the number of an order`,
  phone_characters: ({ label }) => `${label} may have digits, spaces, + - ( ) / . only`,
  phone_digits: ({ label, min, max }) => `${label} must have ${min} to ${max} digits`,
  not_isbn: ({ label }) => `${label} ${isbn}`,
  isbn_rounded: ({ label }) =>
    `${label} ${isbn}; this is a number that a spreadsheet has rounded: format its column as text`,
  isbn_length: ({ label, length }) => `${label} must have 10 or 13 digits, not ${length}`,
  isbn_prefix: ({ label }) => `${label} ${isbn}; 13 begin with 978 or 979`,
  isbn_check_digit: ({ label }) =>
    `${label} has a mistyped digit: its check digit does not fit the others`,
  isbn_taken: ({ label, title }) => `${label} is already the one of "${title}"`,
  isbn_taken_by_other: ({ label }) => `${label} is already the one of another book`,
  taken: ({ label }) => `${label} is taken`,
  same_id_twice: ({ label }) => `${label} must not have the same id twice`,
  same_book_twice: ({ label }) => `${label} must not have a book twice`,
  not_with_book: ({ label }) => `${label} must be left out when a book is named`,
  book_named_twice: ({ label }) => `${label} must not name a book twice`,
  not_slug: ({ label }) => `${label} must be of a to z, 0 to 9 and single hyphens`,
  not_slugs: ({ label }) => `${label} must be an object of slugs`,
  unknown_slugs: ({ label }) => `${label} must be slugs of categories`,
  categories_missing: ({ label }) => `${label} needs the remaining categories with it`,
  category_stays: ({ label, slug }) => `${label} names ${slug}, which stays`,
  category_unknown: ({ label, slug }) => `${label} has no "${slug}" to move books to`,
  category_has_books: ({ label, name, books }) =>
    `${label} ${name} has ${books} books: say which category takes them`,
  unknown_placeholder: ({ label, placeholder, known }) =>
    `${label} has the unknown placeholder {${placeholder}}: there are ${known.map((each) => `{${each}}`).join(' ')}`,
  missing_placeholder: ({ label, placeholder }) => `${label} must have {${placeholder}}`,
  no_change: ({ label }) => `${label} must change something`,
  one_of_bulk: ({ label }) => `${label} must have one of change, delete and restore`,
  not_export_time: ({ label }) =>
    `${label} must be a time as the export writes it (2026-11-22T09:30:00.000Z), or empty`,
  isbn_or_book_id: ({ label }) => `${label} must be given, or bookId`,
  status_or_undo: ({ label }) =>
    `${label} says where the order goes, and undo takes a step back: send one of them`,
  only_when_undone: ({ label }) => `${label} can only be named when it is undone`,
  only_when_returned: ({ label }) => `${label} can only be named when they are returned or sent`,
  before_first_day: ({ label }) => `${label} must not be before the first day`,
  too_many_years: ({ label, max }) => `${label} must be within ${max} years of the first day`,
  required_for_isbn: ({ label }) => `${label} is required: no book of the shop has this ISBN`,
  same_as_row: ({ label, row }) => `${label} is the same as in row ${row}`,
  deleted_since: ({ label }) => `${label} is of a book that was deleted since`,
  differs_from_file: ({ label, to, from }) =>
    `${label} is ${to ?? 'empty'} in the file and ${from ?? 'empty'} in the shop`,
  not_offered: ({ label }) => `${label} is not offered`,
  not_asked_for: ({ label }) => `${label} is not asked for`,
  not_of_order: ({ label, ids }) => `${label} must be books of the order: ${ids.join(', ')}`,
  not_of_shop: ({ label }) => `${label} is no book of this shop`,
  not_cover: ({ label }) => `${label} must be an http(s) address or the name of a stored cover`,
  picture_unknown: ({ label }) => `${label} is no picture of this shop: upload it first`,
  picture_too_big: ({ label, megabytes }) => `${label} must have at most ${megabytes} MB`,
  picture_format: ({ label }) => `${label} must be a JPEG, PNG, WebP or AVIF picture`,
  picture_broken: ({ label, megapixels }) =>
    `${label} is broken or has more than ${megapixels} million pixels`,
  picture_unreadable: ({ label }) => `${label} cannot be read`,
  only_one_file: ({ label }) => `${label} is the only file expected`,
  required_without_url: ({ label }) => `${label} is required, unless a web address is given`,
  fixed_price_exact: ({ label }) =>
    `${label} would show a reduction: a new book is sold at its fixed price`,
  fixed_price_within5: ({ label }) =>
    `${label} would show a reduction of more than 5 %: a new book is sold at 95 % of its fixed price or more`,
  postage_of_france: ({ label, min }) =>
    `${label} must be at least ${min} while postage follows the rule of France`,
  not_day: ({ label }) => `${label} must be a day such as 2026-11-28`,
  day_is_past: ({ label }) => `${label} must not be a day that is over`,
};
