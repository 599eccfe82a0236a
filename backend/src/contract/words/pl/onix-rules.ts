import type { OnixRules } from '../onix-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './first-rules.ts';
import { rules } from './rules.ts';

const say = (broken: string) => ruleSentence(broken, { ...rules, ...onixRules });
const list = new Intl.ListFormat('pl');

/** Errors and warnings of the products of an ONIX message. */
export const onixRules: OnixRules = {
  draft_without_price_because: ({ label, why }) =>
    labelled(label, `brak, więc książka trafia do szkiców: ${say(why)}`),
  draft_because: ({ label, why }) => labelled(label, `trafia do szkiców: ${say(why)}`),
  why_free: () => 'jest bezpłatna',
  why_no_price_yet: () => 'jej cena nie jest jeszcze ogłoszona',
  why_not_alone: () => 'nie jest sprzedawana osobno',
  why_on_request: () => 'cena jest podawana tylko na zapytanie',
  why_not_as_set: () => 'nie jest sprzedawana jako zestaw',
  why_cancelled: () => 'jej wydanie odwołano',
  why_postponed: () => 'jej wydanie odłożono bezterminowo',
  why_not_appeared: () => 'jeszcze się nie ukazała',
  why_withdrawn_for_now: () => 'jest czasowo wycofana ze sprzedaży',
  why_out_of_print: () => 'nakład jest wyczerpany',
  why_withdrawn: () => 'jest wycofana ze sprzedaży',
  why_recalled: () => 'została wycofana z rynku',
  why_other_countries: () => 'jest sprzedawana w innych krajach',
  why_not_available: () => 'jest niedostępna',
  why_no_retail_price: () => 'nie ma ceny detalicznej',
  why_prices_elsewhere: () => 'jej ceny dotyczą innych krajów',
  why_prices_of_other_days: () => 'jej ceny nie obowiązują dzisiaj',
  why_none: () => 'komunikat nie podaje żadnej',
  why_no_currency: () => 'przy cenie nie podano waluty',
  why_other_currency: ({ others, currency }) =>
    `plik ma ceny w ${list.format(others)}, a księgarnia w ${currency}`,
  prices_alike: ({ label, amounts }) =>
    labelled(
      label,
      `wartość niepewna: komunikat podaje ${list.format(amounts.map(String))} bez niczego, co by je odróżniało`,
    ),
  record_deleted: ({ label }) =>
    labelled(label, 'pominięto: wydawca usuwa rekord; książka pozostaje bez zmian'),
  record_replaced: ({ label, row }) =>
    labelled(label, `pominięto: obowiązuje późniejszy rekord tej książki (wiersz ${row})`),
  not_utf8_as_named: ({ label }) =>
    labelled(label, 'nie jest w UTF-8, jak podaje komunikat; odczytano jako Windows-1252'),
  onix_fault: ({ label, broken, line }) => labelled(label, `${say(broken)} (wiersz ${line})`),
  not_xml: ({ label, text }) => labelled(label, `to nie jest XML: ${text}`),
  xml_entities: ({ label }) =>
    labelled(label, 'zawiera deklaracje encji, które nie są odczytywane'),
  not_onix: ({ label }) => labelled(label, 'to XML, ale nie komunikat ONIX'),
  nested_too_deeply: ({ label }) => labelled(label, 'zbyt głębokie zagnieżdżenie'),
  product_of_too_many_parts: ({ label }) => labelled(label, 'produkt z nadmierną liczbą części'),
  product_too_long: ({ label }) => labelled(label, 'produkt z nadmierną ilością tekstu'),
  part_too_long: ({ label }) => labelled(label, 'jedna z części jest za długa'),
  not_in_named_encoding: ({ label }) => labelled(label, 'nie jest w podanym kodowaniu'),
  onix_2: ({ label }) => labelled(label, 'to ONIX 2; proszę zażądać ONIX 3.0'),
};
