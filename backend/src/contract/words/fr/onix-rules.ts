import type { OnixRules } from '../onix-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './first-rules.ts';
import { rules } from './rules.ts';

const say = (broken: string) => ruleSentence(broken, { ...rules, ...onixRules });
const list = new Intl.ListFormat('fr');

/** Errors and warnings of the products of an ONIX message. */
export const onixRules: OnixRules = {
  draft_without_price_because: ({ label, why }) =>
    labelled(label, `valeur manquante (${say(why)}), le livre arrive donc en brouillon`),
  draft_because: ({ label, why }) => labelled(label, `arrive en brouillon, car ${say(why)}`),
  why_free: () => 'il est gratuit',
  why_no_price_yet: () => 'son prix n’est pas encore annoncé',
  why_not_alone: () => 'il n’est pas vendu seul',
  why_on_request: () => 'son prix n’est donné que sur demande',
  why_not_as_set: () => 'il n’est pas vendu en lot',
  why_cancelled: () => 'sa parution est annulée',
  why_postponed: () => 'sa parution est reportée sans date',
  why_not_appeared: () => 'il n’est pas encore paru',
  why_withdrawn_for_now: () => 'sa vente est suspendue',
  why_out_of_print: () => 'il est épuisé',
  why_withdrawn: () => 'il est retiré de la vente',
  why_recalled: () => 'il est rappelé',
  why_other_countries: () => 'il est vendu dans d’autres pays',
  why_not_available: () => 'il n’est pas disponible',
  why_no_retail_price: () => 'il n’a pas de prix public',
  why_prices_elsewhere: () => 'ses prix valent pour d’autres pays',
  why_prices_of_other_days: () => 'ses prix ne sont pas ceux d’aujourd’hui',
  why_none: () => 'le message n’en donne pas',
  why_no_currency: () => 'son prix n’indique pas de devise',
  why_other_currency: ({ others, currency }) =>
    `le fichier a des prix en ${list.format(others)}, la librairie compte en ${currency}`,
  prices_alike: ({ label, amounts }) =>
    labelled(
      label,
      `douteux, le message donne ${list.format(amounts.map(String))} sans rien qui les distingue`,
    ),
  record_deleted: ({ label }) =>
    labelled(label, 'ignoré, l’éditeur supprime la notice ; le livre reste tel quel'),
  record_replaced: ({ label, row }) =>
    labelled(label, `ignoré, une notice plus récente de ce livre (ligne ${row}) est retenue`),
  not_utf8_as_named: ({ label }) =>
    labelled(label, 'n’est pas en UTF-8 comme le message l’annonce ; lu en Windows-1252'),
  onix_fault: ({ label, broken, line }) => labelled(label, `${say(broken)} (ligne ${line})`),
  not_xml: ({ label, text }) => labelled(label, `ce n’est pas du XML (${text})`),
  xml_entities: ({ label }) => labelled(label, 'déclare des entités, qui ne sont pas lues'),
  not_onix: ({ label }) => labelled(label, 'c’est du XML, mais pas un message ONIX'),
  nested_too_deeply: ({ label }) => labelled(label, 'imbrication trop profonde'),
  product_of_too_many_parts: ({ label }) => labelled(label, 'produit composé de trop de parties'),
  product_too_long: ({ label }) => labelled(label, 'produit contenant trop de texte'),
  part_too_long: ({ label }) => labelled(label, 'une partie est trop longue'),
  not_in_named_encoding: ({ label }) => labelled(label, 'n’est pas dans l’encodage annoncé'),
  onix_2: ({ label }) => labelled(label, 'c’est de l’ONIX 2 ; demandez de l’ONIX 3.0'),
};
