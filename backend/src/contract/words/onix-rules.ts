import type { RuleSentences } from './rules.ts';

type None = Record<never, never>;

/** Errors and warnings of the products of an ONIX message; `why_...` are reasons within other sentences. */
export interface OnixRuleValues {
  draft_without_price_because: { why: string };
  draft_because: { why: string };
  why_free: None;
  why_no_price_yet: None;
  why_not_alone: None;
  why_on_request: None;
  why_not_as_set: None;
  why_cancelled: None;
  why_postponed: None;
  why_not_appeared: None;
  why_withdrawn_for_now: None;
  why_out_of_print: None;
  why_withdrawn: None;
  why_recalled: None;
  why_other_countries: None;
  why_not_available: None;
  why_no_retail_price: None;
  why_prices_elsewhere: None;
  why_prices_of_other_days: None;
  why_none: None;
  why_no_currency: None;
  why_other_currency: { others: readonly string[]; currency: string };
  prices_alike: { amounts: readonly number[] };
  record_deleted: None;
  record_replaced: { row: number };
  not_utf8_as_named: None;
  onix_fault: { broken: string; line: number };
  not_xml: { text: string };
  xml_entities: None;
  not_onix: None;
  nested_too_deeply: None;
  product_of_too_many_parts: None;
  product_too_long: None;
  part_too_long: None;
  not_in_named_encoding: None;
  onix_2: None;
}

export type OnixRules = RuleSentences<OnixRuleValues>;
