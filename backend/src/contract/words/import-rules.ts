import type { RuleSentences } from './rules.ts';

type None = Record<never, never>;
type Text = { text: string };
type Max = { max: number };

/** Errors and warnings of a row of a book file, with their values. */
export interface ImportRuleValues {
  there_twice: None;
  no_heading: None;
  no_header: None;
  too_many_rows: Max;
  too_many_cells: Max;
  too_many_empty_rows: Max;
  row_too_long: Max;
  quote_open: None;
  quote_stray: None;
  no_name_in_header: None;
  amount_in_doubt: { first: number; second: number };
  old_price_in_doubt: { first: number; second: number };
  regular_price_below: { regular: string; price: string };
  sale_dates_unreadable: { dates: string };
  sale_over: { day: string };
  sale_not_begun: { day: string };
  sale_free: None;
  other_currency: { other: string; more: number; currency: string };
  first_of_several: { isbn: string };
  read_as: Text & { value: string };
  left_out: { broken: string };
  left_out_category: { broken: string; category: string };
  left_out_year: Text;
  left_out_year_as_date: Text;
  left_out_pages: Text;
  left_out_stock: Text;
  left_out_stock_of_new: { broken: string };
  left_out_isbn: Text;
  left_out_flag: Text;
  left_out_picture: Text;
  taken_for_yes: Text;
  draft_without_price: None;
  letters_lost: { letters: number };
  encoding_guessed: { encoding: string };
}

export type ImportRules = RuleSentences<ImportRuleValues>;
