import type { ImportRules } from '../import-rules.ts';
import { ruleSentence } from '../rules.ts';
import { rules } from './rules.ts';

const isRegular = 'is the regular price, not that of the sale:';

/** Errors and warnings of the rows of a file; the label is the name of the column, or empty. */
export const importRules: ImportRules = {
  there_twice: ({ label }) => `${label} is there twice`,
  no_heading: ({ label }) => `${label} is missing: no heading says so`,
  no_header: ({ label }) => `${label} is missing: no header`,
  too_many_rows: ({ label, max }) => `${label} is one of more than ${max}: split the file`,
  too_many_cells: ({ label, max }) => `${label} is in a row of more than ${max} cells`,
  too_many_empty_rows: ({ label, max }) =>
    `${label} is in one of more than ${max} empty rows: please delete them from the file`,
  row_too_long: ({ label, max }) =>
    `${label} is in a row of more than ${max} bytes, or has a quote that is never closed`,
  quote_open: ({ label }) => `${label} has a quote that is never closed`,
  quote_stray: ({ label }) =>
    `${label} has a stray quote: put the whole cell in quotes and write each quote in it twice`,
  no_name_in_header: ({ label }) =>
    `${label} has text where the header has no name (is there a separator too many?)`,
  amount_in_doubt: ({ label, first, second }) =>
    `${label} can be read as ${first} or as ${second}: please say how the file writes amounts`,
  old_price_in_doubt: ({ label, first, second }) =>
    `${label} is left out: it can be read as ${first} or as ${second}: please say how the file writes amounts`,
  regular_price_below: ({ label, regular, price }) =>
    `${label} is doubtful: the regular price of ${regular} is below ${price}`,
  sale_dates_unreadable: ({ label, dates }) =>
    `${label} ${isRegular} its dates cannot be read (${dates})`,
  sale_over: ({ label, day }) => `${label} ${isRegular} it ended on ${day}`,
  sale_not_begun: ({ label, day }) => `${label} ${isRegular} it begins on ${day}`,
  sale_free: ({ label }) => `${label} ${isRegular} it is 0`,
  other_currency: ({ label, other, more, currency }) =>
    more > 0
      ? `${label} is in ${other} (and ${more} more): its number is taken as ${currency}`
      : `${label} is in ${other}: its number is taken as ${currency}`,
  first_of_several: ({ label, isbn }) => `${label} is read as ${isbn}, the first of several`,
  read_as: ({ label, value, text }) => `${label} is read as ${value}: “${text}”`,
  left_out: ({ label, broken }) => `${label} is left out: ${ruleSentence(broken, rules, 'it')}`,
  left_out_category: ({ label, broken, category }) =>
    `${label} is left out: ${ruleSentence(broken, rules, `“${category}”`)}`,
  left_out_year: ({ label, text }) => `${label} is left out: no year in “${text}”`,
  left_out_year_as_date: ({ label, text }) =>
    `${label} is left out: “${text}” may be a year that a spreadsheet shows as a date`,
  left_out_pages: ({ label, text }) => `${label} is left out: no number of pages in “${text}”`,
  left_out_stock: ({ label, text }) => `${label} is left out: no number of copies in “${text}”`,
  left_out_stock_of_new: ({ label, broken }) =>
    `${ruleSentence(broken, { ...rules, ...importRules }, label)}; without a number a new book never sells out`,
  left_out_isbn: ({ label, text }) => `${label} is left out: “${text}” is no ISBN`,
  left_out_flag: ({ label, text }) => `${label} is left out: “${text}” is neither yes nor no`,
  left_out_picture: ({ label, text }) =>
    `${label} is left out: “${text}” is no http(s) address of a picture`,
  taken_for_yes: ({ label, text }) => `${label} is taken for yes: “${text}” is neither yes nor no`,
  draft_without_price: ({ label }) => `${label} is missing, so the book comes as a draft`,
  letters_lost: ({ label, letters }) =>
    `${label} has ${letters} letters that are no UTF-8, as the rest is: they are shown as \ufffd`,
  encoding_guessed: ({ label, encoding }) =>
    `${label} is read as ${encoding}: please look at the letters with accents`,
};
