import type { OnixRules } from '../onix-rules.ts';
import { ruleSentence } from '../rules.ts';
import { rules } from './rules.ts';

const say = (broken: string) => ruleSentence(broken, { ...rules, ...onixRules });

/** Errors and warnings of the products of an ONIX message. */
export const onixRules: OnixRules = {
  draft_without_price_because: ({ label, why }) =>
    `${label} is missing, so the book comes as a draft: ${say(why)}`,
  draft_because: ({ label, why }) => `${label} comes as a draft: ${say(why)}`,
  why_free: () => 'it is free of charge',
  why_no_price_yet: () => 'its price is not announced yet',
  why_not_alone: () => 'it is not sold on its own',
  why_on_request: () => 'its price is only given on request',
  why_not_as_set: () => 'it is not sold as a set',
  why_cancelled: () => 'its publication is cancelled',
  why_postponed: () => 'it is postponed indefinitely',
  why_not_appeared: () => 'it has not appeared yet',
  why_withdrawn_for_now: () => 'it is withdrawn from sale for now',
  why_out_of_print: () => 'it is out of print',
  why_withdrawn: () => 'it is withdrawn from sale',
  why_recalled: () => 'it is recalled',
  why_other_countries: () => 'it is sold in other countries',
  why_not_available: () => 'it is not available',
  why_no_retail_price: () => 'it has no price for shoppers',
  why_prices_elsewhere: () => 'its prices are for other countries',
  why_prices_of_other_days: () => 'its prices are not those of today',
  why_none: () => 'the message has none',
  why_no_currency: () => 'its price names no currency',
  why_other_currency: ({ others, currency }) =>
    `the file has prices in ${others.join(', ')}, the shop has ${currency}`,
  prices_alike: ({ label, amounts }) =>
    `${label} is doubtful: the message has ${amounts.join(' and ')} with nothing that tells them apart`,
  record_deleted: ({ label }) =>
    `${label} is skipped: its publisher deletes the record; the book stays as it is`,
  record_replaced: ({ label, row }) =>
    `${label} is skipped: a later record of this book (row ${row}) is taken`,
  not_utf8_as_named: ({ label }) =>
    `${label} is not in UTF-8 as the message says: it is read as Windows-1252`,
  onix_fault: ({ label, broken, line }) => `${label} ${say(broken)} (line ${line})`,
  not_xml: ({ label, text }) => `${label} is no XML: ${text}`,
  xml_entities: ({ label }) => `${label} declares entities, which are not read`,
  not_onix: ({ label }) => `${label} is XML, but no message of ONIX`,
  nested_too_deeply: ({ label }) => `${label} is nested too deeply`,
  product_of_too_many_parts: ({ label }) => `${label} is a product of too many parts`,
  product_too_long: ({ label }) => `${label} is a product with too much text`,
  part_too_long: ({ label }) => `${label} has a part that is too long`,
  not_in_named_encoding: ({ label }) => `${label} is not in the encoding that it names`,
  onix_2: ({ label }) => `${label} is ONIX 2: ask for ONIX 3.0`,
};
