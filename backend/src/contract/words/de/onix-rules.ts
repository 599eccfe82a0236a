import type { OnixRules } from '../onix-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './first-rules.ts';
import { rules } from './rules.ts';

const say = (broken: string) => ruleSentence(broken, { ...rules, ...onixRules });
const list = new Intl.ListFormat('de');

/** Errors and warnings of the products of an ONIX message. */
export const onixRules: OnixRules = {
  draft_without_price_because: ({ label, why }) =>
    labelled(label, `fehlt, das Buch kommt deshalb als Entwurf: ${say(why)}`),
  draft_because: ({ label, why }) => labelled(label, `kommt als Entwurf: ${say(why)}`),
  why_free: () => 'es ist kostenlos',
  why_no_price_yet: () => 'sein Preis ist noch nicht angekündigt',
  why_not_alone: () => 'es wird nicht einzeln verkauft',
  why_on_request: () => 'sein Preis wird nur auf Anfrage genannt',
  why_not_as_set: () => 'es wird nicht als Set verkauft',
  why_cancelled: () => 'sein Erscheinen ist abgesagt',
  why_postponed: () => 'es ist auf unbestimmte Zeit verschoben',
  why_not_appeared: () => 'es ist noch nicht erschienen',
  why_withdrawn_for_now: () => 'es ist vorübergehend nicht im Verkauf',
  why_out_of_print: () => 'es ist vergriffen',
  why_withdrawn: () => 'es ist nicht mehr im Verkauf',
  why_recalled: () => 'es ist zurückgerufen',
  why_other_countries: () => 'es wird in anderen Ländern verkauft',
  why_not_available: () => 'es ist nicht lieferbar',
  why_no_retail_price: () => 'es hat keinen Ladenpreis',
  why_prices_elsewhere: () => 'seine Preise gelten für andere Länder',
  why_prices_of_other_days: () => 'seine Preise gelten nicht heute',
  why_none: () => 'die Meldung nennt keinen',
  why_no_currency: () => 'sein Preis nennt keine Währung',
  why_other_currency: ({ others, currency }) =>
    `die Datei nennt Preise in ${list.format(others)}, die Buchhandlung rechnet in ${currency}`,
  prices_alike: ({ label, amounts }) =>
    labelled(
      label,
      `zweifelhaft; die Meldung nennt ${list.format(amounts.map(String))} und nichts, was sie unterscheidet`,
    ),
  record_deleted: ({ label }) =>
    labelled(label, 'übersprungen; der Verlag löscht den Datensatz, das Buch bleibt, wie es ist'),
  record_replaced: ({ label, row }) =>
    labelled(label, `übersprungen; ein späterer Datensatz dieses Buches (Zeile ${row}) gilt`),
  not_utf8_as_named: ({ label }) =>
    labelled(label, 'nicht in UTF-8, wie die Meldung angibt; als Windows-1252 gelesen'),
  onix_fault: ({ label, broken, line }) => labelled(label, `${say(broken)} (Zeile ${line})`),
  not_xml: ({ label, text }) => labelled(label, `kein XML: ${text}`),
  xml_entities: ({ label }) =>
    labelled(label, 'enthält Entity-Deklarationen, die nicht gelesen werden'),
  not_onix: ({ label }) => labelled(label, 'XML, aber keine ONIX-Meldung'),
  nested_too_deeply: ({ label }) => labelled(label, 'zu tief verschachtelt'),
  product_of_too_many_parts: ({ label }) => labelled(label, 'ein Produkt aus zu vielen Teilen'),
  product_too_long: ({ label }) => labelled(label, 'ein Produkt mit zu viel Text'),
  part_too_long: ({ label }) => labelled(label, 'ein Teil ist zu lang'),
  not_in_named_encoding: ({ label }) =>
    labelled(label, 'nicht in der angegebenen Zeichenkodierung'),
  onix_2: ({ label }) => labelled(label, 'ONIX 2; bitte ONIX 3.0 anfordern'),
};
