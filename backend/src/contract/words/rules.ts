import type { ImportRules, ImportRuleValues } from './import-rules.ts';
import type { OnixRules, OnixRuleValues } from './onix-rules.ts';
import type { VatRuleValues } from './vat-words.ts';

// Each rule of input is a code with values. Schemas and features name the rule; each language has its
// sentence, which pages show at the field.

/** What lists have too many or too few of. */
export type Things = 'entries' | 'books' | 'ids' | 'categories' | 'links' | 'items';
type Max = { max: number };
type Min = { min: number };
type FileValue = string | number | boolean | null;
type None = Record<never, never>;

/** The values of each rule. */
export interface RuleValues extends VatRuleValues {
  required: None;
  required_without_book: None;
  not_valid: None;
  not_text: None;
  not_string: None;
  not_number: None;
  not_whole_number: None;
  not_boolean: None;
  not_list: None;
  not_object: None;
  wrong_type: None;
  not_one_of: { options: readonly string[] };
  must_be: { options: readonly string[] };
  not_either: { first: string; second: string };
  too_long: Max;
  too_long_text: None;
  too_short: Min;
  wrong_length: Min & Max;
  password_too_short: Min;
  same_password: None;
  too_many_bytes: Max;
  not_column_map: None;
  required_for_isbn: None;
  same_as_row: { row: number };
  deleted_since: None;
  differs_from_file: { to: FileValue; from: FileValue };
  too_many: Max & { of: Things };
  too_few: Min & { of: Things };
  no_books: None;
  too_small: Min;
  too_big: Max;
  out_of_range: Min & Max;
  too_many_decimals: None;
  no_decimals: { currency: string };
  currency_without_decimals: { books: number };
  foreign_price: None;
  not_amount: None;
  invisible_characters: None;
  not_email: None;
  invalid_email: None;
  not_id: None;
  not_web_address: None;
  not_currency: None;
  not_currency_code: None;
  not_locale: None;
  not_time_zone: None;
  not_color: None;
  unreadable_color: None;
  not_order_number: None;
  phone_characters: None;
  phone_digits: Min & Max;
  not_isbn: None;
  isbn_rounded: None;
  isbn_length: { length: number };
  isbn_prefix: None;
  isbn_check_digit: None;
  isbn_taken: { title: string };
  isbn_taken_by_other: None;
  taken: None;
  same_id_twice: None;
  same_book_twice: None;
  not_with_book: None;
  book_named_twice: None;
  not_slug: None;
  not_slugs: None;
  unknown_slugs: None;
  categories_missing: None;
  category_stays: { slug: string };
  category_unknown: { slug: string };
  category_has_books: { name: string; books: number };
  unknown_placeholder: { placeholder: string; known: readonly string[] };
  missing_placeholder: { placeholder: string };
  no_change: None;
  one_of_bulk: None;
  not_export_time: None;
  isbn_or_book_id: None;
  status_or_undo: None;
  only_when_undone: None;
  only_when_returned: None;
  before_first_day: None;
  too_many_years: Max;
  not_offered: None;
  not_asked_for: None;
  not_of_order: { ids: readonly string[] };
  not_of_shop: None;
  not_cover: None;
  picture_unknown: None;
  picture_too_big: { megabytes: number };
  picture_format: None;
  picture_broken: { megapixels: number };
  picture_unreadable: None;
  only_one_file: None;
  required_without_url: None;
  fixed_price_exact: None;
  fixed_price_within5: None;
  postage_of_france: Min;
  not_day: None;
  day_is_past: None;
}

/** A language's sentence of each rule; without a label, as the API says it in English. */
export type RuleSentences<Values> = {
  [Code in keyof Values]: (values: Values[Code] & { label: string }) => string;
};
export type Rules = RuleSentences<RuleValues>;

/** A page that has not all sentences yet says that the value is not valid. */
export type KnownRules = Partial<Rules & ImportRules & OnixRules> & Pick<Rules, 'not_valid'>;

/** As programs read it. */
export interface RuleProblem {
  code: string;
  [value: string]: unknown;
}

type AllValues = RuleValues & ImportRuleValues & OnixRuleValues;

/** A rule as the message of a schema: its code and values in one text. */
export function rule<Code extends keyof AllValues>(
  code: Code,
  ...[values]: None extends AllValues[Code] ? [] : [AllValues[Code]]
): string {
  return values === undefined ? code : `${code} ${JSON.stringify(values)}`;
}

const written = /^([a-z\d_]+)(?: (\{.*\}))?$/s;

/** The same of a problem that has come from the API. */
export function ruleOf({ code, ...values }: RuleProblem): string {
  return Object.keys(values).length === 0 ? code : `${code} ${JSON.stringify(values)}`;
}

/** What `rule` has written; undefined for any other text. */
export function readRule(text: string, rules: KnownRules): RuleProblem | undefined {
  const [, code = '', values] = written.exec(text) ?? [];
  if (!Object.hasOwn(rules, code)) return undefined;
  return { code, ...(values ? (JSON.parse(values) as object) : {}) };
}

/** The sentence of a rule, or the text as it is when it names none. */
export function ruleSentence(text: string, rules: KnownRules, label = ''): string {
  const problem = readRule(text, rules);
  // A page may be older than the API.
  if (!problem) return written.test(text) ? rules.not_valid({ label }) : `${label} ${text}`.trim();
  const say = rules[problem.code as keyof AllValues] as (values: object) => string;
  return say({ ...problem, label }).trim();
}
